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
        engine.pointee.group()
        engine.pointee.isPresolved = true
        return true
    }

    /// Empties the tables of an earlier presolve and ranks the levels.
    private mutating func prepare() {
        isPresolved = false
        hasSolution = false
        counts.presolves += 1
        store.relink()
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
        residualOf.reset(count: rowCount, to: -1)
        definitions.removeAll()
        definitions.reserve(min(variableCount, rowCount))
        derived.removeAll()
        columns.removeAll()
        columnValues.removeAll()
        solvedColumns.removeAll()
        entries.removeAll()
        residual.removeAll()
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
    private mutating func group() {
        let columnCount = columns.count
        let rowCount = residual.count
        var slab = Slab(
            byteCount: 2 * Slab.size(Int32.self, columnCount + 1) + Slab.size(Int32.self, rowCount)
                + Slab.size(Int32.self, levelCount + 1)
        )
        defer { slab.free() }
        let parents = slab.take(Int32.self, columnCount + 1)
        let next = slab.take(Int32.self, columnCount + 1)
        let byRank = slab.take(Int32.self, rowCount)
        let rankStarts = slab.take(Int32.self, levelCount + 1)

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
            let first = residual[row].first
            let top = root(entries[first].column)
            for place in (first + 1)..<(first + residual[row].count) { parents[Int(root(entries[place].column))] = top }
        }

        components.removeAll()
        for column in 0..<columnCount where columns[column].solved < 0 {
            let top = Int(root(Int32(truncatingIfNeeded: column)))
            if columns[top].component < 0 {
                columns.base[top].component = Int32(truncatingIfNeeded: components.count)
                components.append(Component(firstRow: 0, rowEnd: 0, firstColumn: 0, columnEnd: 0))
            }
            let component = columns[top].component
            columns.base[column].component = component
            columns.base[column].place = components[component].columnEnd
            components.base[Int(component)].columnEnd += 1
        }
        rankStarts.update(repeating: 0, count: levelCount + 1)
        for row in 0..<rowCount {
            rankStarts[Int(residual[row].rank) + 1] += 1
            components.base[Int(columns[entries[residual[row].first].column].component)].rowEnd += 1
        }
        for rank in 0..<levelCount { rankStarts[rank + 1] += rankStarts[rank] }
        for row in 0..<rowCount {
            let rank = Int(residual[row].rank)
            byRank[Int(rankStarts[rank])] = Int32(truncatingIfNeeded: row)
            rankStarts[rank] += 1
        }
        distribute(byRank, next: next)
    }

    /// Gives each component its columns in order, and its rows by rank.
    private mutating func distribute(_ byRank: UnsafeMutablePointer<Int32>, next: UnsafeMutablePointer<Int32>) {
        var rowStart: Int32 = 0
        var columnStart: Int32 = 0
        for index in 0..<components.count {
            let component = components[index]
            components[index] = Component(
                firstRow: rowStart,
                rowEnd: rowStart + component.rowEnd,
                firstColumn: columnStart,
                columnEnd: columnStart + component.columnEnd
            )
            next[index] = rowStart
            rowStart += component.rowEnd
            columnStart += component.columnEnd
        }
        componentRows.resize(count: Int(rowStart))
        componentColumns.resize(count: Int(columnStart))
        for place in 0..<residual.count {
            let row = byRank[place]
            let component = Int(columns[entries[residual[row].first].column].component)
            componentRows[next[component]] = row
            next[component] += 1
        }
        for column in 0..<columns.count where columns[column].solved < 0 {
            let record = columns[column]
            componentColumns[components[record.component].firstColumn + record.place] =
                Int32(truncatingIfNeeded: column)
        }
    }
}
