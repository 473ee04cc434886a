import Foundation

/// A line of the benchmark's report.
struct Measurement: Encodable {
    var name: String
    var value: Double
    var unit: String
    /// The same, of what it is compared with.
    var peer_value: Double?
    /// How many times better than the peer.
    var ratio: Double?
    /// What was aimed at, in words.
    var goal: String

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .name)
        try container.encode((value * 1000).rounded() / 1000, forKey: .value)
        try container.encode(unit, forKey: .unit)
        try container.encode(peer_value.map { ($0 * 1000).rounded() / 1000 }, forKey: .peer_value)
        try container.encode(ratio.map { ($0 * 1000).rounded() / 1000 }, forKey: .ratio)
        try container.encode(goal, forKey: .goal)
    }

    private enum Key: CodingKey { case name, value, unit, peer_value, ratio, goal }
}

/// Milliseconds that closures take.
enum Stopwatch {
    /// The least of many runs: what is measured, with the least of what else the machine does.
    static func best(of count: Int, _ body: () -> Void) -> Double {
        (0..<count).map { _ in
            let start = ContinuousClock.now
            body()
            return (ContinuousClock.now - start) / .milliseconds(1)
        }.min() ?? 0
    }
}
