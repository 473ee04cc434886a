/// The variables and constraints of a solver, in flat tables.
struct ConstraintStore {
    /// A constraint: a sum of cells and a constant, compared with zero.
    struct Row: BitwiseCopyable {
        var constant: Double
        var first: Int32
        var count: Int32
        /// Place in `levels`; zero is required.
        var level: Int32
        var relation: Int8
        var state: UInt8
    }

    /// What a solve seldom needs.
    struct Details: BitwiseCopyable {
        var priority: Double
        var stamp: Int
        var serial: Int32
        /// Place in `keys` of the key's length, which its components follow; -1 for an empty key.
        var key: Int32
    }

    /// A coefficient times a variable, linked to the variable's next one in rows of the same sort.
    struct Cell: BitwiseCopyable {
        var coefficient: Double
        var variable: Int32
        var row: Int32
        var next: Int32
    }

    static let installed: UInt8 = 1
    static let broken: UInt8 = 2
    static let yields: UInt8 = 4
    static let invalidTerms: UInt8 = 8
    static let reportedInvalid: UInt8 = 16
    /// Neither removed nor invalid.
    static let counts: UInt8 = 32

    /// It may mention a parameter.
    static let mentionsParameters: UInt8 = 64

    var kinds = Buffer<VariableKind>()
    var values = Buffer<Double>()
    /// The first cells of each variable in equalities and in inequalities, -1 for none.
    var equalities = Buffer<Int32>()
    var inequalities = Buffer<Int32>()

    var rows = Buffer<Row>()
    var details = Buffer<Details>()
    var cells = Buffer<Cell>()
    var keys = Buffer<Double>()
    /// Rows in order of adding, removed ones included until ``relink()``.
    var order = Buffer<Int32>()
    var removedCount = 0
    /// Removed rows by the cells they have room for: the first of each list, which goes on in `Row.level`; -1 ends it.
    private var freeRows = InlineArray<17, Int32>(repeating: -1)
    private var hasFreeRows = false
    private var freeLongRows: [Int: [Int32]] = [:]
    private var nextSerial: Int32 = 0

    /// The distinct levels that rows have had, the first for required.
    var levels = Buffer<Double>(capacity: 8)
    /// The level found last, by the priority's last bits.
    private var recentLevels = InlineArray<16, Int32>(repeating: 0)

    /// Whether some row, perhaps a removed one, has had a coefficient that is not within 1/16 and 16, or not finite.
    private(set) var hasExtremeCoefficients = false
    /// The ratio of the greatest coefficient to the least; `nil` since rows have changed.
    var coefficientRatio: Double?

    /// How far a coefficient is from 1/16; when none of bits 55 to 62 is set, it is not less, and below 16.
    @inline(__always)
    private static func extent(_ coefficient: Double) -> UInt64 {
        coefficient.bitPattern &- (1023 - 4) << 52
    }

    @inline(__always)
    private static func isExtreme(_ extent: UInt64) -> Bool { (extent << 1) >> 56 != 0 }

    init() { levels.append(.infinity) }

    func free() {
        kinds.free()
        values.free()
        equalities.free()
        inequalities.free()
        rows.free()
        details.free()
        cells.free()
        keys.free()
        order.free()
        levels.free()
    }

    func copy() -> ConstraintStore {
        var copy = self
        copy.kinds = kinds.copy()
        copy.values = values.copy()
        copy.equalities = equalities.copy()
        copy.inequalities = inequalities.copy()
        copy.rows = rows.copy()
        copy.details = details.copy()
        copy.cells = cells.copy()
        copy.keys = keys.copy()
        copy.order = order.copy()
        copy.levels = levels.copy()
        return copy
    }

    mutating func reserve(variables: Int, constraints: Int, terms: Int) {
        kinds.reserve(variables)
        values.reserve(variables)
        equalities.reserve(variables)
        inequalities.reserve(variables)
        rows.reserve(constraints)
        details.reserve(constraints)
        order.reserve(constraints)
        cells.reserve(terms)
    }

    // MARK: Variables
    @inline(__always)
    mutating func addVariable(_ kind: VariableKind, value: Double) -> Int {
        // Speed: the four tables grow together, so that one has to be asked.
        if kinds.count == kinds.capacity { growVariables() }
        kinds.appendReserved(kind)
        values.appendReserved(value)
        equalities.appendReserved(-1)
        inequalities.appendReserved(-1)
        return kinds.count - 1
    }

    @inline(never)
    private mutating func growVariables() {
        kinds.reserveAhead()
        values.reserve(kinds.capacity)
        equalities.reserve(kinds.capacity)
        inequalities.reserve(kinds.capacity)
    }

    @inline(never)
    private mutating func growRows() {
        rows.reserveAhead()
        details.reserve(rows.capacity)
    }

    /// Whether no row mentions a variable, removed ones included until ``relink()``.
    @inline(__always)
    func isIdle(_ variable: Int) -> Bool { equalities[variable] < 0 && inequalities[variable] < 0 }

