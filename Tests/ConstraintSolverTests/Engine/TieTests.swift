import Testing

@testable import ConstraintSolver

/// Small systems full of ties, in which stamps and the order of adding decide everything (fact AL-7).
@Suite("Ties, on every road")
struct TieTests {
    /// A system under edits, and the rows that it has in order of adding.
    private struct TiedSystem {
        var random: SeededGenerator
        let isNonNegative: [Bool]
        var solver = Solver()
        var variables: [Variable] = []
        var installed: [(handle: ConstraintHandle, constraint: Constraint)] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            let count = 2 + random.below(5)
            var signs: [Bool] = []
            for _ in 0..<count { signs.append(random.below(2) == 0) }
            isNonNegative = signs
            variables = isNonNegative.map { solver.makeVariable(nonNegative: $0) }
            // A wish for each variable, in the midst of the others, leaves nothing open.
            for variable in variables { add(wish(for: variable)) }
            for _ in 0..<(4 + random.below(10)) { add(row()) }
        }

        private mutating func wish(for variable: Variable) -> Constraint {
            Constraint(
                Expression(variable) - constant(),
                .equal,
                priority: random.pick([250, 250, 600]),
                stamp: random.pick([0, 0, 0, 1])
            )
        }

        private mutating func constant() -> Double { Double(10 * (random.below(9) - 2)) }

        mutating func row() -> Constraint {
            var expression = Expression(constant())
            for variable in variables.shuffled(using: &random).prefix(1 + random.below(3)) {
                expression += Expression(variable) * random.pick([1, 1, 1, -1, -1, 2, 0.5])
            }
            return Constraint(
                expression,
                random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
                priority: random.pick([250, 250, 600, 600, 750, 1000]),
                stamp: random.pick([0, 0, 0, 1]),
                breakingKey: .init([Double(random.below(3))])
            )
        }

        mutating func add(_ constraint: Constraint) { installed.append((solver.add(constraint), constraint)) }

        /// Takes rows out or in; the first ones, the wishes, come back at the end.
        mutating func edit() {
            for _ in 0...random.below(3) {
                let place = random.below(installed.count)
                switch random.below(4) {
                case 0 where place >= variables.count:
                    solver.remove(installed.remove(at: place).handle)
                case 1:
                    // Out and in again, after all others.
                    let item = installed[place]
                    guard place >= variables.count else { continue }
                    solver.remove(item.handle)
                    installed.remove(at: place)
                    add(item.constraint)
                case 2:
                    let constant = constant()
                    installed[place].constraint.expression.constant = constant
                    solver.setConstant(installed[place].handle, to: constant)
                default: add(row())
                }
            }
        }

        /// What the roads that start from nothing find otherwise.
        mutating func findings() -> [String] {
            solver.solve()
            var fresh = Solver()
            let others = isNonNegative.map { fresh.makeVariable(nonNegative: $0) }
            for item in installed {
                let copy = fresh.add(item.constraint)
                if solver.brokenConstraints.contains(item.handle) { fresh.setBroken(copy, true) }
            }
            fresh.solve()
            let values = variables.map { solver.value(of: $0) }
            var roads = [("from scratch", others.map { fresh.value(of: $0) }), ("plain", fresh.plainValues())]
            if let exact = fresh.exactValues() { roads.append(("exact", exact)) } else { return ["no exact solution"] }
            return roads.flatMap { road, expected in
                zip(values, expected).enumerated().compactMap { index, pair in
                    abs(pair.0 - pair.1) <= 1e-6 ? nil : "value \(index) is \(pair.0), \(road) \(pair.1)"
                }
            }
        }
    }

    // AL-7
    @Test func `all roads decide ties alike, whatever happened before`() {
        for seed in 0..<400 {
            var system = TiedSystem(seed: UInt64(seed) + 7_000_000)
            for step in 0..<6 {
                let findings = system.findings()
                #expect(findings.isEmpty, "seed \(seed), step \(step): \(findings)")
                if !findings.isEmpty { break }
                system.edit()
            }
        }
    }
}
