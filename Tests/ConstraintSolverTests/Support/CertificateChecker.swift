import ConstraintSolver

/// Adds a solver's proofs up in exact fractions. It knows nothing of how they were found.
struct CertificateChecker {
    private struct Row {
        var terms: [(variable: Variable, coefficient: Fraction)]
        var constant: Fraction
        var relation: Relation
        var level: Double
    }

    private var rows: [ConstraintHandle: Row] = [:]
    private let isNonNegative: [Variable: Bool]

    /// - Parameters:
    ///   - isNonNegative: For each variable that is no parameter.
    ///   - parameters: By value.
    init(
        _ constraints: [(handle: ConstraintHandle, constraint: Constraint)],
        isNonNegative: [Variable: Bool],
        parameters: [Variable: Double] = [:],
        broken: Set<ConstraintHandle>
    ) {
        self.isNonNegative = isNonNegative
        for (handle, constraint) in constraints {
            var sums: [Variable: Double] = [:]
            for term in constraint.expression.terms { sums[term.variable, default: 0] += term.coefficient }
            var constant = Fraction(constraint.expression.constant)
            for (variable, coefficient) in sums {
                guard let value = parameters[variable] else { continue }
                constant += Fraction(coefficient) * Fraction(value)
                sums[variable] = nil
            }
            var level = constraint.priority
            if level >= 1000 {
                level = broken.contains(handle) ? 3000 : constraint.yieldsSilently ? 2000 : .infinity
            }
            rows[handle] = Row(
                terms: sums.map { ($0.key, Fraction($0.value)) },
                constant: constant,
                relation: constraint.relation,
                level: level
            )
        }
    }

    init(_ system: RandomSystem, _ solved: SolvedSystem) {
        self.init(
            system.rows.indices.map { (solved.handles[$0], system.constraint($0, over: solved.variables)) },
            isNonNegative: Dictionary(uniqueKeysWithValues: zip(solved.variables, system.isNonNegative)),
            broken: Set(solved.handles.enumerated().filter { solved.broken.contains($0.offset) }.map(\.element))
        )
    }

    private func value(_ row: Row, at point: [Variable: Fraction]) -> Fraction {
        row.terms.reduce(row.constant) { $0 + $1.coefficient * (point[$1.variable] ?? .zero) }
    }

    private func violation(_ row: Row, at point: [Variable: Fraction]) -> Fraction {
        let value = value(row, at: point)
        switch row.relation {
        case .equal: return value.magnitude
        case .lessThanOrEqual: return max(.zero, value)
        case .greaterThanOrEqual: return max(.zero, -value)
        }
    }

    private func sums(at point: [Variable: Fraction]) -> [Double: Fraction] {
        var sums: [Double: Fraction] = [:]
        for row in rows.values { sums[row.level, default: .zero] += violation(row, at: point) }
        return sums
    }

    /// The value of sum of factor * row - sum of bound * variable; `nil` unless the variables cancel.
    private func constant(
        _ factors: [ConstraintHandle: Fraction],
        _ bounds: [Variable: Fraction]
    ) -> Fraction? {
        var constant = Fraction.zero
        var terms = bounds.mapValues { -$0 }
        for (handle, factor) in factors {
            guard let row = rows[handle] else { return nil }
            constant += factor * row.constant
            for (variable, coefficient) in row.terms { terms[variable, default: .zero] += factor * coefficient }
        }
        return terms.values.allSatisfy(\.isZero) ? constant : nil
    }

