import ConstraintSolver
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
    // AL-7
    @Test func `two labels that hug equally are ambiguous and their alternative is the other way round`() throws {
        var solver = Solver()
        let a = solver.makeVariable(nonNegative: true)
        let b = solver.makeVariable(nonNegative: true)
        let height = solver.makeVariable(nonNegative: true)
        _ = solver.add(Constraint(Expression(a) + Expression(b) - 300, .equal))
        _ = solver.add(Constraint(Expression(height) - 44, .equal))
        for (index, width) in [a, b].enumerated() {
            _ = solver.add(Constraint(Expression(width) - 100, .lessThanOrEqual, priority: 250, stamp: index))
            _ = solver.add(Constraint(Expression(width) - 100, .greaterThanOrEqual, priority: 750, stamp: index))
        }
        #expect(solver.ambiguousVariables() == [a, b])
        #expect(solver.isDetermined(height))
        #expect(solver.value(of: a) == 200)
        let found = solver.alternativeValues()
        let alternative = try #require(found)
        #expect(alternative[a] == 100)
        #expect(alternative[b] == 200)
        #expect(alternative[height] == 44)
    }

    @Test func `hugging harder decides and leaves nothing open`() {
        var solver = Solver()
        let a = solver.makeVariable(nonNegative: true)
        let b = solver.makeVariable(nonNegative: true)
        _ = solver.add(Constraint(Expression(a) + Expression(b) - 300, .equal))
        _ = solver.add(Constraint(Expression(a) - 100, .lessThanOrEqual, priority: 251))
        _ = solver.add(Constraint(Expression(b) - 100, .lessThanOrEqual, priority: 250))
        #expect(solver.ambiguousVariables().isEmpty)
        #expect(solver.alternativeValues() == nil)
        #expect(solver.value(of: a) == 100)
        #expect(solver.value(of: b) == 200)
    }

    // AL-7a
    @Test func `what nothing determines ends at zero, and a position that one inequality bounds at its bound`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let width = solver.makeVariable(nonNegative: true)
        let trailing = solver.makeVariable()
        _ = solver.add(Constraint(Expression(trailing) - Expression(x) - Expression(width), .equal))
        #expect(solver.ambiguousVariables() == [x, width, trailing])
        #expect([x, width, trailing].map { solver.value(of: $0) } == [0, 0, 0])
        _ = solver.add(Constraint(Expression(trailing) - 300, .lessThanOrEqual))
        #expect(solver.ambiguousVariables() == [x, width, trailing])
        solver.solve()
        #expect([x, width, trailing].map { solver.value(of: $0) } == [300, 0, 300])
        _ = solver.add(Constraint(Expression(x) - 16, .greaterThanOrEqual))
        solver.solve()
        #expect([x, width, trailing].map { solver.value(of: $0) } == [16, 0, 16])
    }

    // AL-7a
    @Test(arguments: [
        (Relation.lessThanOrEqual, 10.0, 10.0), (.lessThanOrEqual, -10, -10), (.greaterThanOrEqual, 23, 23),
        (.greaterThanOrEqual, -5, -5),
    ])
    func `a bound on one side is where a position lies, by every road`(relation: Relation, bound: Double, place: Double)
    {
        // One column.
        var single = Solver()
        let x = single.makeVariable()
        _ = single.add(Constraint(Expression(x) - bound, relation))
        single.solve()
        #expect(single.value(of: x) == place)
        // Two views, of which the second is bounded by the first, in rows that no two columns share.
        var chain = Solver()
        let views = (0..<3).map { _ in chain.makeVariable() }
        _ = chain.add(Constraint(Expression(views[0]) - bound, relation))
        _ = chain.add(Constraint(Expression(views[1]) - Expression(views[0]) - bound, relation))
        _ = chain.add(Constraint(Expression(views[2]) - Expression(views[1]) - Expression(views[0]) - bound, relation))
        chain.solve()
        #expect(views.map { chain.value(of: $0) } == [place, 2 * place, 4 * place])
        // Coefficients so far apart that the exact road takes them.
        var exact = Solver()
        let far = (0..<2).map { _ in exact.makeVariable() }
        _ = exact.add(Constraint(Expression(far[0]) * 8192 - 8192 * bound, relation))
        _ = exact.add(Constraint(Expression(far[1]) * 0.5 - Expression(far[0]) * 0.5 - 0.5 * bound, relation))
        exact.solve()
        #expect(far.map { exact.value(of: $0) } == [place, 2 * place])
    }

    @Test func `a centered view without a width has none`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let width = solver.makeVariable(nonNegative: true)
        _ = solver.add(Constraint(Expression(x) + Expression(width) * 0.5 - 160, .equal))
        #expect(solver.ambiguousVariables() == [x, width])
        #expect(solver.value(of: x) == 160)
        #expect(solver.value(of: width) == 0)
    }

    @Test func `bounds that meet determine without an equality`() {
        var solver = Solver()
        let x = solver.makeVariable(nonNegative: true)
        let y = solver.makeVariable(nonNegative: true)
        _ = solver.add(Constraint(Expression(x) + Expression(y), .lessThanOrEqual))
        #expect(solver.ambiguousVariables().isEmpty)
    }

    @Test func `the constraints that hold a variable are those whose change moves it`() {
        var solver = Solver()
        let root = solver.makeParameter(320)
        let x = solver.makeVariable()
        let width = solver.makeVariable(nonNegative: true)
        let y = solver.makeVariable()
        let leading = solver.add(Constraint(Expression(x) - 16, .equal))
        let trailing = solver.add(
            Constraint(Expression(x) + Expression(width) - Expression(root) + 16, .lessThanOrEqual)
        )
        let hugging = solver.add(Constraint(Expression(width) - 100, .lessThanOrEqual, priority: 250))
        let content = solver.add(Constraint(Expression(width) - 100, .greaterThanOrEqual, priority: 750))
        _ = solver.add(Constraint(Expression(y) - 5, .equal))
        #expect(solver.constraints(affecting: x) == [leading])
        let holding = solver.constraints(affecting: width)
        #expect(holding == [content] || holding == [hugging])
        solver.setParameter(root, to: 100)
        #expect(solver.constraints(affecting: width) == [leading, trailing])
    }
}
