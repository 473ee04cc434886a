import ConstraintSolver

/// A system under edits, and what is needed to build it anew.
struct EditedSystem {
    private struct Installed {
        var handle: ConstraintHandle
        var row: RandomSystem.Row
        var stamp: Int
    }

    private(set) var solver = Solver()
    private let shape: SystemShape
    private var parameters: [Double]
    private var variables: [Variable] = []
    private var installed: [Installed] = []
    private var removed: [(row: RandomSystem.Row, stamp: Int)] = []
    private var nextStamp = 0

    /// - Parameter share: How many of the shape's rows are there at first, in eighths.
    init(_ shape: SystemShape, share: Int, random: inout SeededGenerator) {
        self.shape = shape
        parameters = shape.parameters
        variables = Self.variables(of: shape, parameters, in: &solver)
        for row in shape.rows {
            if random.below(8) < share {
                add(row, stamp: nextStamp)
            } else {
                removed.append((row, nextStamp))
            }
            nextStamp += 1
        }
    }

    private static func variables(
        of shape: SystemShape,
        _ parameters: [Double],
        in solver: inout Solver
    ) -> [Variable] {
        shape.isNonNegative.indices.map {
            $0 < parameters.count
                ? solver.makeParameter(parameters[$0]) : solver.makeVariable(nonNegative: shape.isNonNegative[$0])
        }
    }

    private static func constraint(_ row: RandomSystem.Row, stamp: Int, over variables: [Variable]) -> Constraint {
        var expression = Expression(row.constant)
        for (variable, coefficient) in row.coefficients { expression += Expression(variables[variable]) * coefficient }
        return Constraint(
            expression,
            row.relation,
            priority: row.priority,
            stamp: stamp,
            breakingKey: .init([row.key]),
            yieldsSilently: row.yieldsSilently
        )
    }

    private mutating func add(_ row: RandomSystem.Row, stamp: Int) {
        let handle = solver.add(Self.constraint(row, stamp: stamp, over: variables))
        installed.append(Installed(handle: handle, row: row, stamp: stamp))
    }

    // MARK: Edits
    /// Makes one random edit.
    mutating func edit(_ random: inout SeededGenerator) {
        let place = installed.isEmpty ? 0 : random.below(installed.count)
        switch random.below(12) {
        case 0...2 where !installed.isEmpty:
            let out = installed.remove(at: place)
            solver.remove(out.handle)
            removed.append((out.row, out.stamp))
        case 3...6 where !removed.isEmpty:
            let back = removed.remove(at: random.below(removed.count))
            add(back.row, stamp: back.stamp)
        case 7 where !installed.isEmpty:
            let constant = installed[place].row.constant + Double(random.below(41) - 20)
            installed[place].row.constant = constant
            solver.setConstant(installed[place].handle, to: constant)
        case 8 where !installed.isEmpty:
            let priority = random.pick([20.0, 250, 600, 750, 999, 1000])
            installed[place].row.priority = priority
            solver.setPriority(installed[place].handle, to: priority)
        case 9 where !installed.isEmpty:
            // One row replaced by another like it.
            let out = installed.remove(at: place)
            solver.remove(out.handle)
            var row = out.row
            if random.below(2) == 0 { row.constant += Double(random.below(9) - 4) }
            add(row, stamp: out.stamp)
        case 10:
            let parameter = random.below(parameters.count)
            parameters[parameter] += Double(random.below(101) - 50)
            solver.setParameter(variables[parameter], to: parameters[parameter])
        default:
            // A wish out of nowhere, required at times: systems become infeasible and feasible again.
            let row = RandomSystem.row(variableCount: variables.count, requiredShare: 2, random: &random)
            add(row, stamp: nextStamp)
            nextStamp += 1
        }
    }

    // MARK: Comparison
    /// Solves, and compares with a solver that has never seen anything else; what differs, or `nil`.
    mutating func difference() -> String? {
        // What is broken before a solve is an input of it.
        let broken = Set(solver.brokenConstraints)
        solver.solve()
        var fresh = Solver()
        let others = Self.variables(of: shape, parameters, in: &fresh)
        let copies = installed.map { item in
            let copy = fresh.add(Self.constraint(item.row, stamp: item.stamp, over: others))
            if broken.contains(item.handle) { fresh.setBroken(copy, true) }
            return copy
        }
        fresh.solve()
        let ownBroken = installed.indices.filter { solver.brokenConstraints.contains(installed[$0].handle) }
        let otherBroken = installed.indices.filter { fresh.brokenConstraints.contains(copies[$0]) }
        if ownBroken != otherBroken { return "broken \(ownBroken), from scratch \(otherBroken)" }
        for (index, variable) in variables.enumerated() {
            let (value, expected) = (solver.value(of: variable), fresh.value(of: others[index]))
            if !(abs(value - expected) <= 1e-6) { return "variable \(index): \(value), from scratch \(expected)" }
        }
        return nil
    }

    /// Edits a random system of a kind again and again; what differed first from a solve from scratch, or `nil`.
    static func difference(_ kind: SystemShape.Kind, seed: UInt64, steps: Int) -> String? {
        var random = SeededGenerator(seed: seed &+ 31_000_000)
        let shape = SystemShape(kind, random: &random)
        var system = EditedSystem(shape, share: kind == .random ? 4 : 8 - random.below(2), random: &random)
        for step in 0..<steps {
            if let difference = system.difference() { return "step \(step): \(difference)" }
            for _ in 0...random.below(3) { system.edit(&random) }
        }
        return nil
    }
}
