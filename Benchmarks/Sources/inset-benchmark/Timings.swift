import Foundation

/// The line `{"timings": {"parse": 4.1, "solve": …}}` that `inset` writes to its standard error with `--timings`: the
/// milliseconds of its stages.
struct Timings: Decodable {
    var timings: [String: Double]

    /// The stages in what a program wrote; none where there is no such line.
    static func stages(in text: String) -> [String: Double] {
        for line in text.split(separator: "\n") where line.hasPrefix("{\"timings\"") {
            if let report = try? JSONDecoder().decode(Timings.self, from: Data(line.utf8)) { return report.timings }
        }
        return [:]
    }
}
