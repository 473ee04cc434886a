/// The part of a presolved system that an edit of its structure touches, eliminated anew while the rest stays.
///
/// A region is a set of variables. At first these are the variables that removed or reclassified rows defined, and those
/// that new rows mention and none mentioned before. Its rows are those that mention one of them and don't define or
/// solve one outside, and the rows that were added. The region's variables are made unknown and its rows go through the
/// elimination, with everything outside known.
///
/// What makes this right is the **invariant of the border**: a variable of the region that outside definitions or
/// equations mention is the same linear form over the columns as before, but for the constant, and is a constant if it
/// was one; and this both over all columns and over those that are not solved. Then all that is outside remains as it is: its definitions, the forms of its rows, its components. Only
/// numbers change, and these are followed like an edited constant. A variable that breaks the invariant brings those
/// that follow it into the region, and the region is eliminated once more. When a region becomes a large part of the
/// system, the system is presolved instead.
///
/// A region whose equations mention a column that is solved outside takes that one in, so that no two equations solve each
/// other's column. An equation that was solved with the help of one of the region's belongs to it as well.
///
/// Forms are compared by *probes*: a variable's probe is its form at a random point of the columns, less the constant.
/// Different forms have the same probe with a probability like that of two random numbers' being equal. A variable
/// keeps its column, and that of its slack, when it has one again.
///
/// The solution doesn't depend on where the elimination was cut, except in components that the constraints leave open;
/// what these choose depends on their columns. An edit that meets or leaves an open component presolves the system.
struct Region {
    let engine: UnsafeMutablePointer<Engine>
    private let scratch: RegionScratch
    private let isInRegion: UnsafeMutablePointer<Bool>
    let isRegionRow: UnsafeMutablePointer<Bool>
    let formers: UnsafeMutablePointer<RegionScratch.Former>
    private(set) var variables = Buffer<Int32>()
    private(set) var rows = Buffer<Int32>()
    /// The variables whose rows have been collected.
    private var collectedCount = 0
    private var hasFailed = false
    /// The first equation that belongs to the region, by the place of its solved column.
    private var firstSolved = Int32.max
    private let variableLimit: Int
    /// The counts of tables before the region's elimination.
    let definitionCount: Int
    let columnCount: Int
    let solvedCount: Int
    private let entryCount: Int

    /// Takes up the edits of the structure; false when the system has to be presolved.
    static func apply(_ engine: UnsafeMutablePointer<Engine>) -> Bool {
        let store = engine.pointee.store
        let editCount = engine.pointee.edits.added.count + engine.pointee.edits.removed.count
        guard store.levels.count == engine.pointee.levelCount, editCount <= store.order.count / 2 + 16,
            engine.pointee.garbage <= 4 * store.order.count + 256
        else { return false }
        engine.pointee.makeProbes()
        engine.pointee.regionScratch.reserve(rows: store.rows.count, variables: store.kinds.count)
        engine.pointee.counts.regions += 1
        var region = Region(engine)
        defer { region.free() }
        return region.run()
    }

    private init(_ engine: UnsafeMutablePointer<Engine>) {
        self.engine = engine
        scratch = engine.pointee.regionScratch
        isInRegion = scratch.pointer(scratch.isInRegion)
        isRegionRow = scratch.pointer(scratch.isRegionRow)
        formers = scratch.pointer(scratch.formers)
        variableLimit = max(64, engine.pointee.states.count / 2)
        definitionCount = engine.pointee.definitions.count
        columnCount = engine.pointee.columns.count
        solvedCount = engine.pointee.solvedColumns.count
        entryCount = engine.pointee.entries.count
    }

    private func free() {
        for place in 0..<variables.count { isInRegion[Int(variables[place])] = false }
        for place in 0..<rows.count { isRegionRow[Int(rows[place])] = false }
        variables.free()
        rows.free()
    }

    private mutating func run() -> Bool {
        seed()
        for _ in 0..<16 {
            repeat { collectRows() } while !hasFailed && absorbReducedEquations()
            guard !hasFailed, variables.count <= variableLimit else { return false }
            forget()
            var eliminator = Eliminator(engine, rows: rows)
            let count = variables.count
            let isDone = eliminate(&eliminator)
            let holds = isDone && accept(&eliminator)
            clean(eliminator)
            eliminator.free()
            if isDone { return holds }
            // The next attempt has more variables, or there is none.
            guard !hasFailed, variables.count > count else { return false }
        }
        return false
    }

