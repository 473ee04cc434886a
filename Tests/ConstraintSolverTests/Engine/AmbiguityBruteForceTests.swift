import ConstraintSolver
import Testing

/// What is ambiguous, and what holds a value, tried out one by one.
@Suite("Ambiguity and explanations against trying everything")
struct AmbiguityBruteForceTests {
    private func makeSolver(_ system: RandomSystem, broken: Set<Int>) -> (solver: Solver, variables: [Variable]) {
        var solver = Solver()
        let variables = system.isNonNegative.map { solver.makeVariable(nonNegative: $0) }
        for index in system.rows.indices {
            let handle = solver.add(system.constraint(index, over: variables))
            if broken.contains(index) { solver.setBroken(handle, true) }
        }
        return (solver, variables)
    }

    /// Whether a variable can move: an exact proof says that a wish below all others, some way off, is not granted at all.
    private func mayMove(_ system: RandomSystem, _ solved: SolvedSystem, _ variable: Int) throws -> Bool {
        for distance in [1.0, -1] {
            var (solver, variables) = makeSolver(system, broken: solved.broken)
            let target = solved.values[variable] + distance
            _ = solver.add(Constraint(Expression(variables[variable]) - target, .equal, priority: 0.5))
            let found = solver.certificate()
            let missed = try #require(found?.levels.last?.optimum.value)
            if missed < 1 - 1e-6 { return true }
        }
        return false
    }

    private func systems(_ seeds: Range<Int>) -> [(seed: Int, system: RandomSystem)] {
        seeds.map { seed in
            let system =
                seed % 3 == 0
                ? RandomSystem(levelledSeed: UInt64(4 * seed + 3))
                : RandomSystem(seed: UInt64(seed), variables: 2...5, rows: 2...9)
            return (seed, system)
        }
    }

    @Test func `ambiguous variables are those that can move`() throws {
        for (seed, system) in systems(700_000..<700_240) {
            let solved = SolvedSystem(system)
            var solver = solved.solver
            let open = solver.ambiguousVariables()
            for index in solved.variables.indices {
                let expected = try mayMove(system, solved, index)
                #expect(open.contains(solved.variables[index]) == expected, "seed \(seed), \(index): \(system.text)")
                #expect(solver.isDetermined(solved.variables[index]) == !expected)
            }
        }
    }

    @Test func `another solution is as good, elsewhere, and leaves what is determined alone`() {
        for (seed, system) in systems(710_000..<710_600) {
            let solved = SolvedSystem(system)
            var solver = solved.solver
            let open = solver.ambiguousVariables()
            guard let alternative = solver.alternativeValues() else {
                #expect(open.isEmpty, "seed \(seed): \(system.text)")
                continue
            }
            let other = solved.variables.map { alternative[$0] ?? .nan }
            let own = system.objective(at: solved.values, broken: solved.broken)
            let sums = system.objective(at: other, broken: solved.broken)
            for level in own.keys {
                #expect(abs((own[level] ?? 0) - (sums[level] ?? 0)) < 1e-6, "seed \(seed), \(level): \(system.text)")
            }
            for (index, variable) in solved.variables.enumerated() {
                if system.isNonNegative[index] { #expect(other[index] > -1e-6, "seed \(seed): \(system.text)") }
                if !open.contains(variable) {
                    #expect(abs(other[index] - solved.values[index]) < 1e-6, "seed \(seed): \(system.text)")
                }
            }
            let distance = zip(other, solved.values).map { abs($0 - $1) }.max() ?? 0
            #expect(distance > 1e-3, "seed \(seed): \(system.text)")
        }
    }

    /// A small change of a constant moves a variable by its factor, where the change neither brings other rows into play
    /// nor leaves anything open.
    @Test func `a constraint that holds a value moves it, and others don't`() {
        var count = 0
        for (seed, system) in systems(720_000..<720_400) {
            let solved = SolvedSystem(system)
            var solver = solved.solver
            guard solver.ambiguousVariables().isEmpty, solved.report.conflicts.isEmpty else { continue }
            for (index, variable) in solved.variables.enumerated() {
                var factors: [ConstraintHandle: Double] = [:]
                for part in solver.explanation(of: variable).parts { factors[part.constraint] = part.factor }
                for (row, handle) in solved.handles.enumerated() {
                    // Both ways; a kink between them says that other rows come into play.
                    let moves = [1e-3, -1e-3].compactMap { change -> Double? in
                        var changed = system
                        changed.rows[row].constant += change
                        let other = SolvedSystem(changed)
                        var solver = other.solver
                        guard other.report.conflicts.isEmpty, solver.ambiguousVariables().isEmpty else { return nil }
                        return (other.values[index] - solved.values[index]) / change
                    }
                    guard moves.count == 2, abs(moves[0] - moves[1]) < 1e-6 else { continue }
                    count += 1
                    #expect(
                        abs(moves[0] + (factors[handle] ?? 0)) < 1e-6,
                        "seed \(seed), v\(index), row \(row): \(moves), factor \(factors[handle] ?? 0); \(system.text)"
                    )
                }
            }
        }
        #expect(count > 1000)
    }
}
