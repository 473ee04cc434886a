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
    let order: UnsafeBufferPointer<Int32>
    /// Whether only a region is eliminated: variables that are known have a place already, closures come last because
    /// what is known may follow what isn't, and no values are computed.
    let isLocal: Bool
    /// Whether what solved columns have made constants counts as such. A region's equations may not use that: they may be
    /// the very ones by which it is so.
    var trustsSolved = true
    /// Set when a region cannot be done by itself.
    var hasFailed = false
    /// Variables without which the region cannot be done.
    var wanted = Buffer<Int32>()
    let rows: UnsafeMutablePointer<ConstraintStore.Row>
    let cells: UnsafeMutablePointer<ConstraintStore.Cell>
    let kinds: UnsafeMutablePointer<VariableKind>
    let values: UnsafeMutablePointer<Double>
    let states: UnsafeMutablePointer<UInt8>
    let columnOf: UnsafeMutablePointer<Int32>
    let roles: UnsafeMutablePointer<Int32>

    private var slab: Slab?
    /// Undefined variables of required equalities, undefined positions plus `others` of optional ones.
    let counts: UnsafeMutablePointer<Int32>
    let ready: UnsafeMutablePointer<Int32>
    var readyCount = 0
    let pairs: UnsafeMutablePointer<Int32>
    var pairCount = 0
    let positionPairs: UnsafeMutablePointer<Int32>
    var positionPairCount = 0
    let closures: UnsafeMutablePointer<Int32>
    var closureCount = 0
    /// Optional equalities by descending level, then the ranks of those that are ready.
    let others: UnsafeMutablePointer<Int32>
    var otherCount = 0
    let rankOfOther: UnsafeMutablePointer<Int32>
    var readyOthers = RankQueue()
    /// Rows that define nothing: inequalities and optional constraints, in order of adding.
    let rest: UnsafeMutablePointer<Int32>
    var restCount = 0
    /// The definition of a defined variable.
    let definitionOf: UnsafeMutablePointer<Int32>
    let hasOwnRows: UnsafeMutablePointer<Bool>

    // The accumulator of a linear form.
    var pool = Buffer<Engine.Entry>(capacity: 32)
    let forms: UnsafeMutablePointer<Form>
    var sums = Buffer<Double>(capacity: 16)
    var magnitudes = Buffer<Double>(capacity: 16)
    var isTouched = Buffer<Bool>(capacity: 16)
    var touched = Buffer<Int32>(capacity: 16)
    var constant = 0.0
    var magnitude = 0.0
    var work = Buffer<Int32>()
    /// Closures whose columns all have rows of their own; they become rows of the residual.
    var keptClosures = Buffer<Int32>()
    /// A row under reduction.
    var terms = Buffer<Term>(capacity: 16)
    var slacks = Buffer<Engine.Entry>()
    var expansions = Buffer<Engine.Entry>()

    static let ignored = Int32.max / 2
    static let othersBase: Int32 = 1 << 28
    /// A pivot below this part of its row's largest coefficient waits for the closures, which pivot on the largest.
    static let pivotThreshold = 1e-4
    /// The same for a slack's definition, which can be done without.
    static let slackPivotThreshold = 0.1
    /// A coefficient below this part of what was added up to it is rounding noise.
    static let cancellation = 1e-11
    /// A form of more entries is hidden behind a column of its own.
    static let formLimit = 48

    init(_ engine: UnsafeMutablePointer<Engine>) {
        self.engine = engine
        isLocal = false
        let all = engine.pointee.store.order
        order = UnsafeBufferPointer(start: all.base, count: all.count)
        rows = engine.pointee.store.rows.base
        cells = engine.pointee.store.cells.base
        kinds = engine.pointee.store.kinds.base
        values = engine.pointee.store.values.base
        states = engine.pointee.states.base
        columnOf = engine.pointee.columnOf.base
        roles = engine.pointee.roles.base
        let rowCount = engine.pointee.store.rows.count
        let variableCount = engine.pointee.store.kinds.count
        let rowBytes = Slab.size(Int32.self, rowCount)
        var slab = Slab(
            byteCount: 8 * rowBytes + Slab.size(Bool.self, variableCount) + Slab.size(Form.self, variableCount)
        )
        counts = slab.take(Int32.self, rowCount)
        ready = slab.take(Int32.self, rowCount)
        pairs = slab.take(Int32.self, rowCount)
        positionPairs = slab.take(Int32.self, rowCount)
        closures = slab.take(Int32.self, rowCount)
        others = slab.take(Int32.self, rowCount)
        rankOfOther = slab.take(Int32.self, rowCount)
        rest = slab.take(Int32.self, rowCount)
        definitionOf = engine.pointee.definitionOf.base
        hasOwnRows = slab.take(Bool.self, variableCount)
        forms = slab.take(Form.self, variableCount)
        forms.update(repeating: Form(), count: variableCount)
        hasOwnRows.update(repeating: false, count: variableCount)
        self.slab = slab
    }

    /// An eliminator for the rows of a region, whose unknown variables have been marked.
    init(_ engine: UnsafeMutablePointer<Engine>, rows region: Buffer<Int32>) {
        self.engine = engine
        isLocal = true
        trustsSolved = false
        order = UnsafeBufferPointer(start: region.base, count: region.count)
        rows = engine.pointee.store.rows.base
        cells = engine.pointee.store.cells.base
        kinds = engine.pointee.store.kinds.base
        values = engine.pointee.store.values.base
        states = engine.pointee.states.base
        columnOf = engine.pointee.columnOf.base
        roles = engine.pointee.roles.base
        definitionOf = engine.pointee.definitionOf.base
        let scratch = engine.pointee.regionScratch
        counts = scratch.list(0)
        ready = scratch.list(1)
        pairs = scratch.list(2)
        positionPairs = scratch.list(3)
        closures = scratch.list(4)
        others = scratch.list(5)
        rankOfOther = scratch.list(6)
        rest = scratch.list(7)
        hasOwnRows = scratch.pointer(scratch.hasOwnRows)
        forms = scratch.pointer(scratch.forms)
        let columnCount = engine.pointee.columns.count
        sums.resize(count: columnCount)
        magnitudes.resize(count: columnCount)
        isTouched.reset(count: columnCount, to: false)
    }

    func free() {
        slab?.free()
        wanted.free()
        pool.free()
        sums.free()
        magnitudes.free()
        isTouched.free()
        touched.free()
        work.free()
        keptClosures.free()
        terms.free()
        slacks.free()
        expansions.free()
    }

    /// What is known of a variable.
    @inline(__always)
    func state(of variable: Int32) -> UInt8 {
        let state = states[Int(variable)]
        guard !trustsSolved, state == Engine.VariableState.constant else { return state }
        guard engine.pointee.followsSolvedColumns(variable) else { return state }
        return columnOf[Int(variable)] >= 0 ? Engine.VariableState.torn : Engine.VariableState.derived
    }

    // MARK: Columns
    @inline(__always)
    mutating func addColumn(variable: Int32, kind: UInt8) -> Int32 {
        let column = Int32(truncatingIfNeeded: engine.pointee.columns.count)
        engine.pointee.columns.append(Engine.Column(variable: variable, kind: kind))
        engine.pointee.columnValues.append(0)
        sums.append(0)
        magnitudes.append(0)
        isTouched.append(false)
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
                guard close(closures[closureCount]) else { return false }
            } else if readyCount > 0 {
                readyCount -= 1
                let row = ready[readyCount]
                if counts[Int(row)] == 1 { define(by: row) }
            } else if pairCount > 0 {
                pairCount -= 1
                let row = pairs[pairCount]
                guard counts[Int(row)] == 2 else { continue }
                if let size = openSize(of: row) {
                    tear(size)
                } else {
                    positionPairs[positionPairCount] = row
                    positionPairCount += 1
                }
            } else if let rank = readyOthers.pop() {
                let row = others[otherCount - Int(rank)]
                if counts[Int(row)] == Self.othersBase + 1 { defineBySlack(of: row) }
            } else if positionPairCount > 0 {
                positionPairCount -= 1
                let row = positionPairs[positionPairCount]
                if counts[Int(row)] == 2 { tear(from: row) }
            } else if cursor < order.count {
                let row = order[cursor]
                let count = counts[Int(row)]
                if count >= 2 && count < Self.othersBase { tear(from: row) } else { cursor += 1 }
            } else if cursor < order.count + otherCount {
                let row = others[cursor - order.count]
                let count = counts[Int(row)]
                if count >= Self.othersBase + 2 && count < Self.ignored { tear(from: row) } else { cursor += 1 }
            } else {
                break
            }
        }
        guard !isLocal else { return true }
        let variableCount = engine.pointee.store.kinds.count
        for variable in 0..<variableCount where states[variable] == Engine.VariableState.unknown {
            let kind = kinds[variable]
            guard kind != .discarded else {
                states[variable] = Engine.VariableState.constant
                continue
            }
            // What no row mentions is zero, and stays unknown.
            if engine.pointee.store.isIdle(variable) {
                values[variable] = 0
            } else {
                makeColumn(Int32(truncatingIfNeeded: variable))
            }
        }
        return true
    }

    /// Sorts rows by what they can do, and counts their undefined variables.
    private mutating func sortRows() {
        var place = order.count
        while place > 0 {
            place -= 1
            let row = order[place]
            let record = rows[Int(row)]
            roles[Int(row)] = Engine.RowRole.none
            guard record.state & ConstraintStore.counts != 0 else {
                counts[Int(row)] = Self.ignored
                continue
            }
            if record.relation != 0 || record.level != 0 {
                counts[Int(row)] = Self.ignored
                restCount += 1
                rest[order.count - restCount] = row
                if record.count == 1 {
                    hasOwnRows[Int(cells[Int(record.first)].variable)] = true
                } else if record.relation == 0 {
                    others[otherCount] = row
                    otherCount += 1
                }
                continue
            }
            var count = record.count
            if record.state & ConstraintStore.mentionsParameters != 0 || isLocal {
                for index in Int(record.first)..<Int(record.first + record.count)
                where states[Int(cells[index].variable)] != Engine.VariableState.unknown { count -= 1 }
            }
            counts[Int(row)] = count
            queue(row, count)
        }
        if otherCount > 0 { sortOthers() }
    }

    /// The rows that define nothing by themselves, in order of adding.
    var restRows: UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: rest + (order.count - restCount), count: restCount)
    }

    @inline(__always)
    mutating func queue(_ row: Int32, _ count: Int32) {
        if count == 1 {
            ready[readyCount] = row
            readyCount += 1
        } else if count == 2 {
            pairs[pairCount] = row
            pairCount += 1
        } else if count == 0 {
            closures[closureCount] = row
            closureCount += 1
        }
    }

    /// Puts optional equalities of high levels first, within a level those added first.
    private mutating func sortOthers() {
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
        var starts = Buffer<Int32>()
        starts.reset(count: levelCount + 1, to: 0)
        let sorted = rankOfOther
        for place in 0..<otherCount { starts.base[Int(ranks[rows[Int(others[place])].level]) + 1] += 1 }
        for level in 0..<levelCount { starts.base[level + 1] += starts.base[level] }
        for place in 0..<otherCount {
            let rank = Int(ranks[rows[Int(others[place])].level])
            sorted[Int(starts.base[rank])] = others[place]
            starts.base[rank] += 1
        }
        others.update(from: sorted, count: otherCount)
        starts.free()
        for place in 0..<otherCount {
            let row = Int(others[place])
            rankOfOther[row] = Int32(truncatingIfNeeded: otherCount - place)
            var count = Self.othersBase
            for index in Int(rows[row].first)..<Int(rows[row].first + rows[row].count) {
                let variable = Int(cells[index].variable)
                if states[variable] == Engine.VariableState.unknown, kinds[variable] == .free { count += 1 }
            }
            counts[row] = count
            if count == Self.othersBase + 1 { readyOthers.push(rankOfOther[row]) }
        }
    }
}
