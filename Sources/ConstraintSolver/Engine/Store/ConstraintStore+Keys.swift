extension ConstraintStore {
    mutating func setKey(_ components: [Double], of row: Int32) {
        guard !components.isEmpty else { return }
        while keyPlaces.count <= row { keyPlaces.append(-1) }
        keyPlaces[row] = Int32(truncatingIfNeeded: keys.count)
        keys.append(Double(components.count))
        for component in components { keys.append(component) }
    }

    /// Gives every row the key that a function makes for it.
    mutating func setKeys(_ key: (ConstraintHandle) -> BreakingKey) {
        keys.removeAll()
        keyPlaces.removeAll()
        for place in 0..<order.count {
            let row = order[place]
            guard rows[row].state & Self.installed != 0 else { continue }
            setKey(key(handle(of: row)).components, of: row)
        }
    }

    func key(of row: Int32) -> BreakingKey {
        guard row < keyPlaces.count, keyPlaces[row] >= 0 else { return BreakingKey([]) }
        let start = Int(keyPlaces[row])
        return BreakingKey((1...max(1, Int(keys[start]))).map { keys[start + $0] })
    }

    /// A contradictory set and its member with the greatest key, of equal ones the one that was added last (fact AL-6).
    func conflict(among rows: [Int32]) -> Conflict {
        let members = rows.map(handle(of:))
        guard
            let breaking = members.max(by: {
                let (left, right) = (key(of: $0.slot), key(of: $1.slot))
                return left == right ? $0.serial < $1.serial : left < right
            })
        else { preconditionFailure("bounds alone never contradict each other") }
        return Conflict(constraints: members, broken: breaking)
    }
}