    // MARK: Rows
    /// Adds a row whose terms may mention a variable twice.
    @inline(__always)
    mutating func add(
        _ terms: UnsafeBufferPointer<Term>,
        constant: Double,
        relation: Relation,
        priority: Double,
        stamp: Int,
        yields: Bool
    ) -> (row: Int32, serial: Int32) {
        let row: Int32
        let first: Int32
        if hasFreeRows, let free = takeFreeRow(terms.count) {
            row = free
            first = rows[free].first
        } else {
            row = Int32(truncatingIfNeeded: rows.count)
            first = Int32(truncatingIfNeeded: cells.count)
            cells.extend(by: terms.count)
            if rows.count == rows.capacity { growRows() }
            rows.extend(by: 1)
            details.extend(by: 1)
        }
        var state = Self.installed
        if yields { state |= Self.yields }
        let count = fill(terms, from: first, row: row, isEquality: relation == .equal, state: &state)
        let serial = nextSerial
        nextSerial += 1
        rows[row] = Row(
            constant: constant,
            first: first,
            count: count,
            level: 0,
            relation: Int8(truncatingIfNeeded: relation.rawValue),
            state: state
        )
        details[row] = Details(priority: priority, stamp: stamp, serial: serial, key: -1)
        order.append(row)
        coefficientRatio = nil
        if priority >= 1000, !yields, state & Self.invalidTerms == 0, constant.isFinite {
            // Speed: what ``classify(_:)`` says of most rows.
            rows.base[Int(row)].state = state | Self.counts
        } else {
            classify(row)
        }
        return (row, serial)
    }

    /// Writes a row's cells, each variable once and none with zero, and links them.
    @inline(__always)
    private mutating func fill(
        _ terms: UnsafeBufferPointer<Term>,
        from first: Int32,
        row: Int32,
        isEquality: Bool,
        state: inout UInt8
    ) -> Int32 {
        let cells = self.cells.base + Int(first)
        let heads = isEquality ? equalities.base : inequalities.base
        if Self.isMerged(terms) {
            // Speed: nearly all rows are such.
            // Speed: two integer operations for what would be two comparisons of doubles and a test for finite ones.
            var extent: UInt64 = 0
            for place in 0..<terms.count {
                let term = terms[place]
                let variable = Int(term.variable.index)
                extent |= Self.extent(term.coefficient)
                if kinds.base[variable] == .parameter { state |= Self.mentionsParameters }
                cells[place] = Cell(
                    coefficient: term.coefficient,
                    variable: term.variable.index,
                    row: row,
                    next: heads[variable]
                )
                heads[variable] = first + Int32(truncatingIfNeeded: place)
            }
            if Self.isExtreme(extent) {
                hasExtremeCoefficients = true
                if !terms.allSatisfy(\.coefficient.isFinite) { state |= Self.invalidTerms }
            }
            return Int32(truncatingIfNeeded: terms.count)
        }
        return merge(terms, into: cells, heads, from: first, row: row, state: &state)
    }

    /// Writes the cells of a row that may mention a variable twice, or have zero for a coefficient.
    @inline(never)
    private mutating func merge(
        _ terms: UnsafeBufferPointer<Term>,
        into cells: UnsafeMutablePointer<Cell>,
        _ heads: UnsafeMutablePointer<Int32>,
        from first: Int32,
        row: Int32,
        state: inout UInt8
    ) -> Int32 {
        state |= Self.mentionsParameters
        var count = 0
        if terms.count <= 24 {
            next: for term in terms {
                for place in 0..<count where cells[place].variable == term.variable.index {
                    cells[place].coefficient += term.coefficient
                    continue next
                }
                let cell = Cell(coefficient: term.coefficient, variable: term.variable.index, row: row, next: -1)
                cells[count] = cell
                count += 1
            }
        } else {
            for term in Expression(terms: Array(terms)).mergedTerms {
                cells[count] = Cell(coefficient: term.coefficient, variable: term.variable.index, row: row, next: -1)
                count += 1
            }
        }
        var kept = 0
        for place in 0..<count where cells[place].coefficient != 0 {
            var cell = cells[place]
            if !cell.coefficient.isFinite { state |= Self.invalidTerms }
            if Self.isExtreme(Self.extent(cell.coefficient)) { hasExtremeCoefficients = true }
            cell.next = heads[Int(cell.variable)]
            heads[Int(cell.variable)] = first + Int32(truncatingIfNeeded: kept)
            cells[kept] = cell
            kept += 1
        }
        return Int32(truncatingIfNeeded: kept)
    }

    /// Whether few terms mention each variable once, and none has zero for a coefficient.
    @inline(__always)
    private static func isMerged(_ terms: UnsafeBufferPointer<Term>) -> Bool {
        guard terms.count <= 8 else { return false }
        for place in 0..<terms.count {
            if terms[place].coefficient == 0 { return false }
            for other in 0..<place where terms[other].variable.index == terms[place].variable.index { return false }
        }
        return true
    }

    private mutating func takeFreeRow(_ size: Int) -> Int32? {
        if size >= 17 { return freeLongRows.isEmpty ? nil : freeLongRows[size]?.popLast() }
        let row = freeRows[size]
        guard row >= 0 else { return nil }
        freeRows[size] = rows[row].level
        return row
    }

