import Foundation

/// One figure of a benchmark, as it is printed.
struct Measurement: Codable, Sendable {
    /// "preview.corpus.throughput".
    var name: String
    var value: Double
    /// "ms", "MB", "pictures/s", "documents".
    var unit: String
    /// What the figure shall reach: at most for times, memory and failures, at least for throughput; nil where none is set.
    var goal: Double?
}

extension [Double] {
    /// The middle value; 0 of none.
    var median: Double {
        guard !isEmpty else { return 0 }
        let ordered = sorted()
        return count.isMultiple(of: 2) ? (ordered[count / 2 - 1] + ordered[count / 2]) / 2 : ordered[count / 2]
    }
}
