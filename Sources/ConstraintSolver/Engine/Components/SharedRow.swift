/// A component whose columns share one linear form only, such as the widths in a row of labels.
///
/// The form's value is taken for a column more, so that every row is about one column and all columns together make a
/// sum that is zero. The optimal set of each level is then a box within that sum, and the levels can be gone through
/// without a simplex: where the wishes of a level don't fit, the cheapest columns give way first (a fractional
/// knapsack), and columns that are equally cheap share what is missing until stamps decide (fact AL-7).
struct SharedRow {
    struct Span: BitwiseCopyable {
        var lower: Double
        var upper: Double
    }

    /// A row as a claim about one column: where it is zero, and what a unit of distance costs on either side.
    struct Claim: BitwiseCopyable {
        var target: Double
        /// The row's coefficient.
        var coefficient: Double
        var place: Int32
        var rank: Int32
        /// As if the coefficient were positive.
        var relation: Int8

        var left: Double { relation >= 0 ? abs(coefficient) : 0 }
        var right: Double { relation <= 0 ? abs(coefficient) : 0 }
    }

    /// A piece of a column's way towards less (or more) of the form, at one cost for each unit of the form.
    struct Piece: BitwiseCopyable {
        var cost: Double
        var length: Double
        var place: Int32
    }

    let engine: UnsafeMutablePointer<Engine>
    let component: Engine.Component
    let count: Int
    let spans: UnsafeMutablePointer<Span>
    let wishes: UnsafeMutablePointer<Span>
    let factors: UnsafeMutablePointer<Double>
    let pieces: UnsafeMutablePointer<Piece>
    var pieceCount = 0
    /// The component's rows.
    let claims: UnsafeMutablePointer<Claim>
    let claimCount: Int
    /// A column's claims of one level, by target.
    private let own: UnsafeMutablePointer<Claim>
    /// Whether the levels alone have fixed all columns.
    private(set) var isUnique = false
    /// Whether neither levels nor stamps have fixed all columns.
    private(set) var isOpen = false

    init(_ engine: UnsafeMutablePointer<Engine>, _ component: Engine.Component) {
        self.engine = engine
        self.component = component
        count = Int(component.columnEnd - component.firstColumn) + 1
        claimCount = Int(component.rowEnd - component.firstRow)
        let pieceLimit = 2 * count + claimCount
        var slab = engine.pointee.workspace.slab(
            byteCount: 2 * Slab.size(Span.self, count) + Slab.size(Double.self, count)
                + Slab.size(Piece.self, pieceLimit) + 2 * Slab.size(Claim.self, claimCount)
        )
        spans = slab.take(Span.self, count)
        wishes = slab.take(Span.self, count)
        factors = slab.take(Double.self, count)
        pieces = slab.take(Piece.self, pieceLimit)
        claims = slab.take(Claim.self, claimCount)
        own = slab.take(Claim.self, claimCount)
        let columns = engine.pointee.columns.base
        let members = engine.pointee.componentColumns.base + Int(component.firstColumn)
        for place in 0..<(count - 1) {
            let isSize = columns[Int(members[place])].kind == Engine.ColumnKind.size
            spans[place] = Span(lower: isSize ? 0 : -.infinity, upper: .infinity)
            factors[place] = 0
        }
        spans[count - 1] = Span(lower: -.infinity, upper: .infinity)
        factors[count - 1] = -1
    }

    /// Solves the component; `nil` when it isn't of this kind, false when its required rows cannot hold.
    mutating func solve() -> Bool? {
        guard gather() else { return nil }
        var start = 0
        while start < claimCount {
            let rank = claims[start].rank
            var end = start + 1
            while end < claimCount, claims[end].rank == rank { end += 1 }
            guard adopt(start..<end, rank: rank) else { return false }
            start = end
        }
        narrow()
        isUnique = isFixed
        if !isUnique {
            shareOut()
            isOpen = !isFixed
            guard settle() else { return nil }
        }
        let members = engine.pointee.componentColumns.base + Int(component.firstColumn)
        let values = engine.pointee.columnValues.base
        for place in 0..<(count - 1) { values[Int(members[place])] = spans[place].lower }
        return true
    }

