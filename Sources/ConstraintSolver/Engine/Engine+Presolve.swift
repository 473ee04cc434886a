extension Engine {
    /// Eliminates what equalities determine and sorts the rest into components.
    ///
    /// - Returns: False when required constraints contradict each other for sure; then nothing is presolved.
    static func presolve(_ engine: UnsafeMutablePointer<Engine>) -> Bool {
        engine.pointee.prepare()
        var eliminator = Eliminator(engine)
        defer { eliminator.free() }
        guard eliminator.run() else { return false }
        eliminator.exchangeContainers()
        eliminator.evaluateBase()
        guard eliminator.makeResidual() else { return false }
        engine.pointee.group(&eliminator.scratch.space)
        if !engine.pointee.isUsed { engine.pointee.trim() }
        engine.pointee.isPresolved = true
        return true
    }

    /// Empties the tables of an earlier presolve and ranks the levels.
    private mutating func prepare() {
        isPresolved = false
        hasSolution = false
        counts.presolves += 1
        culprits.removeAll()
        store.relink()
        store.forgetLevels()
        rotation.removeAll()
        dirtyComponents.removeAll()
        touchedComponents.removeAll()
        edits.removeAll()
        rankLevels()
        let variableCount = store.kinds.count
        let rowCount = store.rows.count
        states.resize(count: variableCount)
        for variable in 0..<variableCount {
            let isParameter = store.kinds[variable] == .parameter
            states[variable] = isParameter ? VariableState.constant : VariableState.unknown
            // What isn't known yet is zero in sums.
            if !isParameter { store.values[variable] = 0 }
        }
        columnOf.reset(count: variableCount, to: -1)
        definitionOf.reset(count: variableCount, to: -1)
        labels.removeAll()
        probes.removeAll()
        columnProbes.removeAll()
        uses.removeAll()
        boundOf.removeAll()
        if !hiddenRows.isEmpty { hiddenRows.removeAll() }
        isPristine = true
        garbage = 0
        openCount = 0
        roles.resize(count: rowCount)
        residualOf.removeAll()
        definitions.removeAll()
        definitions.reserve(min(variableCount, store.order.count))
        derived.removeAll()
        columns.removeAll()
        columnValues.removeAll()
        solvedColumns.removeAll()
        entries.removeAll()
        residual.removeAll()
    }

    /// Gives back what growing has taken ahead.
    private mutating func trim() {
        definitions.trim()
        derived.trim()
        columns.trim()
        columnValues.trim()
        entries.trim()
        residual.trim()
        components.trim()
    }

    private mutating func rankLevels() {
        levelCount = store.levels.count
        ranks.resize(count: levelCount)
        for level in 0..<levelCount {
            var rank: Int32 = 0
            for other in 0..<levelCount where store.levels[other] > store.levels[level] { rank += 1 }
            ranks[level] = rank
        }
    }

    // MARK: Components
    /// Columns that share rows belong together.
    ///
    /// - Parameter space: Memory that nobody needs any more.
    private mutating func group(_ space: inout Workspace) {
        let columnCount = columns.count
        let rowCount = residual.count
        var slab = space.slab(
            byteCount: Slab.size(Int32.self, columnCount + 1) + Slab.size(Int32.self, rowCount)
                + Slab.size(Int32.self, levelCount + 1)
        )
        let parents = slab.take(Int32.self, columnCount + 1)
        let componentOf = slab.take(Int32.self, rowCount)
        let rankStarts = slab.take(Int32.self, levelCount + 1)
        let columns = self.columns.base
        let residual = self.residual.base
        let entries = self.entries

        for column in 0..<columnCount { parents[column] = Int32(truncatingIfNeeded: column) }
        func root(_ column: Int32) -> Int32 {
            var place = column
            while parents[Int(place)] != place {
                parents[Int(place)] = parents[Int(parents[Int(place)])]
                place = parents[Int(place)]
            }
            return place
        }
        for row in 0..<rowCount where residual[row].count > 1 {
            let first = Int(residual[row].first)
            let top = root(entries[first].column)
            for place in (first + 1)..<(first + Int(residual[row].count)) {
                parents[Int(root(entries[place].column))] = top
            }
        }

        components.removeAll()
        components.reserve(columnCount - solvedColumns.count)
        for column in 0..<columnCount where columns[column].solved < 0 {
            let top = Int(root(Int32(truncatingIfNeeded: column)))
            if columns[top].component < 0 {
                columns[top].component = Int32(truncatingIfNeeded: components.count)
                components.append(Component(firstRow: 0, rowEnd: 0, firstColumn: 0, columnEnd: 0))
            }
            let index = columns[top].component
            let component = components.base + Int(index)
            columns[column].component = index
            columns[column].place = component.pointee.columnEnd
            component.pointee.columnEnd &+= 1
        }
        rankStarts.update(repeating: 0, count: levelCount + 1)
        for row in 0..<rowCount {
            let component = columns[Int(entries[Int(residual[row].first)].column)].component
            componentOf[row] = component
            rankStarts[Int(residual[row].rank) + 1] &+= 1
            components.base[Int(component)].rowEnd &+= 1
        }
        distribute(componentOf, rankStarts)
    }

    /// Gives each component its columns in order, and its rows by rank, and within a rank in order.
    private mutating func distribute(
        _ componentOf: UnsafeMutablePointer<Int32>,
        _ rankStarts: UnsafeMutablePointer<Int32>
    ) {
        var rowStart: Int32 = 0
        var columnStart: Int32 = 0
        for index in 0..<components.count {
            let component = components.base + index
            let (rowCount, columnCount) = (component.pointee.rowEnd, component.pointee.columnEnd)
            component.pointee.firstRow = rowStart
            // For the moment, the end of the rows that it has got.
            component.pointee.rowEnd = rowStart
            component.pointee.firstColumn = columnStart
            component.pointee.columnEnd = columnStart &+ columnCount
            rowStart &+= rowCount
            columnStart &+= columnCount
        }
        componentRows.resize(count: Int(rowStart))
        componentColumns.resize(count: Int(columnStart))
        let residual = self.residual.base
        // Speed: a pass for each level that has rows is faster than sorting, as long as these are few.
        let levelsWithRows = (0..<levelCount).filter { rankStarts[$0 + 1] > 0 }
        if levelsWithRows.count <= 4 {
            for rank in levelsWithRows {
                for row in 0..<self.residual.count where residual[row].rank == rank { place(row, in: componentOf[row]) }
            }
        } else {
            placeByRank(componentOf, rankStarts)
        }
        for column in 0..<columns.count where columns[column].solved < 0 {
            let record = columns[column]
            componentColumns[components[record.component].firstColumn + record.place] =
                Int32(truncatingIfNeeded: column)
        }
    }

    private mutating func placeByRank(
        _ componentOf: UnsafeMutablePointer<Int32>,
        _ rankStarts: UnsafeMutablePointer<Int32>
    ) {
        var byRank = Buffer<Int32>()
        defer { byRank.free() }
        byRank.resize(count: residual.count)
        for rank in 0..<levelCount { rankStarts[rank + 1] &+= rankStarts[rank] }
        for row in 0..<residual.count {
            let start = rankStarts + Int(residual[row].rank)
            byRank[start.pointee] = Int32(truncatingIfNeeded: row)
            start.pointee &+= 1
        }
        for index in 0..<byRank.count { place(Int(byRank[index]), in: componentOf[Int(byRank[index])]) }
    }

    /// Makes a row the next of a component's.
    @inline(__always)
    private mutating func place(_ row: Int, in component: Int32) {
        let component = components.base + Int(component)
        componentRows.base[Int(component.pointee.rowEnd)] = Int32(truncatingIfNeeded: row)
        component.pointee.rowEnd &+= 1
    }
}
