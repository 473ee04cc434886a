import ConstraintSolver
import Testing

@Suite("Explanations")
struct ExplanationTests {
    @Test func `an explanation names the rows that hold a value and what they miss`() {
        var solver = Solver()
        let root = solver.makeParameter(320)
        let x = solver.makeVariable()
        let width = solver.makeVariable(nonNegative: true)
        let open = solver.makeVariable()
        let names = [root: "root.width", x: "label.x", width: "label.width", open: "other.x"]
        _ = solver.add(Constraint(Expression(x) - 16, .equal))
        let trailing = solver.add(
            Constraint(Expression(x) + Expression(width) - Expression(root) + 16, .lessThanOrEqual)
        )
        _ = solver.add(Constraint(Expression(width) - 400, .greaterThanOrEqual, priority: 750))
        let explanation = solver.explanation(of: width)
        #expect(
            explanation.lines { names[$0] ?? "?" } == [
                "label.width is 288, because",
                "label.x == 16",
                "label.x + label.width - root.width <= -16",
            ]
        )
        #expect(explanation.parts.map(\.factor) == [-1, 1])
        #expect(explanation.parts[1].constraint == trailing)
        #expect(
            solver.explanation(of: open).lines { names[$0] ?? "?" } == [
                "other.x is 0, which no constraint fixes"
            ]
        )
    }

    @Test func `the parts of an explanation add up to the value`() {
        for seed in 0..<300 {
            let system = RandomSystem(seed: UInt64(seed) + 8_000_000, variables: 2...6, rows: 3...12)
            var solver = Solver()
            let variables = system.isNonNegative.map { solver.makeVariable(nonNegative: $0) }
            for index in system.rows.indices { _ = solver.add(system.constraint(index, over: variables)) }
            let open = solver.ambiguousVariables()
            for variable in variables where !open.contains(variable) {
                let explanation = solver.explanation(of: variable)
                let sum = explanation.parts.reduce(0.0) { $0 + $1.factor * ($1.excess - $1.constant) }
                #expect(abs(sum - explanation.value) < 1e-6, "seed \(seed): \(explanation.lines { "v\($0.number)" })")
            }
        }
    }
}
