import Testing

@testable import ConstraintSolver

/// The fast road and the plain one on the same systems, ambiguous ones included.
@Suite("Two roads, one answer")
struct RoadsTests {
    /// What differs: a level with another sum of violations, or values that nothing leaves open.
    static func findings(_ system: RandomSystem) -> [String] {
        let solved = SolvedSystem(system)
        var solver = solved.solver
        let (variables, values, broken) = (solved.variables, solved.values, solved.broken)
        let plain = solver.plainValues()
        let own = system.objective(at: values, broken: broken)
        let other = system.objective(at: plain, broken: broken)
        var findings: [String] = []
        for level in own.keys.sorted(by: >) {
            let (left, right) = (own[level] ?? 0, other[level] ?? 0)
            if !(abs(left - right) <= 1e-6) { findings.append("level \(level): \(left), plain \(right)") }
        }
        let open = solver.ambiguousVariables()
        for (variable, (value, expected)) in zip(variables, zip(values, plain)) where !open.contains(variable) {
            if !(abs(value - expected) <= 1e-6) {
                findings.append("variable \(variable.number): \(value), plain \(expected); \(solver.engineDescription)")
            }
        }
        return findings
    }

    @Test(arguments: [1...5, 4...9])
    func `random systems have the same optima on both roads`(sizes: ClosedRange<Int>) {
        for seed in 0..<1500 {
            let system = RandomSystem(
                seed: UInt64(seed) + 5_000_000,
                variables: sizes,
                rows: 3...(3 * sizes.upperBound)
            )
            let findings = Self.findings(system)
            #expect(findings.isEmpty, "seed \(seed): \(findings)")
        }
    }

    /// Parameters that move back and forth, against a solver that is made anew.
    @Test func `following parameters gives the values of a solve from scratch`() {
        for seed in 0..<400 {
            var random = SeededGenerator(seed: UInt64(seed) + 77)
            let system = RandomSystem(seed: UInt64(seed) + 6_000_000, variables: 3...7, rows: 4...16)
            func make(_ values: [Double]) -> (Solver, [Variable]) {
                var solver = Solver()
                let variables = system.isNonNegative.enumerated().map { index, isNonNegative in
                    index < 2 ? solver.makeParameter(values[index]) : solver.makeVariable(nonNegative: isNonNegative)
                }
                for index in system.rows.indices { _ = solver.add(system.constraint(index, over: variables)) }
                return (solver, variables)
            }
            var (edited, variables) = make([3, 5])
            edited.solve()
            for _ in 0..<6 {
                let values = [Double(random.below(60) - 20), Double(random.below(40))]
                for index in 0..<2 { edited.setParameter(variables[index], to: values[index]) }
                let report = edited.solve()
                // What broke stays broken, which another solver doesn't know.
                if !report.conflicts.isEmpty || !edited.brokenConstraints.isEmpty { break }
                var (fresh, others) = make(values)
                fresh.solve()
                if !fresh.brokenConstraints.isEmpty {
                    Issue.record("seed \(seed): a contradiction went unnoticed")
                    break
                }
                let difference =
                    zip(variables, others).map { abs(edited.value(of: $0) - fresh.value(of: $1)) }.max() ?? 0
                #expect(difference < 1e-6, "seed \(seed) at \(values)")
            }
        }
    }
}
