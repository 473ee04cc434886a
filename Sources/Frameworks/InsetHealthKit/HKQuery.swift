import Foundation

/// Asks for data; is answered with an error here.
open class HKQuery: NSObject, @unchecked Sendable {
    func fail(_ error: HKError) {}
}

/// Asks for what was measured.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    /// Asks for data of a kind.
    public init(
        sampleType: HKSampleType,
        predicate: NSPredicate?,
        limit: Int,
        sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { handler = resultsHandler }
    override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Something that is known.
open class HKObject: NSObject, @unchecked Sendable {
    /// A name of its own.
    public let uuid = UUID()
}

/// Something that was measured.
open class HKSample: HKObject, @unchecked Sendable {
    /// The kind.
    public let sampleType: HKSampleType
    /// When it began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date) { (sampleType, startDate, endDate) = (type, start, end) }
}

/// No limit.
public let HKObjectQueryNoLimit = 0
