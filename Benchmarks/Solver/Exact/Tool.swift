// Prints random systems and what the solver makes of them, a line of JSON each; exact.py judges.
//
//     bench-exact FIRST COUNT

@main
struct Tool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        guard arguments.count == 2 else { return print("usage: bench-exact FIRST COUNT") }
        for seed in arguments[0]..<(arguments[0] + arguments[1]) { print(line(seed)) }
    }

    static func line(_ seed: UInt64) -> String {
        let system = RandomSystem(levelledSeed: seed)
        let solved = SolvedSystem(system)
        let sums = system.objective(at: solved.values, broken: solved.broken)
        let rows = system.rows.indices.map { index -> String in
            let row = system.rows[index]
            let level = system.level(of: index, broken: solved.broken)
            let terms = row.coefficients.map { "[\($0.variable), \"\($0.coefficient)\"]" }.joined(separator: ", ")
            return "{\"terms\": [\(terms)], \"constant\": \"\(row.constant)\", \"relation\": \(row.relation.rawValue), "
                + "\"level\": \"\(level == .infinity ? "required" : "\(level)")\"}"
        }
        func name(_ level: Double) -> String { level == level.rounded() ? "\(Int(level))" : "\(level)" }
        let found = sums.filter { $0.key < .infinity }.map { "\"\(name($0.key))\": \($0.value)" }.sorted()
        return "{\"seed\": \(seed), \"nonNegative\": [\(system.isNonNegative.map { "\($0)" }.joined(separator: ", "))], "
            + "\"required\": \(sums[.infinity] ?? 0), \"sums\": {\(found.joined(separator: ", "))}, "
            + "\"rows\": [\(rows.joined(separator: ", "))]}"
    }
}
