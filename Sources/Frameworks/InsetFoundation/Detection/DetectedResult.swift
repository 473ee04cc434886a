import Foundation

/// What a detector tells of something that it found.
final class DetectedResult: NSTextCheckingResult {
    let data: DetectedData

    init(_ data: DetectedData) {
        self.data = data
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { CheckingType(rawValue: data.kind) }
    override var range: NSRange { data.range }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange {
        idx == 0 ? data.range : NSRange(location: NSNotFound, length: 0)
    }

    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool { (object as? DetectedResult)?.data == data }
    override var hash: Int { data.range.location ^ data.range.length << 16 }
}
