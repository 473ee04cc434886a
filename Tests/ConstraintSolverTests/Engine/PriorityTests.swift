import ConstraintSolver
import Testing

@Suite("Priorities and ties")
struct PriorityTests {
    /// Two labels side by side fill a row; hugging and compression resistance alike. Returns their widths.
    private func fill(_ room: Double, contents: [Double], reversed: Bool) -> [Double] {
        var solver = Solver()
        let widths = contents.map { _ in solver.makeVariable(nonNegative: true) }
        let sum = widths.reduce(Expression()) { $0 + Expression($1) }
        _ = solver.add(Constraint(sum - room, .equal))
        for (index, content) in contents.enumerated() {
            let stamp = reversed ? contents.count - index : index
            let size = Expression(widths[index]) - content
            _ = solver.add(Constraint(size, .lessThanOrEqual, priority: 250, stamp: stamp))
            _ = solver.add(Constraint(size, .greaterThanOrEqual, priority: 750, stamp: stamp))
        }
        solver.solve()
        return widths.map { solver.value(of: $0) }
    }

    private func expect(_ values: [Double], _ expected: [Double]) {
        for (value, right) in zip(values, expected) { #expect(abs(value - right) < 1e-6) }
    }

    // AL-7
    @Test func `of two labels that hug equally the one referenced first takes the space`() {
        expect(fill(329, contents: [83.667, 76.333], reversed: false), [252.667, 76.333])
        expect(fill(329, contents: [83.667, 76.333], reversed: true), [83.667, 245.333])
    }

    // AL-7
    @Test func `with too little room the label referenced later shrinks`() {
        expect(fill(100, contents: [83.667, 76.333], reversed: false), [83.667, 16.333])
        expect(fill(100, contents: [83.667, 76.333], reversed: true), [23.667, 76.333])
        expect(fill(100, contents: [50, 60, 70], reversed: false), [50, 50, 0])
    }

    // AL-7
    @Test func `equal optional sizes are decided like content sizes`() {
        for (room, expected) in [(329.0, [229.0, 100]), (150, [100, 50])] {
            var solver = Solver()
            let a = solver.makeVariable(nonNegative: true)
            let b = solver.makeVariable(nonNegative: true)
            _ = solver.add(Constraint(Expression(a) + Expression(b) - room, .equal))
            _ = solver.add(Constraint(Expression(b) - 100, .equal, priority: 250, stamp: 2))
            _ = solver.add(Constraint(Expression(a) - 100, .equal, priority: 250, stamp: 1))
            solver.solve()
            expect([solver.value(of: a), solver.value(of: b)], expected)
        }
    }

    // AL-4
    @Test func `one constraint outweighs any number of constraints below it`() {
        var solver = Solver()
        let x = solver.makeVariable()
        for _ in 0..<1500 { _ = solver.add(Constraint(Expression(x) - 10, .lessThanOrEqual, priority: 500)) }
        _ = solver.add(Constraint(Expression(x) - 100, .greaterThanOrEqual, priority: 500.5))
        solver.solve()
        #expect(abs(solver.value(of: x) - 100) < 1e-9)
    }

    // AL-4
    @Test func `a level minimizes the sum of its violations`() {
        var solver = Solver()
        let x = solver.makeVariable()
        for target in [3.0, 5, 100] { _ = solver.add(Constraint(Expression(x) - target, .equal, priority: 500)) }
        solver.solve()
        #expect(abs(solver.value(of: x) - 5) < 1e-9)
    }

    // AL-4
    @Test func `what cannot be satisfied comes as near as it can before lower levels are looked at`() {
        var solver = Solver()
        let width = solver.makeVariable(nonNegative: true)
        let room = solver.makeParameter(320)
        _ = solver.add(Constraint(Expression(width) - Expression(room) + 40, .lessThanOrEqual))
        _ = solver.add(Constraint(Expression(width) - 400, .equal, priority: 999))
        _ = solver.add(Constraint(Expression(width) - 50, .equal, priority: 998))
        solver.solve()
        #expect(solver.value(of: width) == 280)
        solver.setParameter(room, to: 1000)
        solver.solve()
        #expect(solver.value(of: width) == 400)
    }

    // AL-5
    @Test func `an inequality costs nothing on its satisfied side`() {
        var solver = Solver()
        let x = solver.makeVariable()
        _ = solver.add(Constraint(Expression(x) - 10, .greaterThanOrEqual, priority: 900))
        _ = solver.add(Constraint(Expression(x) - 30, .equal, priority: 100))
        solver.solve()
        #expect(solver.value(of: x) == 30)
    }
}
