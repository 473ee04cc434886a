extension ConstraintStore {
    /// The priority that a row was given, where all of 1000 and more are one.
    func priority(of row: Int32) -> Double {
        rows[row].state & Self.required != 0 ? 1000 : levels[Int(rows[row].level)]
    }

    /// Gives a row another priority; ``classify(_:)`` is to follow.
    mutating func setPriority(of row: Int32, to priority: Double) {
        let record = rows.base + Int(row)
        if priority >= 1000 {
            record.pointee.state |= Self.required
        } else {
            record.pointee.state &= ~Self.required
            record.pointee.level = levelIndex(priority)
        }
    }

    func isValid(_ row: Int32) -> Bool {
        rows[row].state & Self.invalidTerms == 0 && rows[row].constant.isFinite && !priority(of: row).isNaN
    }

    /// The rows that are required and count, in order of adding.
    var requiredRows: [Int32] {
        (0..<order.count).lazy.map { order[$0] }.filter { rows[$0].level == 0 && rows[$0].state & Self.counts != 0 }
    }

    /// Brings a row's level and whether it counts up to date.
    mutating func classify(_ row: Int32) {
        coefficientRatio = nil
        var state = rows[row].state & ~Self.counts
        if state & Self.installed != 0, isValid(row) { state |= Self.counts }
        rows.base[Int(row)].state = state
        guard state & Self.required != 0 else { return }
        rows.base[Int(row)].level =
            if state & Self.broken != 0 {
                levelIndex(ConstraintRole.brokenLevel)
            } else if state & Self.yields != 0 {
                levelIndex(ConstraintRole.silentLevel)
            } else {
                0
            }
    }

    @inline(__always)
    mutating func levelIndex(_ level: Double) -> UInt16 {
        let slot = Int(truncatingIfNeeded: (level.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 60)
        let recent = recentLevels[slot]
        return levels.base[Int(recent)] == level ? recent : findLevel(level, slot)
    }

    @inline(never)
    private mutating func findLevel(_ level: Double, _ slot: Int) -> UInt16 {
        var index = 1
        while index < levels.count, levels[index] != level, !(level.isNaN && levels[index].isNaN) { index += 1 }
        if index == levels.count, index == UInt16.max { index = nearestLevel(level) }
        if index == levels.count { levels.append(level) }
        recentLevels[slot] = UInt16(truncatingIfNeeded: index)
        return recentLevels[slot]
    }

    /// What stands for a level when there are more than the table has places.
    private func nearestLevel(_ level: Double) -> Int {
        var best = 1
        for index in 2..<levels.count where abs(levels[index] - level) < abs(levels[best] - level) { best = index }
        return best
    }

    /// Forgets the levels that no row has any more, once there are many; nothing may be presolved.
    mutating func forgetLevels() {
        guard levels.count > 64 else { return }
        let former = levels.copy()
        defer { former.free() }
        levels.shrink(to: 1)
        recentLevels = InlineArray(repeating: 0)
        for place in 0..<order.count {
            let row = order[place]
            guard rows[row].level != 0 else { continue }
            rows.base[Int(row)].level = levelIndex(former[Int(rows[row].level)])
        }
    }
}
