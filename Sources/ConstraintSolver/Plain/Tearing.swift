/// The search for an order in which each equality defines one variable, and other rows the positions that are left.
struct Tearing {
    private enum State: UInt8 { case undefined, known }

    /// Slots of the required equalities, then of the optional ones, preferred ones first.
    private let rows: [Int]
    private let equalityCount: Int
    private var kinds: [VariableKind]
    private var states: [State]
    /// How many undefined variables an equality still has; for other rows, how many undefined positions.
    private var undefinedCounts: [Int32]
    /// Rows by variable, compressed: those of `v` are `rowsOf[firstRow[v]..<firstRow[v + 1]]`.
    private var firstRow: [Int32]
    private var rowsOf: [Int32]
    private var ready: [Int] = []
    /// Equalities that came down to two undefined variables, most recent last.
    private var pairs: [Int] = []
    /// Of those, the ones without a size.
    private var positionPairs: [Int] = []
    /// Other rows with one undefined position.
    private var readySlacks = RankQueue()
    private var isDefining: [Bool]

    /// The equalities that define nothing, in order of adding.
    private(set) var closureSlots: [Int] = []

    /// A pivot below this part of its row's largest coefficient waits for the closures, which pivot on the largest.
    private static let pivotThreshold = 1e-4
    /// The same for a slack's definition, which can be done without.
    private static let slackPivotThreshold = 0.1

    init(records: [ConstraintRecord], kinds: [VariableKind], equalities: [Int], others: [Int]) {
        rows = equalities + others
        equalityCount = equalities.count
        self.kinds = kinds
        states = kinds.map { $0 == .parameter || $0 == .discarded ? .known : .undefined }
        undefinedCounts = Array(repeating: 0, count: rows.count)
        isDefining = Array(repeating: false, count: equalities.count)
        firstRow = Array(repeating: 0, count: kinds.count + 1)
        for slot in rows {
            for term in records[slot].terms { firstRow[term.variable.position + 1] += 1 }
        }
        for index in kinds.indices { firstRow[index + 1] += firstRow[index] }
        rowsOf = Array(repeating: 0, count: Int(firstRow[kinds.count]))
        var next = firstRow
        for (row, slot) in rows.enumerated() {
            for term in records[slot].terms {
                let variable = term.variable.position
                rowsOf[Int(next[variable])] = Int32(row)
                next[variable] += 1
                if counts(variable, in: row) { undefinedCounts[row] += 1 }
            }
            queue(row)
        }
        ready.reverse()
        pairs.reverse()
    }

    private func counts(_ variable: Int, in row: Int) -> Bool {
        states[variable] == .undefined && (row < equalityCount || kinds[variable] == .free)
    }

    private mutating func queue(_ row: Int) {
        if row >= equalityCount {
            if undefinedCounts[row] == 1 { readySlacks.push(Int32(rows.count - row)) }
        } else if undefinedCounts[row] == 1 {
            ready.append(row)
        } else if undefinedCounts[row] == 2 {
            pairs.append(row)
        }
    }

    /// - Parameter kinds: Receives an entry for each slack that becomes a variable.
    mutating func run(
        into elimination: inout Elimination,
        records: [ConstraintRecord],
        kinds: inout [VariableKind]
    ) {
        var cursor = 0
        while true {
            if let row = ready.popLast() {
                if undefinedCounts[row] == 1 { define(by: row, into: &elimination, records: records) }
            } else if let row = pairs.popLast() {
                guard undefinedCounts[row] == 2 else { continue }
                if let size = openVariables(of: row, records: records).first(where: { kinds[$0] == .nonNegative }) {
                    markKnown(size)
                } else {
                    positionPairs.append(row)
                }
            } else if let rank = readySlacks.pop() {
                let row = rows.count - Int(rank)
                if undefinedCounts[row] == 1 {
                    define(bySlackOf: row, into: &elimination, records: records, kinds: &kinds)
                }
            } else if let row = positionPairs.popLast() {
                if undefinedCounts[row] == 2 { tear(from: row, records: records) }
            } else {
                while cursor < rows.count, undefinedCounts[cursor] < 2 { cursor += 1 }
                guard cursor < rows.count else { break }
                tear(from: cursor, records: records)
            }
        }
        closureSlots = (0..<equalityCount).filter { !isDefining[$0] }.map { rows[$0] }
    }

