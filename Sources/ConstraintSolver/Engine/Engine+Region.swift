/// What a ``Region`` does to the engine's tables.
extension Engine {
    /// The variable of a column that an edit has taken away.
    static let noVariable = Int32.min

    /// The random value of a column for probes, between one and two.
    private static func randomValue(ofColumn column: Int) -> Double {
        var bits = UInt64(truncatingIfNeeded: column) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
    }

    // MARK: Who follows whom
    /// The variable that a column is, or that is defined or solved by the row whose slack it is; -1 for none.
    ///
    /// Speed: inlined, as are the others; a call would be given a copy of the engine, with its arrays retained.
    @inline(__always)
    func owner(ofColumn column: Int32) -> Int32 {
        var column = column
        while column >= 0 {
            let variable = columns[column].variable
            if variable >= 0 { return columns[column].kind == ColumnKind.hidden ? -1 : variable }
            guard variable != Self.noVariable else { return -1 }
            let role = roles[Self.slackSource(variable)]
            if role >= 0 { return definitions[role].variable }
            guard role <= RowRole.solver else { return -1 }
            column = solvedColumns[RowRole.solver - role].column
        }
        return -1
    }

    /// The variable that a row defines or solves, or -1.
    @inline(__always)
    func owner(ofRow row: Int32) -> Int32 {
        let role = roles[row]
        if role >= 0 { return definitions[role].variable }
        guard role <= RowRole.solver else { return -1 }
        return owner(ofColumn: solvedColumns[RowRole.solver - role].column)
    }

    @inline(__always)
    func isInRegion(column: Int32) -> Bool {
        let owner = owner(ofColumn: column)
        return owner >= 0 && regionScratch.pointer(regionScratch.isInRegion)[Int(owner)]
    }

    /// Whether a constant outside the region is one by equations over columns.
    @inline(__always)
    func followsSolvedColumns(_ variable: Int32) -> Bool {
        probes[variable].raw != 0 && !regionScratch.pointer(regionScratch.isInRegion)[Int(variable)]
    }

    /// Whether no row that counts mentions a variable.
    @inline(__always)
    func isIdle(_ variable: Int32) -> Bool {
        for list in 0..<2 {
            var cell = list == 0 ? store.heads[variable].equality : store.heads[variable].inequality
            while cell >= 0 {
                let link = store.cells.links[cell]
                if store.rows[link.row].state & ConstraintStore.counts != 0 { return false }
                cell = link.next
            }
        }
        return true
    }

    mutating func forgetForms() {
        let forms = regionScratch.tables.forms
        for place in 0..<regionScratch.formed.count { forms[Int(regionScratch.formed[place])] = Eliminator.Form() }
        regionScratch.formed.removeAll()
    }

    // MARK: Probes
    /// Computes all probes and labels, unless they are known.
    mutating func makeProbes() {
        if labels.isEmpty {
            labels.reserve(definitions.count + 64)
            for index in 0..<definitions.count { labels.append(Int64(index + 1) << 20) }
        }
        guard probes.isEmpty else {
            while probes.count < states.count { probes.append(Probe()) }
            return
        }
        probes.reset(count: states.count, to: Probe())
        columnProbes.resize(count: columns.count)
        for column in 0..<columns.count { columnProbes[column] = Self.randomValue(ofColumn: column) }
        for index in (0..<solvedColumns.count).reversed() { probe(solved: index) }
        for column in 0..<columns.count where columns[column].variable >= 0 {
            probe(variable: columns[column].variable, Int32(truncatingIfNeeded: column))
        }
        for index in 0..<definitions.count { probe(definition: Int32(truncatingIfNeeded: index)) }
    }

    @inline(__always)
    private func probe(variable: Int32, _ column: Int32) {
        let solved = states[variable] == VariableState.constant ? 0 : columnProbes[column]
        probes[variable] = Probe(solved: solved, raw: Self.randomValue(ofColumn: Int(column)))
    }

    @inline(__always)
    private func probe(solved index: Int) {
        let solved = solvedColumns[index]
        guard solved.column >= 0 else { return }
        var sum = 0.0
        for place in solved.first..<(solved.first + solved.count) {
            sum += entries[place].coefficient * columnProbes[entries[place].column]
        }
        columnProbes[solved.column] = sum
    }

    @inline(__always)
    private func probe(definition index: Int32) {
        let definition = definitions[index]
        // A hidden column is its variable's form.
        guard columnOf[definition.variable] < 0 else { return }
        let row = store.rows[definition.row]
        var sum = Probe()
        if definition.slack >= 0 {
            sum = Probe(
                solved: -columnProbes[definition.slack],
                raw: -Self.randomValue(ofColumn: Int(definition.slack))
            )
        }
        for place in row.first..<(row.first + row.count) {
            let cell = store.cells[place]
            guard cell.variable != definition.variable else { continue }
            sum.solved += cell.coefficient * probes[cell.variable].solved
            sum.raw += cell.coefficient * probes[cell.variable].raw
        }
        let isConstant = states[definition.variable] == VariableState.constant
        let factor = store.cells.factor(of: definition)
        probes[definition.variable] = Probe(
            solved: isConstant ? 0 : sum.solved * factor,
            raw: sum.raw * factor
        )
    }

    // MARK: The order of computation
    @inline(__always)
    private func label(ofVariable variable: Int32) -> Int64 {
        let definition = definitionOf[variable]
        return definition >= 0 ? labels[definition] : 0
    }

