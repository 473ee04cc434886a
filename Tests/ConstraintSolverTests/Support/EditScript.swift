import ConstraintSolver

/// A solver under edits that bytes tell, for the fuzzer and for what it found.
///
/// After each solve the values have to be those of a new solver with the same constraints, the certificate has to prove
/// them, and contradictory sets have to be irreducible. Bad numbers must change nothing.
struct EditScript {
    private struct Installed {
        var handle: ConstraintHandle
        var constraint: Constraint
    }

    private var bytes: ArraySlice<UInt8>
    private var solver = Solver()
    private var parameters: [Variable] = []
    private var variables: [Variable] = []
    private var isNonNegative: [Bool] = []
    private var parameterValues: [Variable: Double] = [:]
    private var installed: [Installed] = []
    private var findings: [String] = []
    private let story: Story?

    private final class Story {
        var lines: [String] = []
    }

    private static let coefficients = [
        1, -1, 1, -1, 1, -1, 0.5, -0.5, 2, -2, 3, -0.75, 0x1p-10, -0x1p10, 0x1p-20, 0x1p20,
    ]
    private static let priorities = [1000, 1000, 1000, 999, 750, 750, 250, 250, 50, 751, 600.5, 1]
    private static let badNumbers = [Double.nan, .infinity, -.infinity, .signalingNaN]

    /// What went wrong when a script ran; empty when nothing did.
    static func findings(_ bytes: [UInt8]) -> [String] {
        var script = EditScript(bytes: bytes.prefix(400), story: nil)
        script.run()
        if script.findings.isEmpty { return [] }
        // Once more, for the story.
        let story = Story()
        script = EditScript(bytes: bytes.prefix(400), story: story)
        script.run()
        return story.lines + script.findings
    }

    private init(bytes: ArraySlice<UInt8>, story: Story?) {
        self.bytes = bytes
        self.story = story
    }

    private func tell(_ text: @autoclosure () -> String) {
        if let story { story.lines.append(text()) }
    }

    private mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

    private mutating func run() {
        let counts = byte()
        for _ in 0..<(counts % 3) {
            let value = Double(byte())
            let parameter = solver.makeParameter(value)
            parameters.append(parameter)
            parameterValues[parameter] = value
        }
        for index in 0..<(1 + counts / 3 % 7) {
            isNonNegative.append((counts / 21 + index) & 1 == 0)
            variables.append(solver.makeVariable(nonNegative: isNonNegative[index]))
        }
        var edits = 0
        while !bytes.isEmpty, edits < 60, findings.isEmpty {
            edit(byte())
            edits += 1
        }
        if findings.isEmpty { check() }
    }

    // MARK: Edits
    private mutating func edit(_ operation: Int) {
        guard !installed.isEmpty || operation % 16 >= 8 else { return add() }
        switch operation % 16 {
        case 0:
            let handle = installed.remove(at: byte() % installed.count).handle
            tell("remove \(handle)")
            solver.remove(handle)
        case 1, 2:
            let place = byte() % installed.count
            let constant = number()
            installed[place].constraint.expression.constant = constant
            tell("constant of \(installed[place].handle): \(constant)")
            solver.setConstant(installed[place].handle, to: constant)
        case 3:
            let place = byte() % installed.count
            let priority = Self.priorities[byte() % Self.priorities.count]
            installed[place].constraint.priority = priority
            tell("priority of \(installed[place].handle): \(priority)")
            solver.setPriority(installed[place].handle, to: priority)
        case 4:
            let handle = installed[byte() % installed.count].handle
            tell("mend \(handle)")
            solver.setBroken(handle, false)
        case 5: spoil()
        case 6:
            // A copy of its own: what happens to it must not reach the original.
            var copy = solver
            copy.remove(installed[byte() % installed.count].handle)
            for parameter in parameters { copy.setParameter(parameter, to: 7) }
            copy.solve()
        case 7: check()
        case 8, 9:
            guard !parameters.isEmpty else { return add() }
            let parameter = parameters[byte() % parameters.count]
            let value = number()
            parameterValues[parameter] = value
            tell("parameter \(parameter.number): \(value)")
            solver.setParameter(parameter, to: value)
        case 10: check()
        default: add()
        }
    }

