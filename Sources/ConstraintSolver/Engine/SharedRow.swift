/// A component whose columns share one linear form only, such as the widths in a row of labels.
///
/// The form's value is taken for a column more, so that every row is about one column and all columns together make a
/// sum that is zero. The optimal set of each level is then a box within that sum, and the levels can be gone through
/// without a simplex: where the wishes of a level don't fit, the cheapest columns give way first (a fractional
/// knapsack), and columns that are equally cheap share what is missing until stamps decide (fact AL-7).
struct SharedRow {
    private struct Span: BitwiseCopyable {
        var lower: Double
        var upper: Double
    }

    /// A piece of a column's way towards less (or more) of the form, at one cost for each unit of the form.
    private struct Piece: BitwiseCopyable {
        var cost: Double
        var length: Double
        var place: Int32
    }

    private let engine: UnsafeMutablePointer<Engine>
    private let component: Engine.Component
    private let count: Int
    private let spans: UnsafeMutablePointer<Span>
    private let wishes: UnsafeMutablePointer<Span>
    private let factors: UnsafeMutablePointer<Double>
    private let pieces: UnsafeMutablePointer<Piece>
    private var pieceCount = 0
    /// Whether the levels alone have fixed all columns.
    private(set) var isUnique = false
    /// Whether neither levels nor stamps have fixed all columns.
    private(set) var isOpen = false

    init(_ engine: UnsafeMutablePointer<Engine>, _ component: Engine.Component) {
        self.engine = engine
        self.component = component
        count = Int(component.columnEnd - component.firstColumn) + 1
        let rowCount = Int(component.rowEnd - component.firstRow)
        var slab = engine.pointee.workspace.slab(
            byteCount: 2 * Slab.size(Span.self, count) + Slab.size(Double.self, count)
                + Slab.size(Piece.self, 2 * count + rowCount)
        )
        spans = slab.take(Span.self, count)
        wishes = slab.take(Span.self, count)
        factors = slab.take(Double.self, count)
        pieces = slab.take(Piece.self, 2 * count + rowCount)
        for place in 0..<(count - 1) {
            let column = engine.pointee.columns[engine.pointee.componentColumns[component.firstColumn + Int32(place)]]
            spans[place] = Span(lower: column.kind == Engine.ColumnKind.size ? 0 : -.infinity, upper: .infinity)
            factors[place] = 0
        }
        spans[count - 1] = Span(lower: -.infinity, upper: .infinity)
        factors[count - 1] = -1
    }

    /// Solves the component; `nil` when it isn't of this kind, false when its required rows cannot hold.
    mutating func solve() -> Bool? {
        guard findForm() else { return nil }
        var place = component.firstRow
        while place < component.rowEnd {
            let rank = engine.pointee.residual[engine.pointee.componentRows[place]].rank
            var end = place + 1
            while end < component.rowEnd, engine.pointee.residual[engine.pointee.componentRows[end]].rank == rank {
                end += 1
            }
            guard adopt(place..<end, rank: rank) else { return false }
            place = end
        }
        narrow()
        isUnique = isFixed
        if !isUnique {
            shareOut()
            isOpen = !isFixed
            guard settle() else { return nil }
        }
        for place in 0..<(count - 1) {
            engine.pointee.columnValues[engine.pointee.componentColumns[component.firstColumn + Int32(place)]] =
                spans[place].lower
        }
        return true
    }

    /// Takes the form from the first row with several columns; false when another row has another one.
    private func findForm() -> Bool {
        var hasForm = false
        for place in component.firstRow..<component.rowEnd {
            let row = engine.pointee.residual[engine.pointee.componentRows[place]]
            guard row.count > 1 else { continue }
            guard row.count == count - 1 else { return false }
            let first = engine.pointee.entries[row.first]
            if !hasForm {
                for index in row.first..<(row.first + row.count) {
                    let entry = engine.pointee.entries[index]
                    factors[Int(engine.pointee.columns[entry.column].place)] = entry.coefficient
                }
                hasForm = true
                continue
            }
            let ratio = first.coefficient / factors[Int(engine.pointee.columns[first.column].place)]
            for index in row.first..<(row.first + row.count) {
                let entry = engine.pointee.entries[index]
                let expected = ratio * factors[Int(engine.pointee.columns[entry.column].place)]
                if abs(entry.coefficient - expected) > 1e-12 * abs(expected) { return false }
            }
        }
        return hasForm
    }

