/// A place in a text, of whatever kind its content manager uses. From iOS 15.
public protocol NSTextLocation: NSObjectProtocol {
    /// Ascending where this place is nearer to the text's start.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place that is counted in UTF-16 units, as a text storage has them.
final class TextOffset: NSObject, NSTextLocation, Sendable {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextOffset, other.offset != offset else { return .orderedSame }
        return offset < other.offset ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}

extension NSTextRange {
    /// Counted in UTF-16 units.
    convenience init(_ range: NSRange) {
        self.init(from: TextOffset(range.location), to: TextOffset(range.location + max(0, range.length)))
    }
}
