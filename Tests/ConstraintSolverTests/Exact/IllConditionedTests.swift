import ConstraintSolver
import Testing

/// Systems whose coefficients are far apart, which are solved in fractions.
@Suite("Ill-conditioned systems")
struct IllConditionedTests {
    // Two decided contradictions were none, and two rows a factor of 2^24 apart hid a third, when numbers were rounded.
    @Test(arguments: [192, 406, 747, 951, 989, 2041, 14710, 18710, 22774])
    func `what rounded numbers got wrong is right`(seed: Int) throws {
        let system = RandomSystem(levelledSeed: UInt64(seed))
        let solved = SolvedSystem(system)
        var solver = solved.solver
        let found = solver.certificate()
        let certificate = try #require(found)
        #expect(CertificateChecker(system, solved).findings(certificate, values: solved.values).isEmpty)
    }

    /// A third of a width three times, which is not the width in doubles.
    private func thirds(_ system: inout Solver, scale: Double) -> [Variable] {
        let width = system.makeParameter(1000.1)
        let columns = (0..<3).map { _ in system.makeVariable(nonNegative: true) }
        let sum = columns.reduce(Expression()) { $0 + Expression($1) }
        _ = system.add(Constraint((sum - Expression(width)) * scale, .equal))
        for column in columns {
            _ = system.add(Constraint((Expression(column) - Expression(width) * (1.0 / 3)) * (1 / scale), .equal))
            _ = system.add(Constraint(Expression(column) - Expression(columns[0]), .equal))
        }
        return columns
    }

    @Test(arguments: [1, 1e3, 1e6])
    func `redundant equalities that meet but for rounding agree at any scale`(scale: Double) {
        var solver = Solver()
        let columns = thirds(&solver, scale: scale)
        #expect(solver.solve().conflicts.isEmpty)
        for column in columns { #expect(abs(solver.value(of: column) - 1000.1 / 3) < 1e-9) }
        let certificate = solver.certificate()
        #expect(certificate != nil)
        for column in columns {
            _ = solver.add(Constraint(Expression(column) - 333, .greaterThanOrEqual, priority: 400))
        }
        #expect(solver.solve().conflicts.isEmpty)
        for column in columns { #expect(abs(solver.value(of: column) - 1000.1 / 3) < 1e-9) }
    }

    // AL-7: what stamps decide is ambiguous all the same.
    @Test(arguments: [1e-6, 1, 1e6])
    func `what magnitudes far apart leave open is told from what they decide`(scale: Double) {
        var solver = Solver()
        let (a, b) = (solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true))
        let (known, near) = (solver.makeVariable(nonNegative: true), solver.makeVariable())
        _ = solver.add(Constraint((Expression(a) + Expression(b) - 100) * scale, .equal))
        for size in [a, b] {
            _ = solver.add(Constraint(Expression(size) - 80, .equal, priority: 500))
        }
        _ = solver.add(Constraint(Expression(known) * 1e6 - 3e6, .equal))
        // A millionth of one and a million times the other: the next level decides between them.
        _ = solver.add(Constraint(Expression(known) * 1e-6 + Expression(near) * 1e6 - 5, .equal, priority: 600))
        #expect(solver.ambiguousVariables() == [a, b])
        #expect(solver.isDetermined(near) && !solver.isDetermined(a))
        let other = solver.alternativeValues()
        #expect(other?[known] == 3)
        #expect(other.map { abs(($0[a] ?? 0) + ($0[b] ?? 0) - 100) < 1e-6 } == true)
        #expect(other?[a] != solver.value(of: a))
    }

    @Test func `rows that are parallel but for rounding don't meet far away`() {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let far = solver.makeVariable()
        _ = solver.add(Constraint(Expression(x) + Expression(y) * 3 - 10, .equal))
        _ = solver.add(Constraint(Expression(x) * 0.1 + Expression(y) * 0.3 - 2, .equal, priority: 500))
        _ = solver.add(Constraint(Expression(far) * 1e-6 - Expression(x) * 1e6, .equal, priority: 400))
        solver.solve()
        #expect([x, y].allSatisfy { abs(solver.value(of: $0)) < 100 })
    }

    @Test(arguments: [1e-6, 1e6])
    func `a chain of 10000 rows of other magnitudes is solved`(scale: Double) {
        var solver = Solver()
        let positions = (0..<10_000).map { _ in solver.makeVariable() }
        _ = solver.add(Constraint(Expression(positions[0]) - 20, .equal))
        for index in 1..<positions.count {
            let gap = Expression(positions[index]) - Expression(positions[index - 1]) - 8
            _ = solver.add(Constraint(gap * (index % 2 == 0 ? scale : 1), .equal))
        }
        #expect(solver.solve().conflicts.isEmpty)
        #expect(abs(solver.value(of: positions[9999]) - (20 + 8 * 9999)) < 1e-6)
    }

    @Test func `edits give the values of a solver that is made anew`() {
        for seed in 0..<60 {
            var random = SeededGenerator(seed: UInt64(seed))
            let system = RandomSystem(levelledSeed: UInt64(60_002 + 4 * seed))
            var edited = Solver()
            let variables = system.isNonNegative.map { edited.makeVariable(nonNegative: $0) }
            var installed: [(index: Int, handle: ConstraintHandle)] = []
            for index in system.rows.indices {
                installed.append((index, edited.add(system.constraint(index, over: variables))))
                edited.solve()
                guard random.below(4) == 0 else { continue }
                edited.remove(installed.remove(at: random.below(installed.count)).handle)
                edited.solve()
            }
            var fresh = Solver()
            let others = system.isNonNegative.map { fresh.makeVariable(nonNegative: $0) }
            for (index, handle) in installed {
                let copy = fresh.add(system.constraint(index, over: others))
                if edited.brokenConstraints.contains(handle) { fresh.setBroken(copy, true) }
            }
            fresh.solve()
            #expect(
                variables.map { edited.value(of: $0) } == others.map { fresh.value(of: $0) },
                "seed \(60_002 + 4 * seed)"
            )
        }
    }