    // MARK: What belongs to the region
    private mutating func seed() {
        let edits = engine.pointee.edits
        for place in 0..<edits.removed.count {
            let row = edits.removed[place]
            unseat(row)
            absorbIdle(of: row)
        }
        for place in 0..<edits.variables.count { absorb(edits.variables[place]) }
        for place in 0..<edits.added.count {
            let row = edits.added[place]
            let record = engine.pointee.store.rows[row]
            guard record.state & ConstraintStore.counts != 0 else { continue }
            add(row: row)
            for cell in record.first..<(record.first + record.count) {
                let variable = engine.pointee.store.cells[cell].variable
                if engine.pointee.states[variable] == Engine.VariableState.unknown { absorb(variable) }
            }
        }
    }

    private mutating func add(row: Int32) {
        guard !isRegionRow[Int(row)] else { return }
        isRegionRow[Int(row)] = true
        rows.append(row)
    }

    /// Brings in what a row defines or solves.
    private mutating func unseat(_ row: Int32) {
        let owner = engine.pointee.owner(ofRow: row)
        if owner >= 0 { absorb(owner) }
    }

    /// Brings in the columns that a removed row was the last to mention; nothing but zero is left for them.
    private mutating func absorbIdle(of row: Int32) {
        let record = engine.pointee.store.rows[row]
        for place in record.first..<(record.first + record.count) {
            let variable = engine.pointee.store.cells[place].variable
            if engine.pointee.columnOf[variable] >= 0, engine.pointee.isIdle(variable) { absorb(variable) }
        }
    }

    private mutating func absorb(_ variable: Int32) {
        guard variable >= 0 else {
            hasFailed = true
            return
        }
        guard !isInRegion[Int(variable)] else { return }
        isInRegion[Int(variable)] = true
        variables.append(variable)
        var former = RegionScratch.Former()
        former.state = engine.pointee.states[variable]
        former.probe = engine.pointee.probes[variable]
        former.definition = engine.pointee.definitionOf[variable]
        if former.definition >= 0 {
            former.column = engine.pointee.definitions[former.definition].slack
            former.columnKind = Engine.ColumnKind.slack
            // A hidden column stands for many definitions.
            if engine.pointee.columnOf[variable] >= 0 { hasFailed = true }
        } else if engine.pointee.columnOf[variable] >= 0 {
            former.column = engine.pointee.columnOf[variable]
            former.columnKind = engine.pointee.columns[former.column].kind
        }
        formers[Int(variable)] = former
        guard former.column >= 0 else { return }
        engine.pointee.touchComponent(ofColumn: former.column)
        let solved = engine.pointee.columns[former.column].solved
        guard solved >= 0 else { return }
        firstSolved = min(firstSolved, solved)
        let row = engine.pointee.solvedColumns[solved].row
        if engine.pointee.store.rows[row].state & ConstraintStore.counts != 0 { add(row: row) }
    }

    /// The rows that mention a variable and count.
    ///
    /// Speed: a method of the engine would be given a copy of it, because of the closure.
    @inline(__always)
    private func forEachRow(of variable: Int32, _ body: (Int32) -> Void) {
        let rows = engine.pointee.store.rows.base
        let links = engine.pointee.store.cells.links.base
        let heads = engine.pointee.store.heads[variable]
        var cell = heads.equality
        var isEquality = true
        while true {
            if cell < 0 {
                guard isEquality else { return }
                isEquality = false
                cell = heads.inequality
                continue
            }
            let row = links[Int(cell)].row
            cell = links[Int(cell)].next
            if rows[Int(row)].state & ConstraintStore.counts != 0 { body(row) }
        }
    }

    private mutating func collectRows() {
        while collectedCount < variables.count {
            let variable = variables[collectedCount]
            collectedCount += 1
            forEachRow(of: variable) { row in
                guard !isRegionRow[Int(row)] else { return }
                let owner = engine.pointee.owner(ofRow: row)
                if owner < 0 || isInRegion[Int(owner)] { add(row: row) }
            }
        }
    }

