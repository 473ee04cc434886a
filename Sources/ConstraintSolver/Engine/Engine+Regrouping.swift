/// The components that a ``Region`` touches are made anew from the rows they keep and the region's.
extension Engine {
    /// Makes the touched components anew, with the rows from a place on; all of them are to be solved.
    mutating func regroup(residual start: Int, columns firstColumn: Int, _ variables: Buffer<Int32>) {
        for row in start..<residual.count {
            for place in residual[row].first..<(residual[row].first + residual[row].count) {
                touchComponent(ofColumn: entries[place].column)
            }
        }
        if patchSingle(residual: start, columns: firstColumn, variables) { return }
        var members = Buffer<Int32>()
        var rows = Buffer<Int32>()
        defer {
            members.free()
            rows.free()
        }
        for place in 0..<touchedComponents.count {
            let component = components[touchedComponents[place]]
            for place in component.firstColumn..<component.columnEnd {
                take(componentColumns[place], into: &members)
            }
            for place in component.firstRow..<component.rowEnd where residual[componentRows[place]].rank >= 0 {
                rows.append(componentRows[place])
            }
            if component.isOpen { openCount -= 1 }
            components[touchedComponents[place]] = Component(firstRow: 0, rowEnd: 0, firstColumn: 0, columnEnd: 0)
            garbage += 1
        }
        touchedComponents.removeAll()
        for column in firstColumn..<columns.count { take(Int32(truncatingIfNeeded: column), into: &members) }
        for place in 0..<variables.count {
            let definition = definitionOf[variables[place]]
            let column = definition >= 0 ? definitions[definition].slack : columnOf[variables[place]]
            if column >= 0 { take(column, into: &members) }
        }
        for row in start..<residual.count { rows.append(Int32(truncatingIfNeeded: row)) }
        makeComponents(members, rows)
        compactComponents()
    }

    /// Exchanges rows of the only touched component, when it has one column and nothing is added that has others; false
    /// otherwise, and nothing is changed.
    ///
    /// Speed: a hundred labels of equal width are one column with hundreds of rows, of which an edit exchanges one.
    private mutating func patchSingle(
        residual start: Int,
        columns firstColumn: Int,
        _ variables: Buffer<Int32>
    ) -> Bool {
        guard touchedComponents.count == 1, firstColumn == columns.count, residual.count - start <= 8 else {
            return false
        }
        let index = touchedComponents[0]
        var component = components[index]
        guard component.columnEnd - component.firstColumn == 1 else { return false }
        let column = componentColumns[component.firstColumn]
        guard isLive(column: column) else { return false }
        for place in 0..<variables.count {
            let definition = definitionOf[variables[place]]
            let own = definition >= 0 ? definitions[definition].slack : columnOf[variables[place]]
            if own >= 0, own != column, isLive(column: own) { return false }
        }
        for row in start..<residual.count
        where residual[row].count != 1 || entries[residual[row].first].column != column { return false }

        var end = component.firstRow
        for place in component.firstRow..<component.rowEnd where residual[componentRows[place]].rank >= 0 {
            componentRows[end] = componentRows[place]
            end += 1
        }
        let count = Int(end - component.firstRow) + residual.count - start
        if count > Int(component.rowEnd - component.firstRow) {
            let former = Int(component.firstRow)
            component.firstRow = Int32(truncatingIfNeeded: componentRows.count)
            componentRows.extend(by: count)
            let kept = Int(end) - former
            (componentRows.base + Int(component.firstRow)).update(from: componentRows.base + former, count: kept)
            end = component.firstRow + Int32(truncatingIfNeeded: kept)
        }
        for row in start..<residual.count {
            var place = end
            while place > component.firstRow, residual[componentRows[place - 1]].rank > residual[row].rank {
                componentRows[place] = componentRows[place - 1]
                place -= 1
            }
            componentRows[place] = Int32(truncatingIfNeeded: row)
            end += 1
        }
        if component.isOpen { openCount -= 1 }
        let first = component.firstColumn
        component = Component(firstRow: component.firstRow, rowEnd: end, firstColumn: first, columnEnd: first + 1)
        component.isDirty = true
        components[index] = component
        columns.base[Int(column)].component = index
        columns.base[Int(column)].place = 0
        touchedComponents.removeAll()
        dirtyComponents.append(index)
        compactComponents()
        return true
    }

    private static let takenComponent: Int32 = -3

    @inline(__always)
    private mutating func take(_ column: Int32, into members: inout Buffer<Int32>) {
        guard isLive(column: column), columns[column].component != Self.takenComponent else { return }
        columns.base[Int(column)].component = Self.takenComponent
        columns.base[Int(column)].place = Int32(truncatingIfNeeded: members.count)
        members.append(column)
    }

