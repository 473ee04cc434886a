/// One run of the elimination: finds an order in which each required equality defines one variable.
///
/// A row with one undefined variable defines it. When there is none, a variable is *torn*: it becomes a column, to be
/// found later. A row without undefined variables is a closure: an equation over columns, which solves one of them or
/// is redundant. Positions that no required equality defines are defined by optional ones, with the row's slack as
/// the column; that is a mere change of variables, but it makes chains fall apart into columns of their own.
///
/// The values of what doesn't depend on columns are computed on the way. Forms of variables over columns are made only
/// when a closure or a residual row asks for them, so chains of definitions cost nothing but their length.
struct Eliminator {
    /// A variable as a linear form over columns; its constant stands among the values.
    struct Form: BitwiseCopyable {
        var first: Int32 = 0
        var count: Int32 = 0
        /// How many columns were solved when it was made, and one; zero: not made.
        var stamp: Int32 = 0
    }

    let engine: UnsafeMutablePointer<Engine>
    /// The rows to go through, in order of adding: all of them, or those of a region.
    private let order: RowOrder
    /// Whether only a region is eliminated: variables that are known have a place already, closures come last because
    /// what is known may follow what isn't, and no values are computed.
    let isLocal: Bool
    /// Whether what solved columns have made constants counts as such. A region's equations may not use that: they may be
    /// the very ones by which it is so.
    var trustsSolved = true
    /// Set when a region cannot be done by itself.
    var hasFailed = false
    let rows: UnsafeMutablePointer<ConstraintStore.Row>
    let cells: CellTable
    let kinds: UnsafeMutablePointer<VariableKind>
    let values: UnsafeMutablePointer<Double>
    let states: UnsafeMutablePointer<UInt8>
    let columnOf: UnsafeMutablePointer<Int32>
    let roles: UnsafeMutablePointer<Int32>
    /// The definition of a defined variable.
    let definitionOf: UnsafeMutablePointer<Int32>
    let tables: EliminatorTables

    var readyCount = 0
    var pairCount = 0
    var positionPairCount = 0
    var closureCount = 0
    /// How many required equalities have neither defined nor closed anything.
    var openCount = 0
    /// How many optional equalities there are; they stand by descending level, and the ranks of those wait that are ready.
    var otherCount = 0
    /// Rows that define nothing: inequalities and optional constraints, in order of adding.
    var restCount = 0

    /// Whether the table of forms can be read.
    var hasForms = false
    /// The accumulator of a linear form and other lists.
    var scratch: EliminatorScratch
    var constant = 0.0
    var magnitude = 0.0
    /// The residual row over several columns that was made last, or -1.
    var lastJoint: Int32 = -1

    static let ignored = Int32.max / 2
    /// What is added to the count of an optional equality.
    static let othersBase: Int32 = 1 << 28
    /// The count of a row that has done its work; it may be lowered as often as there are cells.
    static let done = Int32.min / 2
    /// A pivot below this part of its row's largest coefficient waits for the closures, which pivot on the largest.
    static let pivotThreshold = 1e-4
    /// The same for a slack's definition, which can be done without.
    static let slackPivotThreshold = 0.1
    /// A coefficient below this part of what was added up to it is rounding noise.
    static let cancellation = 1e-11
    /// A form of more entries is hidden behind a column of its own.
    static let formLimit = 48

    /// An eliminator of the whole system.
    init(_ engine: UnsafeMutablePointer<Engine>) {
        var scratch = SpareMemory.takeScratch()
        let (rowCount, variableCount) = (engine.pointee.store.rows.count, engine.pointee.store.kinds.count)
        let slab = scratch.space.slab(
            byteCount: EliminatorTables.byteCount(rowCount: rowCount, variableCount: variableCount)
        )
        self.init(
            engine,
            rows: engine.pointee.store.order,
            tables: EliminatorTables(slab, rowCount: rowCount, variableCount: variableCount),
            scratch: scratch,
            isLocal: false
        )
    }

