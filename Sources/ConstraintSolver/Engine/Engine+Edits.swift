extension Engine {
    mutating func setConstant(_ row: Int32, to constant: Double) {
        store.rows.base[Int(row)].constant = constant
        isPresolved = false
    }

    mutating func didAdd(_ row: Int32) { isPresolved = false }

    mutating func willRemove(_ row: Int32) { isPresolved = false }

    /// Takes values that were found on the plain road.
    mutating func adopt(_ values: [Double]) {
        for (variable, value) in values.enumerated() { store.values[variable] = value }
    }
}
