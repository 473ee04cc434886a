import ConstraintSolver
import Testing

@Suite("Contradictory required constraints")
struct ConflictTests {
    // AL-6
    @Test func `the member with the greatest key breaks and stays broken without another log`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let ten = solver.add(Constraint(Expression(x) - 10, .equal, breakingKey: .init([2, 1])))
        let twenty = solver.add(Constraint(Expression(x) - 20, .equal, breakingKey: .init([2])))
        let report = solver.solve()
        #expect(report.conflicts == [Conflict(constraints: [ten, twenty], broken: ten)])
        #expect(solver.value(of: x) == 20)
        #expect(solver.brokenConstraints == [ten])

        solver.remove(twenty)
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: x) == 10)

        let thirty = solver.add(Constraint(Expression(x) - 30, .equal, breakingKey: .init([9])))
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: x) == 30)

        solver.remove(ten)
        let again = solver.add(Constraint(Expression(x) - 10, .equal, breakingKey: .init([2, 1])))
        #expect(solver.solve().conflicts == [Conflict(constraints: [thirty, again], broken: thirty)])
        #expect(solver.value(of: x) == 10)
    }

    // AL-6
    @Test func `keys may be made when there is a contradiction`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let ten = solver.add(Constraint(Expression(x) - 10, .equal))
        var asked: [ConstraintHandle] = []
        solver.solve { handle in
            asked.append(handle)
            return BreakingKey([1])
        }
        #expect(asked.isEmpty)
        let twenty = solver.add(Constraint(Expression(x) - 20, .equal))
        let report = solver.solve { handle in
            asked.append(handle)
            return BreakingKey([handle == ten ? 2 : 1])
        }
        #expect(asked == [ten, twenty])
        #expect(report.conflicts == [Conflict(constraints: [ten, twenty], broken: ten)])
        #expect(solver.withValues { $0[x.number] } == 20)
    }

    // AL-6
    @Test func `a negative size breaks alone`() {
        var solver = Solver()
        let width = solver.makeVariable(nonNegative: true)
        let handle = solver.add(Constraint(Expression(width) + 16, .equal))
        #expect(solver.solve().conflicts == [Conflict(constraints: [handle], broken: handle)])
        #expect(solver.value(of: width) == 0)
    }

    // AL-6
    @Test func `only the constraints that contradict each other are listed`() {
        var solver = Solver()
        let root = solver.makeParameter(300)
        let x = (0..<6).map { _ in solver.makeVariable() }
        let w = (0..<6).map { _ in solver.makeVariable(nonNegative: true) }
        var chain: [ConstraintHandle] = []
        chain.append(solver.add(Constraint(Expression(x[0]) - 20, .equal)))
        for i in 1..<6 {
            _ = solver.add(Constraint(Expression(w[i]) - 30, .greaterThanOrEqual))
            chain.append(
                solver.add(
                    Constraint(Expression(x[i]) - Expression(x[i - 1]) - Expression(w[i - 1]) - 8, .greaterThanOrEqual)
                )
            )
        }
        let first = solver.add(Constraint(Expression(w[0]) - 290, .equal, breakingKey: .init([1])))
        let trailing = solver.add(Constraint(Expression(x[1]) - Expression(root), .equal))
        let report = solver.solve()
        #expect(report.conflicts == [Conflict(constraints: [chain[0], chain[1], first, trailing], broken: first)])
        #expect(abs(solver.value(of: w[0]) - 272) < 1e-6)
    }

    // AL-6b
    @Test func `a content size at 1000 yields silently but beats 999`() {
        var solver = Solver()
        let width = solver.makeVariable(nonNegative: true)
        _ = solver.add(Constraint(Expression(width) - 120, .greaterThanOrEqual, yieldsSilently: true))
        _ = solver.add(Constraint(Expression(width) - 50, .equal, priority: 999))
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: width) == 120)
        _ = solver.add(Constraint(Expression(width) - 100, .lessThanOrEqual))
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: width) == 100)
        #expect(solver.brokenConstraints.isEmpty)
    }

    // AL-6
    @Test func `several contradictions break one constraint each`() {
        var solver = Solver()
        for _ in 0..<5 {
            let x = solver.makeVariable()
            _ = solver.add(Constraint(Expression(x) - 10, .equal, breakingKey: .init([0])))
            _ = solver.add(Constraint(Expression(x) - 12, .greaterThanOrEqual, breakingKey: .init([1])))
        }
        let report = solver.solve()
        #expect(report.conflicts.count == 5)
        #expect(report.conflicts.allSatisfy { $0.constraints.count == 2 && $0.broken == $0.constraints[1] })
    }

    @Test func `a parameter edit can make and mend a contradiction`() {
        var solver = Solver()
        let room = solver.makeParameter(100)
        let a = solver.makeVariable(nonNegative: true)
        let b = solver.makeVariable(nonNegative: true)
        _ = solver.add(Constraint(Expression(a) + Expression(b) - Expression(room), .equal))
        let wide = solver.add(Constraint(Expression(a) - 60, .greaterThanOrEqual))
        #expect(solver.solve().conflicts.isEmpty)
        solver.setParameter(room, to: 50)
        #expect(solver.solve().conflicts.map(\.constraints.count) == [2])
        solver.setBroken(wide, false)
        solver.setParameter(room, to: 70)
        #expect(solver.brokenConstraints.isEmpty == (solver.solve().conflicts.isEmpty))
    }

    @Test func `numbers that are not finite are ignored and told once`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let bad = [
            solver.add(Constraint(Expression(x) - .nan, .equal)),
            solver.add(Constraint(Expression(x) * .infinity, .equal)),
            solver.add(Constraint(Expression(x) - 5, .equal, priority: .nan)),
        ]
        _ = solver.add(Constraint(Expression(x) - 7, .equal, priority: 1))
        #expect(solver.solve().invalidConstraints == bad)
        #expect(solver.value(of: x) == 7)
        solver.setConstant(bad[0], to: -3)
        #expect(solver.solve().invalidConstraints.isEmpty)
        #expect(solver.value(of: x) == 3)
    }
}
