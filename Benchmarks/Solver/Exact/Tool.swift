@preconcurrency import Glibc

// Prints random systems, what the solver makes of them, and its certificate, a line of JSON each; exact.py judges.
//
//     bench-exact FIRST COUNT     the systems of these seeds
//     bench-exact                 systems from standard input, a line each

@main
struct Tool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        if arguments.count == 2 {
            for seed in arguments[0]..<(arguments[0] + arguments[1]) {
                print(line(RandomSystem(levelledSeed: seed), seed: seed))
            }
            return
        }
        setvbuf(stdout, nil, _IOLBF, 0)
        while let text = readLine() {
            guard let system = RandomSystem(text: text) else {
                print("null")
                continue
            }
            print(line(system, seed: 0))
        }
    }

    private static func name(_ level: Double) -> String {
        level == .infinity ? "required" : level == level.rounded() ? "\(Int(level))" : "\(level)"
    }

    private static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

    private static func object(_ items: [(key: String, value: String)]) -> String {
        "{" + items.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
    }

    static func line(_ system: RandomSystem, seed: UInt64) -> String {
        let solved = SolvedSystem(system)
        var solver = solved.solver
        let places = Dictionary(uniqueKeysWithValues: solved.variables.enumerated().map { ($1, $0) })
        let rows = system.rows.indices.map { index -> String in
            let row = system.rows[index]
            let terms = system.constraint(index, over: solved.variables).expression.mergedTerms
            return object([
                ("terms", list(terms.map { "[\(places[$0.variable] ?? -1), \"\($0.coefficient)\"]" })),
                ("constant", "\"\(row.constant)\""),
                ("relation", "\(row.relation.rawValue)"),
                ("level", "\"\(name(system.level(of: index, broken: solved.broken)))\""),
            ])
        }
        let indices = Dictionary(uniqueKeysWithValues: solved.handles.enumerated().map { ($1, $0) })
        func factors(_ factors: [ConstraintHandle: Fraction]) -> String {
            object(factors.map { ("\(indices[$0.key] ?? -1)", "\"\($0.value)\"") }.sorted { $0.0 < $1.0 })
        }
        func values(_ values: [Variable: Fraction]) -> String {
            object(values.map { ("\(places[$0.key] ?? -1)", "\"\($0.value)\"") }.sorted { $0.0 < $1.0 })
        }
        var certificate = "null"
        if let proof = solver.certificate() {
            let levels = proof.levels.map { level in
                object([
                    ("level", "\"\(name(level.priority))\""), ("optimum", "\"\(level.optimum)\""),
                    ("factors", factors(level.factors)), ("bounds", values(level.bounds)),
                ])
            }
            certificate = object([
                ("levels", list(levels)), ("values", values(proof.values)), ("adjustments", factors(proof.adjustments)),
            ])
        }
        let conflicts = solved.report.conflicts.map { conflict -> String in
            var proof = "null"
            if let found = solver.proof(of: conflict) {
                let witnesses = found.witnesses.map { ("\(indices[$0.key] ?? -1)", values($0.value)) }
                proof = object([
                    ("factors", factors(found.factors)), ("bounds", values(found.bounds)), ("gap", "\"\(found.gap)\""),
                    ("witnesses", object(witnesses.sorted { $0.0 < $1.0 })),
                ])
            }
            return object([
                ("members", list(conflict.constraints.map { "\(indices[$0] ?? -1)" })),
                ("broken", "\(indices[conflict.broken] ?? -1)"), ("proof", proof),
            ])
        }
        return object([
            ("seed", "\(seed)"), ("text", "\"\(system.text)\""),
            ("nonNegative", list(system.isNonNegative.map { "\($0)" })),
            ("values", list(solved.values.map { $0.isFinite ? "\"\($0)\"" : "null" })),
            ("rows", list(rows)), ("conflicts", list(conflicts)), ("certificate", certificate),
        ])
    }
}
