/// Contradictions: who takes part, and whether it is more than rounding.
extension ExactSystem {
    /// How far apart rows may be for all that the rounding of their numbers says, as a part of their terms.
    private static let rounding = Fraction(0x1p-44)

    /// What comes of a solve that forgives rounding.
    enum Resolution {
        case solution(Solution)
        /// Rows in order of adding, of which none could be left out.
        case conflict([Int32])
    }

    /// These rows only, as required ones.
    func requiring(_ members: [Int32]) -> ExactSystem {
        var system = self
        system.rows = rows.filter { members.contains($0.source) }
        for place in system.rows.indices { system.rows[place].level = .infinity }
        return system
    }

    /// Solves; where rows that say the same miss each other by the rounding of their numbers, the constant of the one
    /// that was added last is moved until they meet.
    mutating func resolve(_ wishes: Wishes = [], limit: Int) throws(ExactSimplex.Exhausted) -> Resolution {
        // Each round moves a constant; more rounds than rows can't be about rounding.
        for _ in 0...rows.count {
            switch try solve(wishes, limit: limit) {
            case .solution(let solution): return .solution(solution)
            case .contradiction(let level, _):
                let members = try irreducible(Array(level.factors.keys), limit: limit)
                let core = requiring(members)
                guard
                    case .contradiction(let proof, let values) = try core.solve([.proofs, .requiredOnly], limit: limit),
                    proof.optimum < Self.rounding * core.magnitude(of: proof, at: values),
                    let last = members.last(where: { proof.factors[$0]?.isZero == false }),
                    let factor = proof.factors[last], let place = rows.firstIndex(where: { $0.source == last })
                else { return .conflict(members) }
                rows[place].constant -= proof.optimum / factor
            }
        }
        throw ExactSimplex.Exhausted()
    }

    /// The deletion filter, late members first.
    private func irreducible(_ rows: [Int32], limit: Int) throws(ExactSimplex.Exhausted) -> [Int32] {
        var members = self.rows.map(\.source).filter { rows.contains($0) }
        for row in members.reversed() where members.count > 1 {
            let rest = members.filter { $0 != row }
            let outcome = try requiring(rest).solve([.proofs, .requiredOnly], limit: limit)
            if case .contradiction = outcome { members = rest }
        }
        return members
    }

    /// The sum of the absolute terms of a combination.
    private func magnitude(of level: Level, at values: [Int: Fraction]) -> Fraction {
        var magnitude = Fraction.zero
        for row in rows {
            guard let factor = level.factors[row.source] else { continue }
            var sum = row.constant.magnitude
            for term in row.terms { sum += (term.coefficient * (values[term.variable] ?? .zero)).magnitude }
            magnitude += factor.magnitude * sum
        }
        return magnitude
    }
}