    /// An eliminator for the rows of a region, whose unknown variables have been marked.
    init(_ engine: UnsafeMutablePointer<Engine>, rows region: Buffer<Int32>) {
        self.init(
            engine,
            rows: RowOrder(region),
            tables: engine.pointee.regionScratch.tables,
            scratch: SpareMemory.takeScratch(),
            isLocal: true
        )
        trustsSolved = false
        hasForms = true
    }

    private init(
        _ engine: UnsafeMutablePointer<Engine>,
        rows order: RowOrder,
        tables: EliminatorTables,
        scratch: EliminatorScratch,
        isLocal: Bool
    ) {
        self.engine = engine
        self.order = order
        self.tables = tables
        self.scratch = scratch
        self.isLocal = isLocal
        rows = engine.pointee.store.rows.base
        cells = engine.pointee.store.cells
        kinds = engine.pointee.store.kinds.base
        values = engine.pointee.store.values.base
        states = engine.pointee.states.base
        columnOf = engine.pointee.columnOf.base
        roles = engine.pointee.roles.base
        definitionOf = engine.pointee.definitionOf.base
    }

    func free() { SpareMemory.put(scratch) }

    /// What is known of a variable.
    @inline(__always)
    func state(of variable: Int32) -> UInt8 {
        let state = states[Int(variable)]
        guard !trustsSolved, state == Engine.VariableState.constant else { return state }
        guard engine.pointee.followsSolvedColumns(variable) else { return state }
        return columnOf[Int(variable)] >= 0 ? Engine.VariableState.torn : Engine.VariableState.derived
    }

    @inline(__always)
    func count(of row: Int32) -> Int32 { tables.peels[Int(row)].count }

    /// Takes a row out of the search.
    @inline(__always)
    func finish(_ row: Int32) { tables.peels[Int(row)] = Peel(count: Self.done) }

    // MARK: Columns
    @inline(__always)
    mutating func addColumn(variable: Int32, kind: UInt8) -> Int32 {
        let column = Int32(truncatingIfNeeded: engine.pointee.columns.count)
        engine.pointee.columns.append(Engine.Column(variable: variable, kind: kind))
        engine.pointee.columnValues.append(0)
        return column
    }

    // MARK: The search
    /// Returns false when the required equalities contradict each other.
    mutating func run() -> Bool {
        sortRows()
        var cursor = 0
        while true {
            if closureCount > 0, !isLocal {
                closureCount -= 1
                guard close(tables.closures[closureCount]) else { return false }
            } else if readyCount > 0 {
                readyCount -= 1
                let row = tables.ready[readyCount]
                guard count(of: row) == 1 else { continue }
                if isLocal { defineLocally(by: row) } else { define(by: row) }
            } else if pairCount > 0 {
                pairCount -= 1
                let row = tables.pairs[pairCount]
                guard count(of: row) == 2 else { continue }
                if let size = openSize(of: row) {
                    tear(size)
                } else {
                    tables.positionPairs[positionPairCount] = row
                    positionPairCount += 1
                }
            } else if let rank = scratch.readyOthers.pop() {
                let row = tables.others[otherCount - Int(rank)]
                if count(of: row) == Self.othersBase + 1 { defineBySlack(of: row) }
            } else if positionPairCount > 0 {
                positionPairCount -= 1
                let row = tables.positionPairs[positionPairCount]
                if count(of: row) == 2 { tear(from: row) }
            } else if let row = nextOpenRow(from: &cursor) {
                tear(from: row)
            } else {
                break
            }
        }
        if !isLocal { placeRest() }
        return true
    }

    /// The first row from a place on, of all and then of the optional ones, that misses more than one variable.
    @inline(__always)
    private func nextOpenRow(from cursor: inout Int) -> Int32? {
        if openCount == 0 { cursor = max(cursor, order.count) }
        while cursor < order.count {
            let row = order[cursor]
            let count = count(of: row)
            if count >= 2 && count < Self.othersBase { return row }
            cursor &+= 1
        }
        while cursor < order.count &+ otherCount {
            let row = tables.others[cursor &- order.count]
            let count = count(of: row)
            if count >= Self.othersBase + 2 && count < Self.ignored { return row }
            cursor &+= 1
        }
        return nil
    }

