import ConstraintSolver
import Testing

@Suite("Numbers that are refused")
struct RefusalTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a change to what is not finite leaves everything as it was`(bad: Double) {
        var solver = Solver()
        let room = solver.makeParameter(320)
        let x = solver.makeVariable()
        let fixed = solver.add(Constraint(Expression(x) - Expression(room) + 20, .equal))
        let wish = solver.add(Constraint(Expression(x) - 5, .equal, priority: 400))
        solver.solve()
        solver.setConstant(fixed, to: bad)
        solver.setParameter(room, to: bad)
        solver.setPriority(wish, to: .nan)
        let report = solver.solve()
        #expect(
            report.refusals == [
                Refusal(constraint: fixed, reason: .constantIsNotFinite), Refusal(reason: .valueIsNotFinite(room)),
                Refusal(constraint: wish, reason: .priorityIsNotANumber),
            ]
        )
        #expect(solver.solve().refusals.isEmpty)
        #expect(solver.value(of: x) == 300)
        solver.setConstant(fixed, to: 10)
        solver.solve()
        #expect(solver.value(of: x) == 310)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a constraint with a bad number takes no part until it has a good one`(bad: Double) {
        var solver = Solver()
        let x = solver.makeVariable()
        _ = solver.add(Constraint(Expression(x) - 7, .equal, priority: 1))
        let constant = solver.add(Constraint(Expression(x) + bad, .equal))
        let coefficient = solver.add(Constraint(Expression(x) * bad, .equal))
        let priority = solver.add(Constraint(Expression(x) - 5, .equal, priority: .nan))
        let report = solver.solve()
        #expect(report.conflicts.isEmpty)
        #expect(report.refusals.map(\.constraint) == [constant, coefficient, priority])
        #expect(
            report.refusals.map(\.reason) == [.constantIsNotFinite, .coefficientIsNotFinite, .priorityIsNotANumber]
        )
        #expect(solver.value(of: x) == 7)
        solver.setConstant(constant, to: bad)
        #expect(solver.solve().refusals.count == 1)
        solver.setConstant(constant, to: -3)
        solver.solve()
        #expect(solver.value(of: x) == 3)
        for handle in [constant, coefficient, priority] { solver.remove(handle) }
        solver.solve()
        #expect(solver.value(of: x) == 7)
    }

    @Test func `each reason has a sentence`() {
        var solver = Solver()
        let room = solver.makeParameter(1)
        let handle = solver.add(Constraint(Expression(room), .equal, priority: 1))
        let texts = [
            Refusal(constraint: handle, reason: .coefficientIsNotFinite),
            Refusal(constraint: handle, reason: .constantIsNotFinite),
            Refusal(constraint: handle, reason: .priorityIsNotANumber),
            Refusal(reason: .valueIsNotFinite(room)),
        ].map(\.description)
        #expect(
            texts == [
                "constraint 0 has a coefficient that is not a finite number; it is left out",
                "constraint 0 was given a constant that is not a finite number; it is ignored",
                "constraint 0 was given a priority that is not a number; it is ignored",
                "parameter 0 was given a value that is not a finite number; it keeps its own",
            ]
        )
    }

    @Test func `handles that are out and variables that are gone do no harm`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let handle = solver.add(Constraint(Expression(x) - 7, .equal))
        solver.solve()
        solver.remove(handle)
        solver.remove(handle)
        solver.setConstant(handle, to: 3)
        solver.setPriority(handle, to: 4)
        solver.setBroken(handle, true)
        solver.discard(x)
        solver.discard(x)
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.brokenConstraints.isEmpty)
    }
}
