import Testing

@testable import ConstraintSolver

/// The fast road and the plain one on the same systems, ambiguous ones included.
@Suite("Two roads, one answer")
struct RoadsTests {
    /// How far the two roads are apart; `nil` where the plain road finds a contradiction that the fast one reports too.
    static func difference(_ system: RandomSystem) -> (worst: Double, message: String) {
        var solver = Solver()
        let variables = system.isNonNegative.map { solver.makeVariable(nonNegative: $0) }
        let handles = system.rows.indices.map { solver.add(system.constraint($0, over: variables)) }
        solver.solve()
        let values = variables.map { solver.value(of: $0) }
        let plain = solver.plainValues()
        let worst = zip(values, plain).map { abs($0 - $1) }.max() ?? 0
        let broken = Set(system.rows.indices.filter { solver.brokenConstraints.contains(handles[$0]) })
        let (own, other) = (system.objective(at: values, broken: broken), system.objective(at: plain, broken: broken))
        let isWorse = own.keys.sorted(by: >).first { abs((own[$0] ?? 0) - (other[$0] ?? 0)) > 1e-6 } != nil
        let message = "\(values), plain \(plain), \(isWorse ? "WORSE" : "tie"), \(solver.engineDescription)"
        return (worst.isNaN ? .infinity : worst, message)
    }

    @Test(arguments: [1...5, 4...9])
    func `random systems have the same values on both roads`(sizes: ClosedRange<Int>) {
        var ambiguous = 0
        for seed in 0..<1500 {
            let system = RandomSystem(seed: UInt64(seed) + 5_000_000, variables: sizes, rows: 3...(3 * sizes.upperBound))
            let (worst, message) = Self.difference(system)
            if worst > 1e-6 {
                ambiguous += 1
                if ambiguous < 20 { print("seed \(seed): \(message)") }
            }
        }
        #expect(ambiguous == 0)
    }
}
