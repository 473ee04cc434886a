import ConstraintSolver

/// Random systems with up to eight levels and ill-conditioned ratios; every number is a sum of few powers of two, so
/// that an exact optimizer gets the same system.
extension RandomSystem {
    init(levelledSeed seed: UInt64) {
        self.init(seed: 0, variables: 1...1, rows: 1...1)
        var random = SeededGenerator(seed: seed &+ 0x5EED)
        let count = 2 + random.below(6)
        isNonNegative = (0..<count).map { _ in random.below(2) == 0 }
        let levels = Array(
            [999.0, 900, 751, 750, 600, 251, 250, 50].shuffled(using: &random).prefix(1 + random.below(8))
        )
        let isIllConditioned = random.below(4) == 0
        let requiredShare = random.below(4)
        rows = (0..<(3 + random.below(4 * count))).map { _ in
            var row = Self.row(variableCount: count, requiredShare: requiredShare, random: &random)
            if isIllConditioned {
                let exponents = row.coefficients.map { _ in random.below(25) - 12 }
                for (place, exponent) in exponents.enumerated() {
                    row.coefficients[place].coefficient *=
                        exponent < 0 ? 1 / Double(1 << -exponent) : Double(1 << exponent)
                }
            }
            row.yieldsSilently = false
            if row.priority < 1000 { row.priority = random.pick(levels) }
            return row
        }
    }
}
