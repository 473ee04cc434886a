import ConstraintSolver

/// Random systems with up to eight levels and ill-conditioned ratios; every number is a sum of few powers of two, so
/// that an exact optimizer gets the same system.
///
/// The seed's remainder by four says which sort: rows with some coefficients of 2^±12; rows with coefficients of 2^±6;
/// coefficients from a millionth to a million and broken multipliers; views in a row.
extension RandomSystem {
    init(levelledSeed seed: UInt64) {
        self.init(seed: 0, variables: 1...1, rows: 1...1)
        var random = SeededGenerator(seed: seed &+ 0x5EED)
        let levels = Array(
            [999.0, 900, 751, 750, 600, 251, 250, 50].shuffled(using: &random).prefix(1 + random.below(8))
        )
        if seed % 4 == 3 {
            makeViews(levels, random: &random)
            return
        }
        let count = 2 + random.below(6)
        isNonNegative = (0..<count).map { _ in random.below(2) == 0 }
        let isIllConditioned = random.below(4) == 0
        let requiredShare = random.below(4)
        rows = (0..<(3 + random.below(4 * count))).map { _ in
            var row = Self.row(variableCount: count, requiredShare: requiredShare, random: &random)
            for place in row.coefficients.indices {
                var exponent = 0
                switch seed % 4 {
                case 0: if isIllConditioned { exponent = random.below(25) - 12 }
                case 1: exponent = random.below(13) - 6
                default:
                    exponent = random.pick([-20, -10, -7, -3, 0, 0, 0, 3, 7, 10, 20])
                    row.coefficients[place].coefficient *= random.pick([
                        1, 341.0 / 1024, 1820.0 / 1024, 0.75, 819.0 / 8192,
                    ])
                }
                row.coefficients[place].coefficient *= exponent < 0 ? 1 / Double(1 << -exponent) : Double(1 << exponent)
            }
            row.yieldsSilently = false
            if row.priority < 1000 { row.priority = random.pick(levels) }
            return row
        }
    }

    /// Views side by side: positions have even indices, widths odd ones.
    private mutating func makeViews(_ levels: [Double], random: inout SeededGenerator) {
        let count = 2 + random.below(3)
        isNonNegative = (0..<(2 * count)).map { $0 % 2 == 1 }
        let room = Double(200 + random.below(300))
        func add(
            _ coefficients: [(Int, Double)],
            _ constant: Double,
            _ relation: Relation,
            _ priority: Double
        ) {
            rows.append(
                Row(
                    coefficients: coefficients.map { (variable: $0.0, coefficient: $0.1) },
                    constant: constant,
                    relation: relation,
                    priority: priority,
                    key: Double(random.below(4))
                )
            )
        }
        func priority(_ share: Int) -> Double { random.below(8) < share ? 1000 : random.pick(levels) }
        rows = []
        add([(0, 1)], -Double(random.below(20)), random.pick([.equal, .equal, .greaterThanOrEqual]), priority(7))
        let relation = random.pick([Relation.equal, .lessThanOrEqual])
        add([(2 * count - 2, 1), (2 * count - 1, 1)], -room, relation, priority(6))
        for view in 0..<count {
            let (x, width) = (2 * view, 2 * view + 1)
            let content = Double(20 + random.below(200))
            add([(width, 1)], -content, .lessThanOrEqual, priority(0))
            add([(width, 1)], -content, .greaterThanOrEqual, priority(1))
            if view > 0 {
                let relation = random.pick([Relation.equal, .equal, .greaterThanOrEqual])
                add([(x, 1), (x - 2, -1), (x - 1, -1)], -8, relation, priority(7))
            }
            let other = 2 * random.below(count) + 1
            switch random.below(8) {
            case 0 where other != width: add([(width, 1), (other, -1)], 0, .equal, priority(6))
            case 1 where other != width:
                add([(width, 1), (other, -random.pick([0.5, 2, 0.75, 341.0 / 1024]))], 4, .equal, priority(4))
            case 2: add([(x, 1), (width, 0.5)], -room / 2, .equal, priority(4))
            case 3: add([(width, 1)], -random.pick([30.0, 44, 100]), .greaterThanOrEqual, 1000)
            case 4: add([(width, 1)], -random.pick([30.0, 44, 100]), .equal, priority(5))
            case 5: add([(width, 1)], -room * 0.5, .lessThanOrEqual, priority(5))
            default: break
            }
        }
    }
}