    private func openVariables(of row: Int, records: [ConstraintRecord]) -> [Int] {
        records[rows[row]].terms.map(\.variable.position).filter { counts($0, in: row) }
    }

    /// Takes one variable of a row as known: rather a size than a position, so that what is left to solve is about
    /// sizes and falls apart into small components.
    private mutating func tear(from row: Int, records: [ConstraintRecord]) {
        let open = openVariables(of: row, records: records)
        guard let variable = open.first(where: { kinds[$0] == .nonNegative }) ?? open.min() else { return }
        markKnown(variable)
    }

    /// Lets a position be what the row's slack makes it; the slack stays in its place.
    private mutating func define(
        bySlackOf row: Int,
        into elimination: inout Elimination,
        records: [ConstraintRecord],
        kinds: inout [VariableKind]
    ) {
        let terms = records[rows[row]].terms
        let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
        // A row of one term gains nothing: the variable itself will do.
        guard terms.count > 1,
            let pivot = terms.first(where: { counts($0.variable.position, in: row) }),
            abs(pivot.coefficient) >= Self.slackPivotThreshold * largest
        else {
            undefinedCounts[row] = 0
            return
        }
        for term in terms where kinds[term.variable.position] == .nonNegative {
            if states[term.variable.position] == .undefined { markKnown(term.variable.position) }
        }
        let slack = kinds.count
        kinds.append(.free)
        var full = terms
        full.append(Term(Variable(slack), -1))
        elimination.define(
            .init(variable: pivot.variable.position, slot: rows[row], pivot: pivot.coefficient, slack: slack),
            shortExpansion: shortExpansion(full, pivot: pivot, of: elimination)
        )
        markKnown(pivot.variable.position)
    }

    private mutating func define(by row: Int, into elimination: inout Elimination, records: [ConstraintRecord]) {
        let terms = records[rows[row]].terms
        var largest = 0.0
        var pivot: Term?
        for term in terms {
            largest = max(largest, abs(term.coefficient))
            if states[term.variable.position] == .undefined { pivot = term }
        }
        guard let pivot else { return }
        let variable = pivot.variable.position
        if abs(pivot.coefficient) >= Self.pivotThreshold * largest {
            isDefining[row] = true
            elimination.define(
                .init(variable: variable, slot: rows[row], pivot: pivot.coefficient, slack: nil),
                shortExpansion: shortExpansion(terms, pivot: pivot, of: elimination)
            )
        }
        markKnown(variable)
    }

    private func shortExpansion(_ terms: [Term], pivot: Term, of elimination: Elimination) -> [Term]? {
        var expansion: [Term] = []
        func add(_ variable: Variable, _ coefficient: Double) {
            if let place = expansion.firstIndex(where: { $0.variable == variable }) {
                let sum = expansion[place].coefficient + coefficient
                expansion[place].coefficient = abs(sum) > 1e-11 * abs(coefficient) ? sum : 0
            } else {
                expansion.append(Term(variable, coefficient))
            }
        }
        for term in terms where term.variable != pivot.variable {
            let variable = term.variable.position
            guard variable >= kinds.count || kinds[variable] != .parameter else { continue }
            let factor = -term.coefficient / pivot.coefficient
            if variable >= kinds.count || elimination.ranks[variable] == 0 {
                add(term.variable, factor)
            } else {
                guard let inner = elimination.shortExpansions[variable] else { return nil }
                for part in inner { add(part.variable, factor * part.coefficient) }
            }
            if expansion.count > Elimination.shortLimit { return nil }
        }
        expansion.removeAll { $0.coefficient == 0 }
        return expansion
    }

    private mutating func markKnown(_ variable: Int) {
        states[variable] = .known
        for place in Int(firstRow[variable])..<Int(firstRow[variable + 1]) {
            let row = Int(rowsOf[place])
            guard undefinedCounts[row] > 0, row < equalityCount || kinds[variable] == .free else { continue }
            undefinedCounts[row] -= 1
            queue(row)
        }
    }
}