    // MARK: Claims
    /// Makes claims of the rows; false when those about several columns aren't multiples of one form, which is the first's.
    private func gather() -> Bool {
        let rows = engine.pointee.componentRows.base + Int(component.firstRow)
        let residual = engine.pointee.residual.base
        let entries = engine.pointee.entries
        let columns = engine.pointee.columns.base
        var hasForm = false
        for index in 0..<claimCount {
            let row = residual[Int(rows[index])]
            let first = entries[Int(row.first)]
            var place = columns[Int(first.column)].place
            var coefficient = first.coefficient
            if row.count > 1 {
                guard row.count == count - 1 else { return false }
                let range = Int(row.first)..<Int(row.first + row.count)
                if hasForm {
                    coefficient /= factors[Int(place)]
                    for index in range {
                        let expected = coefficient * factors[Int(columns[Int(entries[index].column)].place)]
                        if abs(entries[index].coefficient - expected) > 1e-12 * abs(expected) { return false }
                    }
                } else {
                    for index in range {
                        factors[Int(columns[Int(entries[index].column)].place)] = entries[index].coefficient
                    }
                    coefficient = 1
                    hasForm = true
                }
                place = Int32(truncatingIfNeeded: count - 1)
            }
            claims[index] = Claim(
                target: -row.constant / coefficient,
                coefficient: coefficient,
                place: place,
                rank: row.rank,
                relation: coefficient < 0 ? -row.relation : row.relation
            )
        }
        return hasForm
    }

    /// A column's claims within a level, by target; their number.
    private func collect(_ places: Range<Int>, of column: Int) -> Int {
        var length = 0
        for index in places where claims[index].place == column {
            let claim = claims[index]
            var place = length
            while place > 0, own[place - 1].target > claim.target {
                own[place] = own[place - 1]
                place -= 1
            }
            own[place] = claim
            length += 1
        }
        return length
    }

    // MARK: Levels
    /// Narrows to the optima of a level; false when it is required and cannot hold.
    private mutating func adopt(_ places: Range<Int>, rank: Int32) -> Bool {
        wishes.update(from: spans, count: count)
        var isContent = true
        for index in places {
            let claim = claims[index]
            let wish = wishes + Int(claim.place)
            if claim.relation >= 0 && claim.target > wish.pointee.lower {
                wish.pointee.lower = claim.target
                isContent = false
            }
            if claim.relation <= 0 && claim.target < wish.pointee.upper {
                wish.pointee.upper = claim.target
                isContent = false
            }
        }
        if isContent { return true }
        for place in 0..<count where wishes[place].lower > wishes[place].upper {
            let wish = wishes[place]
            if wish.lower <= wish.upper + Engine.tolerance(max(abs(wish.lower), abs(wish.upper))) {
                let meeting = min(max(wish.lower, spans[place].lower), spans[place].upper)
                wishes[place] = Span(lower: meeting, upper: meeting)
            } else {
                // They contradict each other, or the bounds: the column alone takes its optimum.
                guard rank > 0 else { return false }
                wishes[place] = least(collect(places, of: place), spans[place])
            }
        }
        let (least, greatest) = reach(wishes)
        var fits = least <= 0 && greatest >= 0
        if !fits {
            let slack = Engine.tolerance(magnitude(wishes))
            fits = least <= slack && greatest >= -slack
        }
        if fits {
            spans.update(from: wishes, count: count)
            return true
        }
        if rank == 0 { return false }
        giveWay(places, missing: least > 0 ? least : -greatest, down: least > 0)
        return true
    }

    /// The largest finite term of the sum.
    private func magnitude(_ spans: UnsafeMutablePointer<Span>) -> Double {
        var largest = 0.0
        for place in 0..<count {
            let lower = abs(factors[place] * spans[place].lower)
            let upper = abs(factors[place] * spans[place].upper)
            if lower < .infinity { largest = max(largest, lower) }
            if upper < .infinity { largest = max(largest, upper) }
        }
        return largest
    }

