import Foundation

/// One figure of the benchmark, as `.build/benchmarks/layout.json` lists it.
struct Figure: Codable {
    /// "layout.W2 form 100 rotate".
    var name: String
    var value: Double
    /// "ns/view", "ms", "instructions/view".
    var unit: String
    /// The solver's part of `value`, in the same unit; or what the figure is compared with.
    var peerValue: Double?
    /// `peerValue / value`: the solver's share.
    var ratio: Double?
    /// At most; nil where none is set.
    var goal: Double?

    enum CodingKeys: String, CodingKey {
        case name, value, unit, ratio, goal
        case peerValue = "peer_value"
    }

    init(_ name: String, _ value: Double, _ unit: String, peer: Double? = nil, goal: Double? = nil) {
        self.name = name
        self.value = value
        self.unit = unit
        peerValue = peer
        ratio = peer.map { value > 0 ? $0 / value : 0 }
        self.goal = goal
    }

    static let heading =
        "work".padding(toLength: 34, withPad: " ", startingAt: 0)
        + ["layout", "solver", "share", "goal"].map { column($0) }.joined()

    /// A line of the table.
    var line: String {
        let verdict = goal.map { value <= $0 ? "goal" : "ABOVE" } ?? ""
        return name.padding(toLength: 34, withPad: " ", startingAt: 0)
            + [value, peerValue, ratio, goal].map { Self.column($0.map(Self.text) ?? "") }.joined()
            + "  \(unit)  \(verdict)"
    }

    private static func column(_ text: String) -> String {
        String(repeating: " ", count: max(1, 12 - text.count)) + text
    }

    private static func text(_ value: Double) -> String {
        String(format: abs(value) < 10 ? "%.2f" : abs(value) < 1000 ? "%.1f" : "%.0f", value)
    }
}