    private mutating func makeComponents(_ members: Buffer<Int32>, _ rows: Buffer<Int32>) {
        var slab = Slab(
            byteCount: 2 * Slab.size(Int32.self, members.count + 1) + Slab.size(Int32.self, rows.count)
                + Slab.size(Int32.self, levelCount + 1)
        )
        defer { slab.free() }
        let parents = slab.take(Int32.self, members.count + 1)
        let next = slab.take(Int32.self, members.count + 1)
        let byRank = slab.take(Int32.self, rows.count)
        let rankStarts = slab.take(Int32.self, levelCount + 1)
        for place in 0..<members.count { parents[place] = Int32(truncatingIfNeeded: place) }
        func root(_ column: Int32) -> Int32 {
            var place = columns[column].place
            while parents[Int(place)] != place {
                parents[Int(place)] = parents[Int(parents[Int(place)])]
                place = parents[Int(place)]
            }
            return place
        }
        for index in 0..<rows.count where residual[rows[index]].count > 1 {
            let row = residual[rows[index]]
            let top = root(entries[row.first].column)
            for place in (row.first + 1)..<(row.first + row.count) { parents[Int(root(entries[place].column))] = top }
        }
        let firstNew = components.count
        // Roots first: `place` says where a member stands, until all components are known.
        for place in 0..<members.count { next[place] = root(members[place]) }
        for place in 0..<members.count { parents[place] = -1 }
        for place in 0..<members.count {
            let top = Int(next[place])
            if parents[top] < 0 {
                parents[top] = Int32(truncatingIfNeeded: components.count)
                components.append(Component(firstRow: 0, rowEnd: 0, firstColumn: 0, columnEnd: 0))
            }
            let column = Int(members[place])
            columns.base[column].component = parents[top]
            columns.base[column].place = components[parents[top]].columnEnd
            components.base[Int(parents[top])].columnEnd += 1
        }
        rankStarts.update(repeating: 0, count: levelCount + 1)
        for index in 0..<rows.count {
            let row = residual[rows[index]]
            rankStarts[Int(row.rank) + 1] += 1
            components.base[Int(columns[entries[row.first].column].component)].rowEnd += 1
        }
        for rank in 0..<levelCount { rankStarts[rank + 1] += rankStarts[rank] }
        for index in 0..<rows.count {
            let rank = Int(residual[rows[index]].rank)
            byRank[Int(rankStarts[rank])] = rows[index]
            rankStarts[rank] += 1
        }
        place(components: firstNew, members, byRank, rows.count, next)
    }

    /// Gives the components from a place on their columns in order, and their rows by rank.
    private mutating func place(
        components firstNew: Int,
        _ members: Buffer<Int32>,
        _ byRank: UnsafeMutablePointer<Int32>,
        _ rowCount: Int,
        _ next: UnsafeMutablePointer<Int32>
    ) {
        var rowStart = Int32(truncatingIfNeeded: componentRows.count)
        var columnStart = Int32(truncatingIfNeeded: componentColumns.count)
        componentRows.extend(by: rowCount)
        componentColumns.extend(by: members.count)
        for index in firstNew..<components.count {
            var component = components[index]
            component.firstRow = rowStart
            component.firstColumn = columnStart
            rowStart += component.rowEnd
            columnStart += component.columnEnd
            next[index - firstNew] = component.firstRow
            component.rowEnd = rowStart
            component.columnEnd = columnStart
            component.isDirty = true
            components[index] = component
            dirtyComponents.append(Int32(truncatingIfNeeded: index))
        }
        for place in 0..<rowCount {
            let component = Int(columns[entries[residual[byRank[place]].first].column].component) - firstNew
            componentRows[next[component]] = byRank[place]
            next[component] += 1
        }
        for place in 0..<members.count {
            let record = columns[members[place]]
            componentColumns[components[record.component].firstColumn + record.place] = members[place]
        }
    }

    /// Closes the gaps that components leave behind, when these are the larger part.
    private mutating func compactComponents() {
        let liveLimit = 2 * (residual.count + columns.count) + 256
        guard componentRows.count + componentColumns.count > liveLimit else { return }
        var rows = Buffer<Int32>(capacity: residual.count)
        var members = Buffer<Int32>(capacity: columns.count)
        for index in 0..<components.count {
            let component = components[index]
            let (firstRow, firstColumn) = (rows.count, members.count)
            for place in component.firstRow..<component.rowEnd { rows.append(componentRows[place]) }
            for place in component.firstColumn..<component.columnEnd { members.append(componentColumns[place]) }
            components.base[index].firstRow = Int32(truncatingIfNeeded: firstRow)
            components.base[index].rowEnd = Int32(truncatingIfNeeded: rows.count)
            components.base[index].firstColumn = Int32(truncatingIfNeeded: firstColumn)
            components.base[index].columnEnd = Int32(truncatingIfNeeded: members.count)
        }
        componentRows.free()
        componentColumns.free()
        componentRows = rows
        componentColumns = members
    }
}
