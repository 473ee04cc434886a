import ConstraintSolver
import Foundation
import Testing

@Suite("Against recorded exact answers")
struct RecordedTests {
    /// "12/5" or "3".
    private func number(_ text: Substring) -> Double? {
        let parts = text.split(separator: "/")
        guard let first = parts.first, let numerator = Double(first) else { return nil }
        guard parts.count == 2 else { return numerator }
        return Double(parts[1]).map { numerator / $0 }
    }

    // AL-4
    @Test func `1000 random systems of up to eight levels reach the sums that z3 found`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Resources/exact.txt")
        var count = 0
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: " ")
            let seed = try #require(UInt64(fields[0]))
            let system = RandomSystem(levelledSeed: seed)
            let solved = SolvedSystem(system)
            let sums = system.objective(at: solved.values, broken: solved.broken)
            let slack = system.rounding(at: solved.values, broken: solved.broken)
            for field in fields.dropFirst() {
                let parts = field.split(separator: ":")
                let level = try #require(Double(parts[0]))
                let exact = try #require(number(parts[1]))
                let found = sums[level] ?? 0
                #expect(
                    abs(found - exact) <= 1e-6 * max(1, exact) + (slack[level] ?? 0),
                    "seed \(seed), level \(level)"
                )
            }
            count += 1
        }
        #expect(count == 1000)
    }
}
