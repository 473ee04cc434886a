import ConstraintSolver
import Testing

@Suite("Edits")
struct EditTests {
    /// One system under edits, and what is needed to build it anew.
    private struct Edited {
        var solver = Solver()
        var variables: [Variable]
        let isNonNegative: [Bool]
        var installed: [(handle: ConstraintHandle, row: RandomSystem.Row, stamp: Int)] = []

        init(_ system: RandomSystem) {
            var solver = Solver()
            variables = system.isNonNegative.map { solver.makeVariable(nonNegative: $0) }
            isNonNegative = system.isNonNegative
            self.solver = solver
        }

        func constraint(_ row: RandomSystem.Row, stamp: Int, over variables: [Variable]) -> Constraint {
            var expression = Expression(row.constant)
            for (variable, coefficient) in row.coefficients {
                expression += Expression(variables[variable]) * coefficient
            }
            return Constraint(
                expression,
                row.relation,
                priority: row.priority,
                stamp: stamp,
                breakingKey: .init([row.key])
            )
        }

        mutating func add(_ row: RandomSystem.Row, stamp: Int) {
            let handle = solver.add(constraint(row, stamp: stamp, over: variables))
            installed.append((handle, row, stamp))
        }

        /// The values of a solver that has never seen anything else.
        func valuesFromScratch() -> [Double] {
            var fresh = Solver()
            let variables = isNonNegative.map { fresh.makeVariable(nonNegative: $0) }
            for (handle, row, stamp) in installed {
                let copy = fresh.add(constraint(row, stamp: stamp, over: variables))
                if solver.brokenConstraints.contains(handle) { fresh.setBroken(copy, true) }
            }
            fresh.solve()
            return variables.map { fresh.value(of: $0) }
        }
    }

    @Test func `after any sequence of edits the values are those of a solve from scratch`() {
        for seed in 0..<120 {
            var random = SeededGenerator(seed: UInt64(seed) + 900_000)
            let system = RandomSystem(seed: UInt64(seed), variables: 3...6, rows: 8...14)
            var edited = Edited(system)
            for (stamp, row) in system.rows.prefix(5).enumerated() { edited.add(row, stamp: stamp) }
            var next = 5
            for step in 0..<12 {
                let place = edited.installed.isEmpty ? 0 : random.below(edited.installed.count)
                switch random.below(5) {
                case 0 where !edited.installed.isEmpty:
                    edited.solver.remove(edited.installed.remove(at: place).handle)
                case 1 where !edited.installed.isEmpty:
                    let constant = Double(random.below(60) - 30)
                    edited.installed[place].row.constant = constant
                    edited.solver.setConstant(edited.installed[place].handle, to: constant)
                case 2 where !edited.installed.isEmpty && edited.installed[place].row.priority < 1000:
                    let priority = random.pick([20.0, 250, 600.5, 999])
                    edited.installed[place].row.priority = priority
                    edited.solver.setPriority(edited.installed[place].handle, to: priority)
                case 3 where !edited.installed.isEmpty:
                    let stamp = random.below(2) == 0 ? 1000 + step : -step
                    edited.installed[place].stamp = stamp
                    edited.solver.setStamp(edited.installed[place].handle, to: stamp)
                default:
                    edited.add(system.rows[next % system.rows.count], stamp: next)
                    next += 1
                }
                edited.solver.solve()
                let values = edited.variables.map { edited.solver.value(of: $0) }
                let expected = edited.valuesFromScratch()
                let difference = zip(values, expected).map { abs($0 - $1) }.max() ?? 0
                #expect(difference < 1e-6, "seed \(seed), step \(step): \(values), from scratch \(expected)")
            }
        }
    }

    @Test func `a parameter edit moves what depends on it`() {
        var solver = Solver()
        let root = solver.makeParameter(390)
        let x = solver.makeVariable()
        let width = solver.makeVariable(nonNegative: true)
        _ = solver.add(Constraint(Expression(x) - 16, .equal))
        _ = solver.add(Constraint(Expression(x) + Expression(width) - Expression(root) + 16, .equal))
        for size in [390.0, 844, 390, 320] {
            solver.setParameter(root, to: size)
            solver.solve()
            #expect(solver.value(of: width) == size - 32)
            #expect(solver.value(of: root) == size)
        }
        solver.setParameter(root, to: .nan)
        solver.solve()
        #expect(solver.value(of: width) == 288)
    }
}
