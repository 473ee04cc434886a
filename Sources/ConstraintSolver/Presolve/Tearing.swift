/// The search for an order in which each equality defines one variable.
struct Tearing {
    private enum State: UInt8 { case undefined, known }

    private let equalities: [Int]
    private let kinds: [VariableKind]
    private var states: [State]
    /// How many undefined variables a row still has.
    private var undefinedCounts: [Int32]
    /// Rows by variable, compressed: those of `v` are `rowsOf[firstRow[v]..<firstRow[v + 1]]`.
    private var firstRow: [Int32]
    private var rowsOf: [Int32]
    private var ready: [Int] = []
    /// Rows that came down to two undefined variables, most recent last.
    private var pairs: [Int] = []
    private var isDefining: [Bool]

    /// The rows that define nothing, in order of adding.
    private(set) var closureSlots: [Int] = []

    /// A pivot below this part of its row's largest coefficient waits for the closures, which pivot on the largest.
    private static let pivotThreshold = 1e-4

    init(records: [ConstraintRecord], kinds: [VariableKind], equalities: [Int]) {
        self.equalities = equalities
        self.kinds = kinds
        states = kinds.map { $0 == .parameter || $0 == .discarded ? .known : .undefined }
        undefinedCounts = Array(repeating: 0, count: equalities.count)
        isDefining = Array(repeating: false, count: equalities.count)
        firstRow = Array(repeating: 0, count: kinds.count + 1)
        for slot in equalities {
            for term in records[slot].terms { firstRow[term.variable.position + 1] += 1 }
        }
        for index in kinds.indices { firstRow[index + 1] += firstRow[index] }
        rowsOf = Array(repeating: 0, count: Int(firstRow[kinds.count]))
        var next = firstRow
        for (row, slot) in equalities.enumerated() {
            for term in records[slot].terms {
                let variable = term.variable.position
                rowsOf[Int(next[variable])] = Int32(row)
                next[variable] += 1
                if states[variable] == .undefined { undefinedCounts[row] += 1 }
            }
            if undefinedCounts[row] == 1 { ready.append(row) }
            if undefinedCounts[row] == 2 { pairs.append(row) }
        }
        ready.reverse()
        pairs.reverse()
    }

    mutating func run(into elimination: inout Elimination, records: [ConstraintRecord]) {
        var cursor = 0
        while true {
            if let row = ready.popLast() {
                guard undefinedCounts[row] == 1 else { continue }
                define(by: row, into: &elimination, records: records)
            } else if let row = pairs.popLast() {
                guard undefinedCounts[row] == 2 else { continue }
                tear(from: row, records: records)
            } else {
                while cursor < equalities.count, undefinedCounts[cursor] < 2 { cursor += 1 }
                guard cursor < equalities.count else { break }
                tear(from: cursor, records: records)
            }
        }
        closureSlots = equalities.indices.filter { !isDefining[$0] }.map { equalities[$0] }
    }

    /// Takes one variable of a row as known: rather a size than a position, so that what is left to solve is about
    /// sizes and falls apart into small components.
    private mutating func tear(from row: Int, records: [ConstraintRecord]) {
        let open = records[equalities[row]].terms.map(\.variable.position).filter { states[$0] == .undefined }
        guard let variable = open.first(where: { kinds[$0] == .nonNegative }) ?? open.min() else { return }
        markKnown(variable)
    }

    private mutating func define(by row: Int, into elimination: inout Elimination, records: [ConstraintRecord]) {
        let terms = records[equalities[row]].terms
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
            elimination.shortExpansions[variable] = shortExpansion(terms, pivot: pivot, of: elimination)
            elimination.definitions.append(.init(variable: variable, slot: equalities[row], pivot: pivot.coefficient))
            elimination.ranks[variable] = elimination.closureRanks + Int32(elimination.definitions.count)
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
            guard kinds[variable] != .parameter else { continue }
            let factor = -term.coefficient / pivot.coefficient
            if elimination.ranks[variable] == 0 {
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
            undefinedCounts[row] -= 1
            if undefinedCounts[row] == 1 { ready.append(row) }
            if undefinedCounts[row] == 2 { pairs.append(row) }
        }
    }
}
