/// The road of systems whose coefficients are too far apart for rounded numbers.
///
/// Where one row counts a width a millionth and another a million times, what is within the rounding of the one is far
/// outside that of the other, and no tolerance is right for both. Such systems are rare and small, so they are solved
/// in fractions. Large ones keep to the fast road.
enum ExactRoad {
    /// Coefficients further apart than this are too far apart. (``ConstraintStore`` notices those that may be.)
    static let ratioLimit = 4096.0
    static let rowLimit = 400
    /// Operations on small fractions; about a second.
    static let workLimit = 2_000_000

    /// Whether a system takes this road: a property of its rows, whatever happened to them before.
    @inline(__always)
    static func isCalledFor(_ store: inout ConstraintStore) -> Bool {
        store.hasExtremeCoefficients && (store.coefficientRatio ?? measureRatio(&store)) > ratioLimit && isShort(store)
    }

    /// Whether a system is small enough for this road.
    @inline(__always)
    static func isShort(_ store: ConstraintStore) -> Bool { store.order.count - store.removedCount <= rowLimit }

    private static func measureRatio(_ store: inout ConstraintStore) -> Double {
        var least = Double.infinity
        var greatest = 0.0
        for place in 0..<store.order.count {
            let row = store.rows[store.order[place]]
            guard row.state & ConstraintStore.counts != 0 else { continue }
            if store.rowsOfUnlikeTerms.contains(store.order[place]) { greatest = .infinity }
            for cell in row.first..<(row.first + row.count) {
                let size = abs(store.cells[cell].coefficient)
                least = min(least, size)
                greatest = max(greatest, size)
            }
        }
        let ratio = greatest == 0 ? 1 : greatest / least
        store.coefficientRatio = ratio
        return ratio
    }

    /// The values of the variables, or a contradictory set; `nil` when it takes too long.
    static func solve(
        _ store: ConstraintStore,
        _ wishes: ExactSystem.Wishes = []
    ) -> ExactSystem.Resolution? {
        var system = ExactSystem(store)
        return try? system.resolve(wishes, limit: workLimit)
    }
}