    /// Makes columns of the variables that no equality has found.
    private mutating func placeRest() {
        let variableCount = engine.pointee.store.kinds.count
        for variable in 0..<variableCount where states[variable] == Engine.VariableState.unknown {
            guard kinds[variable] != .discarded else {
                states[variable] = Engine.VariableState.constant
                continue
            }
            // What no row mentions is zero, and stays unknown.
            if !engine.pointee.store.isIdle(variable) { makeColumn(Int32(truncatingIfNeeded: variable)) }
        }
    }

    /// Sorts rows by what they can do, and counts their undefined variables.
    private mutating func sortRows() {
        let peels = tables.peels
        let rest = tables.rest
        var place = order.count
        while place > 0 {
            place &-= 1
            let row = order[place]
            let record = rows[Int(row)]
            roles[Int(row)] = Engine.RowRole.none
            guard record.state & ConstraintStore.counts != 0 else {
                peels[Int(row)] = Peel(count: Self.ignored)
                continue
            }
            if record.relation != 0 || record.level != 0 {
                peels[Int(row)] = Peel(count: Self.ignored)
                restCount &+= 1
                rest[order.count &- restCount] = row
                if record.count == 1 {
                    tables.hasOwnRows[Int(cells.variables[record.first])] = true
                } else if record.relation == 0 {
                    tables.others[otherCount] = row
                    otherCount &+= 1
                }
                continue
            }
            var peel = Peel(first: record.first, count: record.count)
            openCount &+= 1
            if record.state & ConstraintStore.mentionsParameters != 0 || isLocal {
                for cell in record.first..<(record.first &+ record.count)
                where states[Int(cells.variables[cell])] != Engine.VariableState.unknown { peel = peel.without(cell) }
            }
            peels[Int(row)] = peel
            queue(row, peel.count)
        }
        if otherCount > 0 { sortOthers() }
    }

    /// The rows that define nothing by themselves, in order of adding.
    var restRows: UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: tables.rest + (order.count - restCount), count: restCount)
    }

    /// Puts a row where its count belongs.
    @inline(__always)
    mutating func queue(_ row: Int32, _ count: Int32) {
        if count == 1 {
            tables.ready[readyCount] = row
            readyCount &+= 1
        } else if count == 2 {
            tables.pairs[pairCount] = row
            pairCount &+= 1
        } else if count == 0 {
            tables.closures[closureCount] = row
            closureCount &+= 1
        }
    }

    /// Puts optional equalities of high levels first, within a level those added first.
    private mutating func sortOthers() {
        let others = tables.others
        let ranks = engine.pointee.ranks
        // They stand in reverse order of adding.
        var low = 0
        var high = otherCount - 1
        while low < high {
            swap(&others[low], &others[high])
            low += 1
            high -= 1
        }
        let levelCount = engine.pointee.levelCount
        scratch.starts.reset(count: levelCount + 1, to: 0)
        let starts = scratch.starts
        let sorted = tables.rankOfOther
        func rank(_ place: Int) -> Int { Int(ranks[Int(rows[Int(others[place])].level)]) }
        for place in 0..<otherCount { starts.base[rank(place) + 1] += 1 }
        for level in 0..<levelCount { starts.base[level + 1] += starts.base[level] }
        for place in 0..<otherCount {
            let rank = rank(place)
            sorted[Int(starts.base[rank])] = others[place]
            starts.base[rank] += 1
        }
        others.update(from: sorted, count: otherCount)
        scratch.readyOthers.reset(count: otherCount + 1)
        for place in 0..<otherCount {
            let row = Int(others[place])
            tables.rankOfOther[row] = Int32(truncatingIfNeeded: otherCount - place)
            var peel = Peel(count: Self.othersBase)
            for cell in rows[row].first..<(rows[row].first + rows[row].count) {
                let variable = Int(cells.variables[cell])
                if states[variable] == Engine.VariableState.unknown, kinds[variable] == .free { peel = peel.with(cell) }
            }
            tables.peels[row] = peel
            if peel.count == Self.othersBase + 1 { scratch.readyOthers.push(tables.rankOfOther[row]) }
        }
    }
}