    /// Two widths that share a sum which one row counts a millionth and another a million times.
    private func shared(_ solver: inout Solver) -> (widths: [Variable], height: Variable, rows: [ConstraintHandle]) {
        let widths = (0..<2).map { _ in solver.makeVariable(nonNegative: true) }
        let height = solver.makeVariable(nonNegative: true)
        let sum = Expression(widths[0]) + Expression(widths[1])
        var rows = [solver.add(Constraint(sum * 1e6 - 300e6, .equal))]
        rows.append(solver.add(Constraint((Expression(height) - Expression(widths[0])) * 1e-6 - 1e-6, .equal)))
        return (widths, height, rows)
    }

    @Test func `what is open is told, with another solution`() throws {
        var solver = Solver()
        let (widths, height, _) = shared(&solver)
        for (index, width) in widths.enumerated() {
            _ = solver.add(Constraint(Expression(width) - 100, .lessThanOrEqual, priority: 250, stamp: index))
        }
        #expect(solver.ambiguousVariables() == [widths[0], widths[1], height])
        #expect(!solver.isDetermined(height))
        #expect(solver.value(of: widths[0]) == 200)
        let found = solver.alternativeValues()
        let other = try #require(found)
        #expect(widths.map { other[$0] } == [100, 200])
        #expect(abs((other[height] ?? 0) - 101) < 1e-9)
    }

    @Test func `an explanation names the rows that hold a value, far apart as they are`() {
        var solver = Solver()
        let (widths, height, rows) = shared(&solver)
        let content = solver.add(Constraint(Expression(widths[1]) - 100, .equal, priority: 750))
        #expect(solver.ambiguousVariables().isEmpty)
        #expect(solver.alternativeValues() == nil)
        #expect(solver.constraints(affecting: widths[1]) == [content])
        #expect(solver.constraints(affecting: widths[0]) == [rows[0], content])
        let explanation = solver.explanation(of: height)
        #expect(explanation.parts.map(\.constraint) == [rows[0], rows[1], content])
        let sum = explanation.parts.reduce(0.0) { $0 + $1.factor * ($1.excess - $1.constant) }
        #expect(abs(sum - solver.value(of: height)) < 1e-6)
        #expect(abs(explanation.value - 201) < 1e-9)
    }
}