    /// Where within a span the collected claims cost least.
    private func least(_ length: Int, _ span: Span) -> Span {
        var slope = 0.0
        var scale = 0.0
        for place in 0..<length {
            slope -= own[place].left
            scale = max(scale, own[place].left, own[place].right)
        }
        var place = 0
        while place + 1 < length, slope + own[place].left + own[place].right < -1e-9 * scale {
            slope += own[place].left + own[place].right
            place += 1
        }
        func clipped(_ value: Double) -> Double { min(max(value, span.lower), span.upper) }
        slope += own[place].left + own[place].right
        let start = clipped(own[place].target)
        if abs(slope) > 1e-9 * scale { return Span(lower: start, upper: start) }
        return Span(lower: start, upper: place + 1 < length ? clipped(own[place + 1].target) : span.upper)
    }

    /// The least and greatest value of the form over a box.
    func reach(_ spans: UnsafeMutablePointer<Span>) -> (Double, Double) {
        var least = 0.0
        var greatest = 0.0
        for place in 0..<count {
            let factor = factors[place]
            let (atLower, atUpper) = (factor * spans[place].lower, factor * spans[place].upper)
            least += factor > 0 ? atLower : atUpper
            greatest += factor > 0 ? atUpper : atLower
        }
        return (least, greatest)
    }

    // MARK: Giving way
    /// Takes what is missing from the cheapest columns.
    private mutating func giveWay(_ places: Range<Int>, missing: Double, down: Bool) {
        pieceCount = 0
        for place in 0..<count {
            // The end of the wish from which the column gives way.
            let towardsLower = (factors[place] > 0) == down
            let start = towardsLower ? wishes[place].lower : wishes[place].upper
            wishes[place] = Span(lower: start, upper: start)
            addPieces(places, place, start, towardsLower: towardsLower)
        }
        sortPieces()
        var rest = missing
        var index = 0
        while index < pieceCount {
            var end = index
            var total = 0.0
            while end < pieceCount, pieces[end].cost <= pieces[index].cost * (1 + 1e-9) {
                total += pieces[end].length
                end += 1
            }
            let takesAll = total <= rest + Engine.tolerance(rest)
            for piece in index..<end {
                let place = Int(pieces[piece].place)
                let distance = pieces[piece].length / abs(factors[place])
                let isLone = end == index + 1
                let move = takesAll ? distance : isLone ? rest / abs(factors[place]) : distance
                if (factors[place] > 0) == down {
                    wishes[place].lower -= move
                    if takesAll || isLone { wishes[place].upper = wishes[place].lower }
                } else {
                    wishes[place].upper += move
                    if takesAll || isLone { wishes[place].lower = wishes[place].upper }
                }
            }
            rest -= total
            if !takesAll || rest <= Engine.tolerance(missing) { break }
            index = end
        }
        spans.update(from: wishes, count: count)
    }

    private mutating func addPieces(
        _ places: Range<Int>,
        _ column: Int,
        _ start: Double,
        towardsLower: Bool
    ) {
        let length = collect(places, of: column)
        let bound = towardsLower ? spans[column].lower : spans[column].upper
        var position = start
        while position != bound {
            var cost = 0.0
            var next = bound
            for index in 0..<length {
                let claim = own[index]
                if towardsLower {
                    cost += claim.target >= position ? claim.left : -claim.right
                    if claim.target < position { next = max(next, claim.target) }
                } else {
                    cost += claim.target <= position ? claim.right : -claim.left
                    if claim.target > position { next = min(next, claim.target) }
                }
            }
            let factor = abs(factors[column])
            pieces[pieceCount] = Piece(
                cost: max(0, cost) / factor,
                length: abs(position - next) * factor,
                place: Int32(truncatingIfNeeded: column)
            )
            pieceCount += 1
            position = next
        }
    }

    private func sortPieces() {
        for index in 1..<max(1, pieceCount) {
            let piece = pieces[index]
            var place = index
            while place > 0, pieces[place - 1].cost > piece.cost {
                pieces[place] = pieces[place - 1]
                place -= 1
            }
            pieces[place] = piece
        }
    }
}