    /// The column that a row is about, and its coefficient.
    @inline(__always)
    private func term(of row: Engine.ResidualRow) -> (place: Int, coefficient: Double) {
        let first = engine.pointee.entries[row.first]
        let place = Int(engine.pointee.columns[first.column].place)
        return row.count == 1 ? (place, first.coefficient) : (count - 1, first.coefficient / factors[place])
    }

    // MARK: Levels
    /// Narrows to the optima of a level; false when it is required and cannot hold.
    private mutating func adopt(_ places: Range<Int32>, rank: Int32) -> Bool {
        for place in 0..<count { wishes[place] = spans[place] }
        for place in places {
            let row = engine.pointee.residual[engine.pointee.componentRows[place]]
            let (column, coefficient) = term(of: row)
            let target = -row.constant / coefficient
            let relation = coefficient < 0 ? -row.relation : row.relation
            if relation >= 0 && target > wishes[column].lower { wishes[column].lower = target }
            if relation <= 0 && target < wishes[column].upper { wishes[column].upper = target }
        }
        var isSimple = true
        for place in 0..<count where wishes[place].lower > wishes[place].upper {
            let wish = wishes[place]
            if wish.lower <= wish.upper + Engine.tolerance(max(abs(wish.lower), abs(wish.upper))) {
                let meeting = min(max(wish.lower, spans[place].lower), spans[place].upper)
                wishes[place] = Span(lower: meeting, upper: meeting)
            } else {
                isSimple = false
            }
        }
        if !isSimple {
            guard rank > 0 else { return false }
            wishOptima(places)
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

    /// Where the rows of a level contradict each other or the bounds, each column alone takes its optimum.
    private func wishOptima(_ places: Range<Int32>) {
        for column in 0..<count where wishes[column].lower > wishes[column].upper {
            let own = ownRows(places, of: column)
            let found = least(own, spans[column])
            wishes[column] = found
        }
    }

    private func ownRows(_ places: Range<Int32>, of column: Int) -> [(bend: Double, left: Double, right: Double)] {
        var rows: [(bend: Double, left: Double, right: Double)] = []
        for place in places {
            let row = engine.pointee.residual[engine.pointee.componentRows[place]]
            let (place, coefficient) = term(of: row)
            guard place == column else { continue }
            let weight = abs(coefficient)
            let relation = coefficient < 0 ? -row.relation : row.relation
            // What a unit of distance costs on either side.
            rows.append((-row.constant / coefficient, relation >= 0 ? weight : 0, relation <= 0 ? weight : 0))
        }
        return rows.sorted { $0.bend < $1.bend }
    }

    private func least(_ rows: [(bend: Double, left: Double, right: Double)], _ span: Span) -> Span {
        var slope = rows.reduce(0) { $0 - $1.left }
        let scale = rows.reduce(0) { max($0, $1.left, $1.right) }
        var place = 0
        while place + 1 < rows.count, slope + rows[place].left + rows[place].right < -1e-9 * scale {
            slope += rows[place].left + rows[place].right
            place += 1
        }
        func clipped(_ value: Double) -> Double { min(max(value, span.lower), span.upper) }
        slope += rows[place].left + rows[place].right
        let start = clipped(rows[place].bend)
        if abs(slope) > 1e-9 * scale { return Span(lower: start, upper: start) }
        return Span(lower: start, upper: place + 1 < rows.count ? clipped(rows[place + 1].bend) : span.upper)
    }

    /// The least and greatest value of the form over a box.
    private func reach(_ spans: UnsafeMutablePointer<Span>) -> (Double, Double) {
        var least = 0.0
        var greatest = 0.0
        for place in 0..<count {
            let factor = factors[place]
            least += factor * (factor > 0 ? spans[place].lower : spans[place].upper)
            greatest += factor * (factor > 0 ? spans[place].upper : spans[place].lower)
        }
        return (least, greatest)
    }

    // MARK: Giving way
    /// Takes what is missing from the cheapest columns.
    private mutating func giveWay(_ places: Range<Int32>, missing: Double, down: Bool) {
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
        _ places: Range<Int32>,
        _ column: Int,
        _ start: Double,
        towardsLower: Bool
    ) {
        let rows = ownRows(places, of: column)
        let bound = towardsLower ? spans[column].lower : spans[column].upper
        var position = start
        while position != bound {
            var cost = 0.0
            var next = bound
            for row in rows {
                if towardsLower {
                    cost += row.bend >= position ? row.left : -row.right
                    if row.bend < position { next = max(next, row.bend) }
                } else {
                    cost += row.bend <= position ? row.right : -row.left
                    if row.bend > position { next = min(next, row.bend) }
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

    // MARK: What is left open
    private var isFixed: Bool {
        for place in 0..<count where spans[place].lower != spans[place].upper { return false }
        return true
    }

    /// Narrows each column to what the others and the form allow it.
    private func narrow() {
        var (least, greatest) = reach(spans)
        for place in 0..<count {
            let span = spans[place]
            guard span.lower != span.upper else { continue }
            let factor = factors[place]
            let ownLeast = factor * (factor > 0 ? span.lower : span.upper)
            let ownGreatest = factor * (factor > 0 ? span.upper : span.lower)
            let otherLeast = least.isFinite ? least - ownLeast : sum(without: place, least: true)
            let otherGreatest = greatest.isFinite ? greatest - ownGreatest : sum(without: place, least: false)
            let most = -otherLeast / factor
            let fewest = -otherGreatest / factor
            var narrowed = span
            narrowed.upper = min(span.upper, factor > 0 ? most : fewest)
            narrowed.lower = max(span.lower, factor > 0 ? fewest : most)
            let room = narrowed.upper - narrowed.lower
            if room < .infinity, room <= Engine.tolerance(max(abs(narrowed.lower), abs(narrowed.upper))) {
                let meeting = min(max(narrowed.lower, span.lower), span.upper)
                narrowed = Span(lower: meeting, upper: meeting)
            }
            spans[place] = narrowed
            if least.isFinite { least += factor * (factor > 0 ? narrowed.lower : narrowed.upper) - ownLeast }
            if greatest.isFinite { greatest += factor * (factor > 0 ? narrowed.upper : narrowed.lower) - ownGreatest }
            if !least.isFinite || !greatest.isFinite { (least, greatest) = reach(spans) }
        }
    }

    private func sum(without place: Int, least: Bool) -> Double {
        var sum = 0.0
        for other in 0..<count where other != place {
            sum += factors[other] * ((factors[other] > 0) == least ? spans[other].lower : spans[other].upper)
        }
        return sum
    }

    private func fix(_ place: Int, at value: Double) {
        spans[place] = Span(lower: value, upper: value)
        narrow()
    }

    /// Gives each violated row as much as it can have, those referenced first before the others (fact AL-7).
    private func shareOut() {
        var open: [(rank: Int32, stamp: Int, serial: Int32, row: Int32)] = []
        for place in component.firstRow..<component.rowEnd {
            let index = engine.pointee.componentRows[place]
            let row = engine.pointee.residual[index]
            guard row.rank > 0 else { continue }
            let (column, coefficient) = term(of: row)
            let span = spans[column]
            guard span.lower < span.upper else { continue }
            let ends = (coefficient * span.lower + row.constant, coefficient * span.upper + row.constant)
            let slack = Engine.tolerance(abs(row.constant))
            if row.relation >= 0 && min(ends.0, ends.1) < -slack || row.relation <= 0 && max(ends.0, ends.1) > slack {
                let details = engine.pointee.store.details[row.source]
                open.append((row.rank, details.stamp, details.serial, index))
            }
        }
        open.sort { ($0.rank, $0.stamp, $0.serial) < ($1.rank, $1.stamp, $1.serial) }
        for item in open {
            let (place, coefficient) = term(of: engine.pointee.residual[item.row])
            guard spans[place].lower < spans[place].upper else { continue }
            fix(place, at: coefficient > 0 ? spans[place].upper : spans[place].lower)
        }
    }

    /// Sizes as small as they can be, then positions near zero; false when bounds of defined sizes come in between.
    private func settle() -> Bool {
        guard !isFixed else { return true }
        let order = engine.pointee.settlingOrder(component)
        for isSize in [true, false] {
            for column in order where (engine.pointee.columns[column].kind == Engine.ColumnKind.size) == isSize {
                let place = Int(engine.pointee.columns[column].place)
                guard spans[place].lower < spans[place].upper else { continue }
                fix(place, at: min(max(0, spans[place].lower), spans[place].upper))
            }
            guard isSize, !isFixed else { continue }
            for place in component.firstRow..<component.rowEnd {
                let source = engine.pointee.residual[engine.pointee.componentRows[place]].source
                if source < 0 && source & 1 != 0 { return false }
            }
        }
        return true
    }
}
