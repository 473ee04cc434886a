/// A proof that a solution is the best, level by level, in exact numbers that anybody can check by adding them up.
///
/// Each level has factors for rows and sizes such that, whatever the variables are,
///
///     sum of factor * row  =  optimum + sum of bound factor * size
///
/// A row of the level itself is violated by at least its factor times its value. Rows of levels above have a factor only
/// on a side that their optima don't have, and sizes aren't negative. So the level's violations are never less than the
/// optimum; and where they are equal to it, rows and sizes with factors are at zero, which the levels below go by.
package struct Certificate: Sendable {
    /// One level's share of the proof.
    package struct Level: Sendable {
        /// 1000 and less; 2000 for content sizes that give way, 3000 for broken constraints, `infinity` for required.
        package var priority: Double
        /// The least sum of violations that the levels above leave possible.
        package var optimum: Fraction
        package var factors: [ConstraintHandle: Fraction]
        package var bounds: [Variable: Fraction]
    }

    /// From the top, required first.
    package var levels: [Level]
    /// A point that has all the optima.
    package var values: [Variable: Fraction]
    /// What the proof takes from the constants of rows that say what others say and miss it by rounding, such as three
    /// thirds of a width.
    package var adjustments: [ConstraintHandle: Fraction]
}

/// A proof that required constraints contradict each other, and that each of them is needed for that.
package struct ContradictionProof: Sendable {
    /// The combination of rows that is `gap` and a sum of sizes, though it ought to be zero or less.
    package var factors: [ConstraintHandle: Fraction]
    package var bounds: [Variable: Fraction]
    /// Greater than zero.
    package var gap: Fraction
    /// For each member a point at which all others hold.
    package var witnesses: [ConstraintHandle: [Variable: Fraction]]
}

extension Certificate {
    /// - Returns: `nil` when the required rows contradict each other, or the system is too large for exact numbers.
    init?(_ store: ConstraintStore, limit: Int) {
        let original = ExactSystem(store)
        var system = original
        guard let resolution = try? system.resolve(.proofs, limit: limit), case .solution(let solution) = resolution
        else { return nil }
        let moved = zip(original.rows, system.rows).map { ($0.source, $0.constant - $1.constant) }
        adjustments = Self.byHandle(Dictionary(uniqueKeysWithValues: moved), store)
        levels = solution.levels.map { level in
            Level(
                priority: level.priority,
                optimum: level.optimum,
                factors: Self.byHandle(level.factors, store),
                bounds: Self.byVariable(level.bounds)
            )
        }
        values = Self.byVariable(solution.values)
    }

    fileprivate static func byHandle(_ factors: [Int32: Fraction], _ store: ConstraintStore) -> [ConstraintHandle:
        Fraction]
    {
        Dictionary(
            uniqueKeysWithValues: factors.filter { !$0.value.isZero }.map {
                (store.handle(of: $0.key), $0.value)
            }
        )
    }

    fileprivate static func byVariable(_ values: [Int: Fraction]) -> [Variable: Fraction] {
        Dictionary(uniqueKeysWithValues: values.map { (Variable($0.key), $0.value) })
    }
}

extension ContradictionProof {
    /// - Parameter members: Rows of the store, which count as required here.
    /// - Returns: `nil` when they don't contradict each other, or would without one of them.
    init?(_ members: [ConstraintHandle], in store: ConstraintStore, limit: Int) {
        let system = ExactSystem(store)
        let slots = members.map(\.slot)
        let wishes: ExactSystem.Wishes = [.proofs, .requiredOnly]
        guard let outcome = try? system.requiring(slots).solve(wishes, limit: limit),
            case .contradiction(let level, _) = outcome
        else { return nil }
        factors = Certificate.byHandle(level.factors, store)
        bounds = Certificate.byVariable(level.bounds)
        gap = level.optimum
        witnesses = [:]
        for member in members {
            let rest = system.requiring(slots.filter { $0 != member.slot })
            guard let outcome = try? rest.solve(wishes, limit: limit), case .solution(let solution) = outcome else {
                return nil
            }
            witnesses[member] = Certificate.byVariable(solution.values)
        }
    }
}
