extension ConstraintStore {
    mutating func setKey(_ components: [Double], of row: Int32) {
        guard !components.isEmpty else { return }
        while keyPlaces.count <= row { keyPlaces.append(-1) }
        keyPlaces[row] = Int32(truncatingIfNeeded: keys.count)
        keys.append(Double(components.count))
        for component in components { keys.append(component) }
    }

    func key(of row: Int32) -> BreakingKey {
        guard row < keyPlaces.count, keyPlaces[row] >= 0 else { return BreakingKey([]) }
        let start = Int(keyPlaces[row])
        return BreakingKey((1...max(1, Int(keys[start]))).map { keys[start + $0] })
    }
}
