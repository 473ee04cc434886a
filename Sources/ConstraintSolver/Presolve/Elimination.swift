/// The symbolic Gaussian elimination of the required equalities.
///
/// A row with one undefined variable defines it. When no row has, one variable is *torn*: taken as known, to be found
/// later. Rows that end up without an undefined variable are *closures*: equations over torn variables, each of which
/// defines one of them or is redundant. Definitions stay in terms of each other (nothing is substituted until a row
/// is expanded), so chains of any length stay linear.
struct Elimination: Sendable {
    /// `variable = -(the row without it) / pivot`.
    struct Definition: Sendable {
        var variable: Int
        var slot: Int
        var pivot: Double
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

    init(records: [ConstraintRecord], kinds: [VariableKind], equalities: [Int]) {
        ranks = Array(repeating: 0, count: kinds.count)
        shortExpansions = Array(repeating: nil, count: kinds.count)
        closureRanks = Int32(equalities.count)
        var tearing = Tearing(records: records, kinds: kinds, equalities: equalities)
        tearing.run(into: &self, records: records)
        for index in kinds.indices where kinds[index] != .parameter && kinds[index] != .discarded {
            if ranks[index] == 0 { torn.append(index) }
        }
        reduceClosures(tearing.closureSlots, records: records, kinds: kinds)
        torn.removeAll { ranks[$0] != 0 }
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