    private mutating func number() -> Double {
        let kind = byte()
        return Double(byte() - 128) * [1, 1, 0.5, 8][kind & 3]
    }

    private mutating func expression() -> Expression {
        var expression = Expression(number())
        let count = byte() % 4
        let all = parameters + variables
        for _ in 0...min(count, 2) {
            expression += Expression(all[byte() % all.count]) * Self.coefficients[byte() % Self.coefficients.count]
        }
        return expression
    }

    private mutating func add() {
        let expression = expression()
        let kind = byte()
        let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][kind & 3]
        let constraint = Constraint(
            expression,
            relation,
            priority: Self.priorities[(kind >> 2) % Self.priorities.count],
            stamp: kind >> 6 == 0 ? installed.count : kind >> 6,
            breakingKey: .init([Double(kind >> 4 & 3)]),
            yieldsSilently: kind == 252
        )
        let handle = solver.add(constraint)
        installed.append(Installed(handle: handle, constraint: constraint))
        let terms = expression.terms.map { "\($0.coefficient) * v\($0.variable.number)" }
        tell(
            "add \(handle): \(terms.joined(separator: " + ")) + \(expression.constant) \(relation) 0 @\(constraint.priority)"
                + " stamp \(constraint.stamp) key \(constraint.breakingKey.components)"
                + (constraint.yieldsSilently ? " silent" : "")
        )
    }

    /// Tries what is refused.
    private mutating func spoil() {
        let bad = Self.badNumbers[byte() % 4]
        let handle = installed[byte() % installed.count].handle
        switch byte() % 5 {
        case 0: solver.setConstant(handle, to: bad)
        case 1: solver.setPriority(handle, to: .nan)
        case 2: if let parameter = parameters.first { solver.setParameter(parameter, to: bad) }
        case 3: _ = solver.add(Constraint(expression() + bad, .equal))
        default: _ = solver.add(Constraint(expression() + Expression(variables[0]) * bad, .equal, priority: 500))
        }
    }

    // MARK: Oracles
    private mutating func check() {
        let report = solver.solve()
        tell("solve: \(variables.map { solver.value(of: $0) })")
        let values = variables.map { solver.value(of: $0) }
        for (index, value) in values.enumerated() {
            if !value.isFinite { findings.append("value \(index) is \(value)") }
            if isNonNegative[index], value < -1e-6 { findings.append("size \(index) is \(value)") }
        }
        guard findings.isEmpty else { return }
        compare(values)
        let checker = CertificateChecker(
            installed.map { ($0.handle, $0.constraint) },
            isNonNegative: Dictionary(uniqueKeysWithValues: zip(variables, isNonNegative)),
            parameters: parameterValues,
            broken: Set(solver.brokenConstraints)
        )
        if let certificate = solver.certificate() {
            findings += checker.findings(certificate, values: values)
        } else {
            findings.append("no certificate")
        }
        for conflict in report.conflicts {
            if let proof = solver.proof(of: conflict) {
                findings += checker.findings(proof, members: conflict.constraints)
            } else {
                findings.append("a contradictory set is none, or more than one")
            }
        }
    }

    /// With a solver that has never seen anything else.
    private mutating func compare(_ values: [Double]) {
        var fresh = Solver()
        let parameters = parameters.map { fresh.makeParameter(parameterValues[$0] ?? 0) }
        let variables = isNonNegative.map { fresh.makeVariable(nonNegative: $0) }
        let mine = Dictionary(uniqueKeysWithValues: zip(self.parameters + self.variables, parameters + variables))
        for item in installed {
            var constraint = item.constraint
            for place in constraint.expression.terms.indices {
                guard let variable = mine[constraint.expression.terms[place].variable] else { continue }
                constraint.expression.terms[place].variable = variable
            }
            let copy = fresh.add(constraint)
            if solver.brokenConstraints.contains(item.handle) { fresh.setBroken(copy, true) }
        }
        if !fresh.solve().conflicts.isEmpty { findings.append("a contradiction went unnoticed") }
        for (index, (value, variable)) in zip(values, variables).enumerated() {
            let expected = fresh.value(of: variable)
            if !(abs(value - expected) <= 1e-6 * max(1, abs(expected))) {
                findings.append("value \(index) is \(value), from scratch \(expected)")
            }
        }
    }
}
