/// The symbolic Gaussian elimination of the required equalities.
///
/// A row with one undefined variable defines it. When no row has, one variable is *torn*: taken as known, to be found
/// later. Rows that end up without an undefined variable are *closures*: equations over torn variables, each of which
/// defines one of them or is redundant. Definitions stay in terms of each other (nothing is substituted until a row
/// is expanded), so chains of any length stay linear.
///
/// Positions that no required equality defines are defined by other rows, with the row's slack as the variable that
/// stays. That is a mere change of variables, but it makes chains of inequalities and optional equalities fall apart:
/// each then is about its own slack.
struct Elimination: Sendable {
    /// `variable = (slack - the row without it) / pivot`.
    struct Definition: Sendable {
        var variable: Int
        var slot: Int
        var pivot: Double
        /// The variable that stands for the row's own value; `nil` for a required equality, whose value is zero.
        var slack: Int?
    }

    /// A row over torn variables, reduced by the closures before it.
    struct Closure: Sendable {
        var slot: Int
        var terms: [Term]
        /// The torn variable that the row defines; `nil` for a redundant (or contradictory) row.
        var variable: Int?
        var pivot = 1.0
        var reductions: [(closure: Int, factor: Double)]
        /// The reduced row's constant, from the last numeric phase.
        var constant = 0.0
    }

    var definitions: [Definition] = []
    var closures: [Closure] = []

    /// Zero for variables that stay; else substitution goes from the greatest rank to the smallest.
    var ranks: [Int32]
    /// Variables that the residual has to find: torn and not defined by a closure, in order of index.
    var torn: [Int] = []

    /// Expansions of at most `shortLimit` terms, kept at definition.
    var shortExpansions: [[Term]?]
    static let shortLimit = 6

    /// Ranks up to this one belong to closures.
    let closureRanks: Int32

    /// - Parameters:
    ///   - kinds: Receives an entry for each slack that becomes a variable.
    ///   - equalities: The slots of the required equalities.
    ///   - others: The slots of the optional equalities, those first whose slack is the likeliest to be zero.
    init(records: [ConstraintRecord], kinds: inout [VariableKind], equalities: [Int], others: [Int]) {
        ranks = Array(repeating: 0, count: kinds.count)
        shortExpansions = Array(repeating: nil, count: kinds.count)
        closureRanks = Int32(equalities.count)
        var tearing = Tearing(records: records, kinds: kinds, equalities: equalities, others: others)
        tearing.run(into: &self, records: records, kinds: &kinds)
        for index in kinds.indices where kinds[index] != .parameter && kinds[index] != .discarded {
            if ranks[index] == 0 { torn.append(index) }
        }
        reduceClosures(tearing.closureSlots, records: records, kinds: kinds)
        torn.removeAll { ranks[$0] != 0 }
    }

    mutating func define(_ definition: Definition, shortExpansion: [Term]?) {
        if let slack = definition.slack, slack >= ranks.count {
            ranks.append(0)
            shortExpansions.append(nil)
        }
        definitions.append(definition)
        shortExpansions[definition.variable] = shortExpansion
        ranks[definition.variable] = closureRanks + Int32(definitions.count)
    }

    /// Makes each closure define a torn variable: the one with the largest coefficient, rather a position than a size
    /// (a size that is defined by others turns its bound into a row).
    private mutating func reduceClosures(_ slots: [Int], records: [ConstraintRecord], kinds: [VariableKind]) {
        guard !slots.isEmpty else { return }
        var accumulator = Accumulator(variableCount: kinds.count)
        for slot in slots {
            var uses = Uses()
            let terms = expand(records[slot].terms, kinds: kinds, records: records, with: &accumulator, uses: &uses)
            var closure = Closure(slot: slot, terms: terms, variable: nil, reductions: uses.closures)
            let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
            let eligible = terms.filter { abs($0.coefficient) > 0.1 * largest }
            if let pivot = eligible.last(where: { kinds[$0.variable.position] == .free }) ?? eligible.last {
                closure.variable = pivot.variable.position
                closure.pivot = pivot.coefficient
                ranks[pivot.variable.position] = closureRanks - Int32(closures.count)
            }
            closures.append(closure)
        }
    }
}
