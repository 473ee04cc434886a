extension ConstraintStore {
    // MARK: Adding
    /// Adds a row whose terms may mention a variable twice.
    ///
    /// Speed: rows are mostly ordinary, there is room for them, and no place is to be used again; then nothing is called.
    ///
    /// - Returns: Its place; whether it counts stands in its state.
    @inline(__always)
    mutating func add(
        _ terms: UnsafeBufferPointer<Term>,
        constant: Double,
        relation: Relation,
        priority: Double,
        stamp: Int,
        yields: Bool
    ) -> Int32 {
        let (row, first, count) = (rows.count, cells.count, terms.count)
        guard !hasFreeRows, !hasExtremeCoefficients, row < rows.capacity, first &+ count <= cells.capacity,
            let mentioned = fillPlainly(terms, from: first, row: row, isEquality: relation == .equal)
        else {
            return addCarefully(
                terms,
                constant: constant,
                relation: relation,
                priority: priority,
                stamp: stamp,
                yields: yields
            )
        }
        rows.extendReserved(by: 1)
        cells.extendReserved(by: count)
        order.append(Int32(truncatingIfNeeded: row))
        write(
            row: row,
            first: first,
            count: Int32(truncatingIfNeeded: count),
            state: mentioned,
            constant: constant,
            relation: relation,
            priority: priority,
            stamp: stamp,
            yields: yields
        )
        return Int32(truncatingIfNeeded: row)
    }

    @inline(never)
    private mutating func addCarefully(
        _ terms: UnsafeBufferPointer<Term>,
        constant: Double,
        relation: Relation,
        priority: Double,
        stamp: Int,
        yields: Bool
    ) -> Int32 {
        let (row, first) = makeRoom(terms.count)
        order.append(row)
        if !serials.isEmpty {
            serials.base[Int(row)] = nextSerial
            nextSerial &+= 1
        }
        var state: UInt8 = 0
        let count = fill(terms, from: first, row: row, isEquality: relation == .equal, state: &state)
        write(
            row: Int(row),
            first: first,
            count: count,
            state: state,
            constant: constant,
            relation: relation,
            priority: priority,
            stamp: stamp,
            yields: yields
        )
        return row
    }

    /// Writes a row's record, whose cells are there.
    @inline(__always)
    private mutating func write(
        row: Int,
        first: Int,
        count: Int32,
        state: UInt8,
        constant: Double,
        relation: Relation,
        priority: Double,
        stamp: Int,
        yields: Bool
    ) {
        var state = state | Self.installed
        if state & Self.invalidTerms == 0, constant.isFinite { state |= Self.counts }
        if yields { state |= Self.yields }
        var level: UInt16 = 0
        if priority >= 1000 {
            state |= Self.required
            if yields { level = levelIndex(ConstraintRole.silentLevel) }
        } else {
            level = levelIndex(priority)
            if priority.isNaN { state &= ~Self.counts }
        }
        rows.base[row] = Row(
            constant: constant,
            first: Int32(truncatingIfNeeded: first),
            count: count,
            stamp: Int32(clamping: stamp),
            level: level,
            relation: Int8(truncatingIfNeeded: relation.rawValue),
            state: state
        )
    }

    /// Writes and links a row's cells where there is room.
    ///
    /// Speed: a variable that the row mentions before is seen by its head, which is a cell of this row; two integer operations
    /// take the place of two comparisons of doubles and a test for finite ones.
    ///
    /// - Returns: What of the row's state they tell; `nil`, with nothing linked, when a variable is mentioned twice or a
    ///   coefficient is out of the ordinary.
    @inline(__always)
    private func fillPlainly(
        _ terms: UnsafeBufferPointer<Term>,
        from first: Int,
        row: Int,
        isEquality: Bool
    ) -> UInt8? {
        let coefficients = cells.coefficients.base + first
        let variables = cells.variables.base + first
        let links = cells.links.base + first
        let heads = UnsafeMutableRawPointer(self.heads.base).assumingMemoryBound(to: Int32.self) + (isEquality ? 0 : 1)
        let kinds = UnsafeMutableRawPointer(self.kinds.base).assumingMemoryBound(to: UInt8.self)
        let count = terms.count
        let start = Int32(truncatingIfNeeded: first)
        var extent: UInt64 = 0
        var kindBits: UInt8 = 0
        var isRepeated = false
        var place = 0
        while place < count {
            let term = terms[place]
            let variable = Int(term.variable.index)
            extent |= Self.extent(term.coefficient)
            kindBits |= kinds[variable]
            coefficients[place] = term.coefficient
            variables[place] = term.variable.index
            let head = heads[2 &* variable]
            // Cells of this row are the only ones from its first on.
            isRepeated = isRepeated || head >= start
            links[place] = Link(row: Int32(truncatingIfNeeded: row), next: head)
            heads[2 &* variable] = start &+ Int32(truncatingIfNeeded: place)
            place &+= 1
        }
        if !isRepeated, !Self.isExtreme(extent) {
            // Parameters, and what has been given back.
            return kindBits & 2 != 0 ? Self.mentionsParameters : 0
        }
        for place in (0..<count).reversed() { heads[2 &* Int(variables[place])] = links[place].next }
        return nil
    }

    /// A place for a row and its cells, perhaps one that was used before.
    @inline(never)
    private mutating func makeRoom(_ count: Int) -> (row: Int32, first: Int) {
        if hasFreeRows, let free = takeFreeRow(count) {
            makeSerials()
            if free < keyPlaces.count { keyPlaces[free] = -1 }
            if !rowsOfUnlikeTerms.isEmpty { rowsOfUnlikeTerms.remove(free) }
            return (free, Int(rows[free].first))
        }
        if cells.count + count > cells.capacity { cells.reserveAhead(count) }
        let place = (Int32(truncatingIfNeeded: rows.count), cells.count)
        rows.extend(by: 1)
        if !serials.isEmpty { serials.resize(count: rows.capacity) }
        cells.extendReserved(by: count)
        return place
    }

    /// Writes down the serials, which have been the places as long as no place was used twice.
    private mutating func makeSerials() {
        guard serials.isEmpty else { return }
        serials.resize(count: rows.capacity)
        for row in 0..<rows.count { serials[row] = Int32(truncatingIfNeeded: row) }
        nextSerial = Int32(truncatingIfNeeded: rows.count)
    }

    /// How far a coefficient is from 1/16; when none of bits 55 to 62 is set, it is not less, and below 16.
    @inline(__always)
    private static func extent(_ coefficient: Double) -> UInt64 {
        coefficient.bitPattern &- (1023 - 4) << 52
    }

    @inline(__always)
    private static func isExtreme(_ extent: UInt64) -> Bool { (extent << 1) >> 56 != 0 }

    /// Writes a row's cells, each variable once and none with zero, and links them.
    private mutating func fill(
        _ terms: UnsafeBufferPointer<Term>,
        from first: Int,
        row: Int32,
        isEquality: Bool,
        state: inout UInt8
    ) -> Int32 {
        let coefficients = cells.coefficients.base + first
        let variables = cells.variables.base + first
        let links = cells.links.base + first
        let heads = UnsafeMutableRawPointer(self.heads.base).assumingMemoryBound(to: Int32.self) + (isEquality ? 0 : 1)
        let kinds = self.kinds.base
        let count = terms.count
        let start = Int32(truncatingIfNeeded: first)
        var extent: UInt64 = 0
        var isPlain = true
        var mentionsParameters = false
        for place in 0..<count {
            let term = terms[place]
            let variable = Int(term.variable.index)
            extent |= Self.extent(term.coefficient)
            mentionsParameters = mentionsParameters || kinds[variable] == .parameter
            coefficients[place] = term.coefficient
            variables[place] = term.variable.index
            let head = heads[2 &* variable]
            isPlain = isPlain && UInt32(bitPattern: head &- start) >= UInt32(truncatingIfNeeded: place)
            links[place] = Link(row: row, next: head)
            heads[2 &* variable] = start &+ Int32(truncatingIfNeeded: place)
        }
        if mentionsParameters { state |= Self.mentionsParameters }
        if Self.isExtreme(extent) || hasExtremeCoefficients {
            coefficientRatio = nil
            for place in 0..<count {
                if coefficients[place] == 0 {
                    isPlain = false
                } else if Self.isExtreme(Self.extent(coefficients[place])) {
                    hasExtremeCoefficients = true
                    if !coefficients[place].isFinite { state |= Self.invalidTerms }
                }
            }
        }
        if isPlain { return Int32(truncatingIfNeeded: count) }
        for place in (0..<count).reversed() { heads[2 &* Int(variables[place])] = links[place].next }
        return merge(terms, from: start, row: row, isEquality: isEquality, state: &state)
    }

    /// Whether the smaller of two terms is what is left of their sum when rows cancel, and hardly to be seen in it.
    private static func areUnlike(_ left: Double, _ right: Double) -> Bool {
        let (least, greatest) = (min(abs(left), abs(right)), max(abs(left), abs(right)))
        return least > 0 && greatest > ExactRoad.ratioLimit * least
    }

    /// Writes the cells of a row that may mention a variable twice, or have zero for a coefficient.
    @inline(never)
    private mutating func merge(
        _ terms: UnsafeBufferPointer<Term>,
        from first: Int32,
        row: Int32,
        isEquality: Bool,
        state: inout UInt8
    ) -> Int32 {
        state |= Self.mentionsParameters
        state &= ~Self.invalidTerms
        var count: Int32 = 0
        if terms.count <= 24 {
            next: for term in terms {
                for place in first..<(first + count) where cells.variables[place] == term.variable.index {
                    if Self.areUnlike(cells.coefficients[place], term.coefficient) {
                        rowsOfUnlikeTerms.insert(row)
                        hasExtremeCoefficients = true
                        coefficientRatio = nil
                    }
                    cells.coefficients[place] += term.coefficient
                    continue next
                }
                put(term, at: first + count)
                count += 1
            }
        } else {
            for term in Expression(terms: Array(terms)).mergedTerms {
                put(term, at: first + count)
                count += 1
            }
        }
        var kept: Int32 = 0
        for place in first..<(first + count) where cells.coefficients[place] != 0 {
            let coefficient = cells.coefficients[place]
            if !coefficient.isFinite { state |= Self.invalidTerms }
            if Self.isExtreme(Self.extent(coefficient)) {
                hasExtremeCoefficients = true
                coefficientRatio = nil
            }
            put(Term(Variable(Int(cells.variables[place])), coefficient), at: first + kept)
            link(first + kept, of: row, isEquality: isEquality)
            kept += 1
        }
        return kept
    }

    @inline(__always)
    private func put(_ term: Term, at cell: Int32) {
        cells.coefficients[cell] = term.coefficient
        cells.variables[cell] = term.variable.index
    }

    @inline(__always)
    private func link(_ cell: Int32, of row: Int32, isEquality: Bool) {
        let head = heads.base + Int(cells.variables[cell])
        if isEquality {
            cells.links[cell] = Link(row: row, next: head.pointee.equality)
            head.pointee.equality = cell
        } else {
            cells.links[cell] = Link(row: row, next: head.pointee.inequality)
            head.pointee.inequality = cell
        }
    }

    // MARK: Removing
    mutating func remove(_ row: Int32) {
        rows.base[Int(row)].state = 0
        coefficientRatio = nil
        removedCount += 1
    }

    /// Forgets removed rows: their places are free from now on, and variables aren't linked to them any more.
    mutating func relink() {
        guard removedCount > 0 else { return }
        removedCount = 0
        for place in 0..<order.count where rows[order[place]].state & Self.installed == 0 { putFreeRow(order[place]) }
        order.keep { rows[$0].state & Self.installed != 0 }
        heads.reset(count: kinds.count, to: Heads())
        for place in 0..<order.count {
            let row = order[place]
            let record = rows[row]
            for index in record.first..<(record.first + record.count) {
                link(index, of: row, isEquality: record.relation == 0)
            }
        }
    }

    private mutating func takeFreeRow(_ size: Int) -> Int32? {
        if size >= 17 { return freeLongRows.isEmpty ? nil : freeLongRows[size]?.popLast() }
        let row = freeRows[size]
        guard row >= 0 else { return nil }
        freeRows[size] = rows[row].stamp
        return row
    }

    private mutating func putFreeRow(_ row: Int32) {
        hasFreeRows = true
        let size = capacity(of: row)
        if size >= 17 {
            freeLongRows[size, default: []].append(row)
        } else {
            rows.base[Int(row)].stamp = freeRows[size]
            freeRows[size] = row
        }
    }

    /// The cells that a row's place has: those up to the next row's.
    private func capacity(of row: Int32) -> Int {
        let end = Int(row) + 1 < rows.count ? Int(rows[row + 1].first) : cells.count
        return end - Int(rows[row].first)
    }
}
