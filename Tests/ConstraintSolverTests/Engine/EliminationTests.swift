import ConstraintSolver
import Testing

@Suite("Equalities, chains and numbers")
struct EliminationTests {
    @Test func `redundant equalities that agree are accepted`() {
        var solver = Solver()
        let width = solver.makeParameter(40_000)
        let columns = (0..<3).map { _ in solver.makeVariable(nonNegative: true) }
        let sum = columns.reduce(Expression()) { $0 + Expression($1) }
        _ = solver.add(Constraint(sum - Expression(width), .equal))
        for column in columns {
            _ = solver.add(Constraint(Expression(column) - Expression(columns[0]), .equal))
            _ = solver.add(Constraint(Expression(column) - Expression(width) * (1.0 / 3), .equal))
        }
        #expect(solver.solve().conflicts.isEmpty)
        for column in columns { #expect(abs(solver.value(of: column) - 40_000.0 / 3) < 1e-6) }
        solver.setParameter(width, to: 12_345.678)
        #expect(solver.solve().conflicts.isEmpty)
        #expect(abs(solver.value(of: columns[2]) - 4115.226) < 1e-6)
    }

    @Test(arguments: [Relation.equal, .greaterThanOrEqual])
    func `a chain of 10000 positions is solved`(relation: Relation) {
        var solver = Solver()
        let count = relation == .equal ? 10_000 : 300
        let positions = (0..<count).map { _ in solver.makeVariable() }
        let heights = (0..<count).map { _ in solver.makeVariable(nonNegative: true) }
        _ = solver.add(Constraint(Expression(positions[0]) - 20, .equal))
        for i in 0..<count {
            _ = solver.add(Constraint(Expression(heights[i]) - 10, .lessThanOrEqual, priority: 250))
            _ = solver.add(Constraint(Expression(heights[i]) - 10, .greaterThanOrEqual, priority: 750))
            guard i > 0 else { continue }
            let gap = Expression(positions[i]) - Expression(positions[i - 1]) - Expression(heights[i - 1]) - 8
            _ = solver.add(Constraint(gap, relation))
        }
        #expect(solver.solve().conflicts.isEmpty)
        #expect(abs(solver.value(of: positions[count - 1]) - Double(20 + 18 * (count - 1))) < 1e-6)
        #expect(solver.value(of: heights[count - 1]) == 10)
    }

    @Test func `a chain of optional equalities is solved`() {
        var solver = Solver()
        let positions = (0..<1000).map { _ in solver.makeVariable() }
        _ = solver.add(Constraint(Expression(positions[0]) - 5, .equal, priority: 999))
        for i in 1..<1000 {
            let gap = Expression(positions[i]) - Expression(positions[i - 1]) - 1
            _ = solver.add(Constraint(gap, .greaterThanOrEqual))
            _ = solver.add(Constraint(gap - 1, .equal, priority: 600))
        }
        _ = solver.solve()
        #expect(abs(solver.value(of: positions[999]) - 2003) < 1e-6)
    }

    @Test(arguments: [1e-6, 1e-3, 1e3, 1e6])
    func `coefficients of other magnitudes give the same answer`(scale: Double) {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable(nonNegative: true)
        let z = solver.makeVariable()
        _ = solver.add(Constraint((Expression(x) + Expression(y) - 300) * scale, .equal))
        _ = solver.add(Constraint((Expression(z) - Expression(x) * 2) * (1 / scale), .equal))
        _ = solver.add(Constraint((Expression(y) - 80) * scale, .lessThanOrEqual, priority: 700))
        _ = solver.add(Constraint((Expression(z) - 500) * (1 / scale), .equal, priority: 300))
        _ = solver.add(Constraint((Expression(y) - 30) * scale, .greaterThanOrEqual))
        #expect(solver.solve().conflicts.isEmpty)
        #expect(abs(solver.value(of: x) - 250) < 1e-6)
        #expect(abs(solver.value(of: y) - 50) < 1e-6)
        #expect(abs(solver.value(of: z) - 500) < 1e-6)
    }

    @Test func `a variable may be mentioned twice, or with zero`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        _ = solver.add(Constraint(Expression(x) + Expression(x) + Expression(y) * 0 - 10, .equal))
        _ = solver.add(Constraint(Expression(y) - Expression(y), .equal))
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: x) == 5)
        #expect(solver.value(of: y) == 0)
        let absurd = solver.add(Constraint(Expression(y) - Expression(y) + 3, .equal))
        #expect(solver.solve().conflicts == [Conflict(constraints: [absurd], broken: absurd)])
    }

    @Test func `a discarded variable's place is used again`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let handle = solver.add(Constraint(Expression(x) - 5, .equal))
        solver.solve()
        solver.remove(handle)
        solver.discard(x)
        let y = solver.makeVariable(nonNegative: true)
        #expect(x == y)
        solver.solve()
        #expect(solver.value(of: y) == 0)
    }
}