    /// Brings in the equations that were reduced by one of the region's: those that follow the region's variables and were
    /// solved later. What they solve is right only together with that one. Returns whether there were any.
    private mutating func absorbReducedEquations() -> Bool {
        guard firstSolved < .max else { return false }
        let count = variables.count
        var isReached = [Bool](repeating: false, count: engine.pointee.states.count)
        var reached: [Int32] = []
        for place in 0..<count {
            isReached[Int(variables[place])] = true
            reached.append(variables[place])
        }
        while let variable = reached.popLast() {
            forEachRow(of: variable) { row in
                guard !isRegionRow[Int(row)] else { return }
                let role = engine.pointee.roles[row]
                if role >= 0 {
                    let follower = engine.pointee.definitions[role].variable
                    if !isReached[Int(follower)] {
                        isReached[Int(follower)] = true
                        reached.append(follower)
                    }
                } else if role <= Engine.RowRole.solver, Engine.RowRole.solver - role > firstSolved {
                    absorb(engine.pointee.owner(ofRow: row))
                }
            }
        }
        return variables.count > count
    }

    /// Makes the region's variables unknown, and what an attempt before this one has made.
    private mutating func forget() {
        engine.pointee.definitions.shrink(to: definitionCount)
        engine.pointee.labels.shrink(to: definitionCount)
        engine.pointee.columns.shrink(to: columnCount)
        engine.pointee.columnValues.shrink(to: columnCount)
        engine.pointee.columnProbes.shrink(to: columnCount)
        engine.pointee.solvedColumns.shrink(to: solvedCount)
        engine.pointee.entries.shrink(to: entryCount)
        for place in 0..<variables.count {
            let variable = variables[place]
            let kind = engine.pointee.store.kinds[variable]
            let isKnown = kind == .parameter || kind == .discarded
            engine.pointee.states[variable] = isKnown ? Engine.VariableState.constant : Engine.VariableState.unknown
            engine.pointee.columnOf[variable] = -1
            engine.pointee.definitionOf[variable] = -1
            let column = formers[Int(variable)].column
            guard column >= 0 else { continue }
            let solved = engine.pointee.columns[column].solved
            if solved >= 0, solved < solvedCount { engine.pointee.solvedColumns.base[Int(solved)].column = -1 }
            engine.pointee.columns.base[Int(column)].solved = -1
            engine.pointee.columns.base[Int(column)].component = -1
        }
    }

    private func clean(_ eliminator: Eliminator) {
        for place in 0..<rows.count {
            let row = rows[place]
            eliminator.tables.peels[Int(row)] = .init(count: Eliminator.ignored)
            let record = engine.pointee.store.rows[row]
            if record.count == 1 {
                eliminator.tables.hasOwnRows[Int(engine.pointee.store.cells.variables[record.first])] = false
            }
        }
        engine.pointee.forgetForms()
    }

    // MARK: The elimination
    /// Eliminates the region; false when it has to grow, or cannot be done by itself.
    private mutating func eliminate(_ eliminator: inout Eliminator) -> Bool {
        guard eliminator.run() else { return false }
        for place in 0..<variables.count {
            let variable = variables[place]
            guard engine.pointee.states[variable] == Engine.VariableState.unknown else { continue }
            if !engine.pointee.isIdle(variable) { eliminator.makeColumn(variable) }
        }
        guard engine.pointee.labelDefinitions(from: definitionCount, formers) else {
            hasFailed = true
            return false
        }
        eliminator.closeAll()
        if eliminator.scratch.wanted.isEmpty { eliminator.exchangeContainers() }
        guard eliminator.scratch.wanted.isEmpty else {
            for place in 0..<eliminator.scratch.wanted.count { absorb(eliminator.scratch.wanted[place]) }
            return false
        }
        guard !eliminator.hasFailed else {
            hasFailed = true
            return false
        }
        engine.pointee.settleStates(definitions: definitionCount, columns: columnCount, solved: solvedCount, variables)
        return holdsAtBorder()
    }

    /// Whether outside nobody notices; brings in those who do.
    private mutating func holdsAtBorder() -> Bool {
        let count = variables.count
        for place in 0..<count {
            let variable = variables[place]
            let former = formers[Int(variable)]
            guard former.state != Engine.VariableState.unknown else { continue }
            let isConstant = engine.pointee.states[variable] == Engine.VariableState.constant
            if isConstant == (former.state == Engine.VariableState.constant),
                engine.pointee.states[variable] != Engine.VariableState.unknown,
                engine.pointee.probes[variable].isAlike(former.probe)
            {
                continue
            }
            forEachRow(of: variable) { row in
                if !isRegionRow[Int(row)] { absorb(engine.pointee.owner(ofRow: row)) }
            }
        }
        return variables.count == count
    }
}