    private mutating func putFreeRow(_ row: Int32) {
        hasFreeRows = true
        let size = capacity(of: row)
        if size >= 17 {
            freeLongRows[size, default: []].append(row)
        } else {
            rows.base[Int(row)].level = freeRows[size]
            freeRows[size] = row
        }
    }

    mutating func setKey(_ components: [Double], of row: Int32) {
        guard !components.isEmpty else { return }
        details.base[Int(row)].key = Int32(truncatingIfNeeded: keys.count)
        keys.append(Double(components.count))
        for component in components { keys.append(component) }
    }

    /// Gives every row the key that a function makes for it.
    mutating func setKeys(_ key: (ConstraintHandle) -> BreakingKey) {
        keys.removeAll()
        for place in 0..<order.count {
            let row = order[place]
            details.base[Int(row)].key = -1
            guard rows[row].state & Self.installed != 0 else { continue }
            setKey(key(ConstraintHandle(slot: row, serial: details[row].serial)).components, of: row)
        }
    }

    func key(of row: Int32) -> BreakingKey {
        let start = Int(details[row].key)
        guard start >= 0 else { return BreakingKey([]) }
        return BreakingKey((1...max(1, Int(keys[start]))).map { keys[start + $0] })
    }

    /// A contradictory set and its member with the greatest key, of equal ones the one that was added last (fact AL-6).
    func conflict(among rows: [Int32]) -> Conflict {
        let members = rows.map { ConstraintHandle(slot: $0, serial: details[$0].serial) }
        guard
            let breaking = members.max(by: {
                let (left, right) = (key(of: $0.slot), key(of: $1.slot))
                return left == right ? $0.serial < $1.serial : left < right
            })
        else { preconditionFailure("bounds alone never contradict each other") }
        return Conflict(constraints: members, broken: breaking)
    }

    /// Brings a row's level and whether it counts up to date.
    mutating func classify(_ row: Int32) {
        let priority = details[row].priority
        var state = rows[row].state
        coefficientRatio = nil
        let isValid =
            state & Self.invalidTerms == 0 && rows[row].constant.isFinite && !priority.isNaN
        state &= ~Self.counts
        if isValid && state & Self.installed != 0 { state |= Self.counts }
        rows.base[Int(row)].state = state
        if priority >= 1000 {
            if state & Self.broken != 0 {
                rows.base[Int(row)].level = levelIndex(ConstraintRole.brokenLevel)
            } else if state & Self.yields != 0 {
                rows.base[Int(row)].level = levelIndex(ConstraintRole.silentLevel)
            } else {
                rows.base[Int(row)].level = 0
            }
        } else if isValid {
            rows.base[Int(row)].level = levelIndex(priority)
        }
    }

    @inline(__always)
    private mutating func levelIndex(_ level: Double) -> Int32 {
        let slot = Int(max(-1e6, min(1e6, level))) & 15
        let recent = recentLevels[slot]
        return levels[recent] == level ? recent : findLevel(level, slot)
    }

    @inline(never)
    private mutating func findLevel(_ level: Double, _ slot: Int) -> Int32 {
        var index: Int32 = 1
        while index < levels.count, levels[index] != level { index += 1 }
        if index == levels.count { levels.append(level) }
        recentLevels[slot] = index
        return index
    }

    func isValid(_ row: Int32) -> Bool {
        rows[row].state & Self.invalidTerms == 0 && rows[row].constant.isFinite && !details[row].priority.isNaN
    }

    mutating func remove(_ row: Int32) {
        rows.base[Int(row)].state = 0
        coefficientRatio = nil
        removedCount += 1
    }

    /// Forgets removed rows: their places are free from now on, and variables aren't linked to them any more.
    mutating func relink() {
        guard removedCount > 0 else { return }
        removedCount = 0
        var kept = 0
        for place in 0..<order.count {
            let row = order[place]
            if rows[row].state & Self.installed == 0 {
                putFreeRow(row)
            } else {
                order[kept] = row
                kept += 1
            }
        }
        order.shrink(to: kept)
        for variable in 0..<kinds.count {
            equalities[variable] = -1
            inequalities[variable] = -1
        }
        for place in 0..<kept {
            let row = rows[order[place]]
            let heads = row.relation == 0 ? equalities.base : inequalities.base
            for index in row.first..<(row.first + row.count) {
                let variable = Int(cells[index].variable)
                cells.base[Int(index)].next = heads[variable]
                heads[variable] = index
            }
        }
    }

    /// The cells that a row's place has: those up to the next row's.
    private func capacity(of row: Int32) -> Int {
        let end = Int(row) + 1 < rows.count ? Int(rows[row + 1].first) : cells.count
        return end - Int(rows[row].first)
    }

    func slotIsInstalled(_ handle: ConstraintHandle) -> Bool {
        handle.position < rows.count && details[handle.slot].serial == handle.serial
            && rows[handle.slot].state & Self.installed != 0
    }
}