    /// What is wrong with a certificate, or with the values that it is to prove.
    ///
    /// - Parameter values: Of the variables, in order of their numbers.
    func findings(_ certificate: Certificate, values: [Double]) -> [String] {
        if !certificate.adjustments.isEmpty {
            var rest = certificate
            let (checker, findings) = adjusted(&rest)
            return findings + checker.findings(rest, values: values)
        }
        var findings: [String] = []
        for (variable, value) in certificate.values where isNonNegative[variable] == true && value < .zero {
            findings.append("the optimal point has a negative size \(variable.number)")
        }
        let reached = sums(at: certificate.values)
        // Which sides of zero the optima of the levels so far leave a row, and which variables are zero.
        var above: [ConstraintHandle: Bool] = [:]
        var below: [ConstraintHandle: Bool] = [:]
        var zeros: Set<Variable> = []
        for level in certificate.levels {
            func fail(_ text: String) { findings.append("level \(level.priority): \(text)") }
            if reached[level.priority] ?? .zero != level.optimum { fail("the optimal point has another sum") }
            if constant(level.factors, level.bounds) != level.optimum { fail("the factors don't add up") }
            for (variable, factor) in level.bounds
            where isNonNegative[variable] != true || factor < .zero && !zeros.contains(variable) {
                fail("variable \(variable.number) has factor \(factor)")
            }
            for (handle, row) in rows {
                let factor = level.factors[handle] ?? .zero
                if row.level == level.priority {
                    let least = row.relation == .lessThanOrEqual ? Fraction.zero : -.one
                    let greatest = row.relation == .greaterThanOrEqual ? Fraction.zero : .one
                    if factor < least || factor > greatest { fail("a row of the level has factor \(factor)") }
                    above[handle] = factor == greatest
                    below[handle] = factor == least
                } else if !factor.isZero {
                    if factor > .zero ? above[handle] ?? true : below[handle] ?? true {
                        fail("a row has factor \(factor)")
                    }
                    above[handle] = false
                    below[handle] = false
                }
            }
            zeros.formUnion(level.bounds.keys)
        }
        return findings + mismatches(certificate, values)
    }

    /// With the constants moved that miss others by rounding.
    private func adjusted(_ certificate: inout Certificate) -> (checker: CertificateChecker, findings: [String]) {
        var (checker, findings) = (self, [String]())
        for (handle, adjustment) in certificate.adjustments {
            if adjustment.magnitude.value > 1e-9 { findings.append("a row is moved by \(adjustment.value)") }
            checker.rows[handle]?.constant -= adjustment
        }
        certificate.adjustments = [:]
        return (checker, findings)
    }

    /// Where the solver's rounded values miss the optima.
    private func mismatches(_ certificate: Certificate, _ values: [Double]) -> [String] {
        let variables = isNonNegative.keys.sorted { $0.number < $1.number }
        let rounded = Dictionary(uniqueKeysWithValues: zip(variables, values))
        let point = rounded.mapValues { Fraction($0) }
        // Nobody can write a value between two neighboring doubles.
        var slack: [Double: Double] = [:]
        for row in rows.values {
            for (variable, coefficient) in row.terms {
                slack[row.level, default: 0] += abs(coefficient.value) * (rounded[variable] ?? 0).ulp
            }
        }
        let found = sums(at: point)
        return certificate.levels.compactMap { level in
            let difference = ((found[level.priority] ?? .zero) - level.optimum).magnitude.value
            let allowed = 1e-6 * max(1, level.optimum.value) + (slack[level.priority] ?? 0)
            return difference <= allowed
                ? nil : "level \(level.priority): \(difference) more than \(level.optimum.value)"
        }
    }

    /// What is wrong with the proof of a contradiction.
    func findings(_ proof: ContradictionProof, members: [ConstraintHandle]) -> [String] {
        var findings: [String] = []
        if proof.gap <= .zero || constant(proof.factors, proof.bounds) != proof.gap {
            findings.append("the factors don't add up")
        }
        for (variable, factor) in proof.bounds where isNonNegative[variable] != true || factor < .zero {
            findings.append("variable \(variable.number) has factor \(factor)")
        }
        for (handle, factor) in proof.factors {
            let relation = rows[handle]?.relation
            if !members.contains(handle) || relation == .lessThanOrEqual && factor < .zero
                || relation == .greaterThanOrEqual && factor > .zero
            {
                findings.append("a row has factor \(factor)")
            }
        }
        for member in members {
            guard let point = proof.witnesses[member] else {
                findings.append("no point without a member")
                continue
            }
            if point.contains(where: { isNonNegative[$0.key] == true && $0.value < .zero }) {
                findings.append("a point has a negative size")
            }
            for other in members where other != member {
                if let row = rows[other], !violation(row, at: point).isZero {
                    findings.append("the point without a member violates another")
                }
            }
        }
        return findings
    }
}
