import Testing

@testable import ConstraintSolver

/// Solvers under edits, against solvers that are made anew with the same constraints, stamps and broken flags.
@Suite("Incremental is from scratch")
struct IncrementalTests {
    /// `Benchmarks/Solver/build --edits` builds a tool that runs more of them.
    @Test(arguments: SystemShape.Kind.allCases)
    func `after random edits the solution is that of a new solver`(kind: SystemShape.Kind) {
        for seed in 0..<100 {
            let difference = EditedSystem.difference(kind, seed: UInt64(seed), steps: 10)
            #expect(difference == nil, "\(kind), seed \(seed)")
        }
    }

    @Test func `an equation that was solved with the help of one that leaves is solved anew`() {
        let difference = EditedSystem.difference(.grid, seed: 51830, steps: 14)
        #expect(difference == nil)
    }

    @Test func `a solver that has the memory of another finds what one with memory of its own does`() {
        for seed in 0..<400 {
            // What it leaves behind is what the next one takes, or a test beside this one.
            _ = SolvedSystem(RandomSystem(levelledSeed: UInt64(seed)))
            let system = RandomSystem(seed: UInt64(seed) + 777, variables: 1...8, rows: 1...16)
            var solver = Solver()
            let variables = system.isNonNegative.map { solver.makeVariable(nonNegative: $0) }
            for row in system.rows.indices { _ = solver.add(system.constraint(row, over: variables)) }
            var copy = solver
            let report = copy.solve()
            let again = solver.solve()
            #expect(report.conflicts.map(\.constraints) == again.conflicts.map(\.constraints), "seed \(seed)")
            #expect(variables.map { copy.value(of: $0) } == variables.map { solver.value(of: $0) }, "seed \(seed)")
        }
    }

    @Test func `replacing a row of a long form leaves the rest as it is`() {
        var solver = Solver()
        let width = solver.makeParameter(390)
        var handles: [(top: ConstraintHandle, constant: Double, terms: Expression)] = []
        var previous: (y: Variable, height: Variable)?
        var last: Variable?
        for row in 0..<300 {
            let (y, height, size) = (
                solver.makeVariable(), solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true)
            )
            var top = Expression(y)
            if let previous { top += Expression(previous.y) * -1 + Expression(previous.height) * -1 }
            handles.append((solver.add(Constraint(top - 8, .equal)), -8, top))
            _ = solver.add(Constraint(Expression(height) - Double(20 + row % 7), .equal))
            _ = solver.add(Constraint(Expression(size) + Expression(width) * -1 + 32, .equal))
            previous = (y, height)
            last = y
        }
        solver.solve()
        guard let last else { return }
        let before = solver.value(of: last)
        for place in [150, 0, 299, 151] {
            solver.remove(handles[place].top)
            handles[place].top = solver.add(Constraint(handles[place].terms - 9, .equal))
            solver.solve()
        }
        #expect(abs(solver.value(of: last) - before - 4) < 1e-9)
        #expect(solver.presolveCount == 1)
    }
}