    /// Gives new definitions their places in the order of computation, and moves those that follow them back as far as
    /// necessary; false when they depend on each other in a circle, or too many would have to move.
    mutating func labelDefinitions(from start: Int, _ formers: UnsafeMutablePointer<RegionScratch.Former>) -> Bool {
        for index in start..<definitions.count {
            let definition = definitions[index]
            let row = store.rows[definition.row]
            var label: Int64 = 0
            for place in row.first..<(row.first + row.count) where store.cells[place].variable != definition.variable {
                label = max(label, self.label(ofVariable: store.cells[place].variable))
            }
            labels.append(label + 1)
        }
        var budget = 4096 + 16 * (definitions.count - start)
        var pending = Buffer<Int32>()
        defer { pending.free() }
        for index in start..<definitions.count {
            let variable = definitions[index].variable
            let former = formers[Int(variable)].definition
            if former >= 0, labels[former] >= labels[index] { continue }
            pending.append(Int32(truncatingIfNeeded: index))
            while !pending.isEmpty {
                let top = pending.removeLast()
                let source = definitions[top].variable
                var cell = store.heads[source].equality
                while cell >= 0 {
                    let row = store.cells.links[cell].row
                    cell = store.cells.links[cell].next
                    let role = roles[row]
                    guard role >= 0, store.rows[row].state & ConstraintStore.counts != 0 else { continue }
                    guard definitions[role].variable != source, labels[role] <= labels[top] else { continue }
                    labels[role] = labels[top] + 1
                    pending.append(role)
                    budget -= 1
                    guard budget > 0 else { return false }
                }
            }
        }
        return true
    }

    /// Says of a region's variables whether they are constants, and computes their probes.
    mutating func settleStates(definitions start: Int, columns: Int, solved: Int, _ variables: Buffer<Int32>) {
        for column in columnProbes.count..<self.columns.count {
            columnProbes.append(Self.randomValue(ofColumn: column))
        }
        for place in 0..<variables.count {
            let variable = variables[place]
            probes[variable] = Probe()
            let definition = definitionOf[variable]
            let column = definition >= 0 ? definitions[definition].slack : columnOf[variable]
            if column >= 0 { columnProbes[column] = Self.randomValue(ofColumn: Int(column)) }
        }
        for index in (solved..<solvedColumns.count).reversed() {
            let record = solvedColumns[index]
            probe(solved: index)
            var isConstant = true
            for place in record.first..<(record.first + record.count)
            where self.columns[entries[place].column].component != Self.constantComponent { isConstant = false }
            self.columns.base[Int(record.column)].component = isConstant ? Self.constantComponent : -1
            let variable = self.columns[record.column].variable
            if isConstant, variable >= 0 { states[variable] = VariableState.constant }
        }
        for place in 0..<variables.count {
            let variable = variables[place]
            if columnOf[variable] >= 0 { probe(variable: variable, columnOf[variable]) }
        }
        for index in start..<definitions.count {
            let definition = definitions[index]
            let row = store.rows[definition.row]
            var isConstant = definition.slack < 0
            for place in row.first..<(row.first + row.count) {
                let variable = store.cells[place].variable
                if variable != definition.variable, states[variable] != VariableState.constant { isConstant = false }
            }
            states[definition.variable] = isConstant ? VariableState.constant : VariableState.derived
            probe(definition: Int32(truncatingIfNeeded: index))
        }
    }

    // MARK: Rows over columns
    @inline(__always)
    func isLive(column: Int32) -> Bool { columns[column].variable != Self.noVariable && columns[column].solved < 0 }

    /// Notes that a column's component has to be made anew.
    mutating func touchComponent(ofColumn column: Int32) {
        let component = columns[column].component
        guard component >= 0, !components[component].isTouched else { return }
        components.base[Int(component)].isTouched = true
        touchedComponents.append(component)
    }

    private mutating func removeResidual(_ index: Int32) {
        for place in residual[index].first..<(residual[index].first + residual[index].count) {
            touchComponent(ofColumn: entries[place].column)
        }
        residual.base[Int(index)].rank = -1
        garbage += 1
    }

    mutating func removeResidual(ofRow row: Int32) {
        let index = residualOf[row]
        guard index >= 0 else { return }
        residualOf[row] = -1
        if residual[index].rank >= 0 { removeResidual(index) }
    }

    mutating func removeBound(of variable: Int32) {
        guard boundOf[variable] >= 0 else { return }
        removeResidual(boundOf[variable])
        boundOf[variable] = -1
    }

    /// Marks a variable that may be elsewhere than its column.
    mutating func markRegion(variable: Int32) {
        if states[variable] == VariableState.unknown { store.values[variable] = 0 }
        if store.kinds[variable] == .nonNegative, boundOf[variable] < 0 { edits.sizes.append(variable) }
        guard columnOf[variable] >= 0, store.values[variable] != columnValues[columnOf[variable]] else { return }
        store.values[variable] = columnValues[columnOf[variable]]
        reach(from: variable, reachesRows: true)
    }

    /// Makes a solved column's constant that of its present value.
    mutating func anchor(solved index: Int) {
        let solved = solvedColumns[index]
        var constant = columnValues[solved.column]
        for place in solved.first..<(solved.first + solved.count) {
            constant -= entries[place].coefficient * columnValues[entries[place].column]
        }
        solvedColumns.base[index].constant = constant
    }
}
