/// A component solved by narrowing intervals, with a certificate.
///
/// The levels are gone through from the top. A row of a level whose range contains what it wishes is adopted as if it
/// were required; one that cannot be satisfied is fixed at its least violation. When at the end one point satisfies all
/// that was adopted, each level's sum of violations is the sum of the least that its rows allow singly, so nothing can
/// be better, level by level. When there is no such point the attempt has failed and proves nothing.
struct Propagation {
    private let engine: UnsafeMutablePointer<Engine>
    private let component: Engine.Component
    private let count: Int
    /// Whether the rows leave several solutions.
    private(set) var isOpen = false
    /// By place of the column.
    private let lower: UnsafeMutablePointer<Double>
    private let upper: UnsafeMutablePointer<Double>
    /// By place of the row in the component.
    private let rowLower: UnsafeMutablePointer<Double>
    private let rowUpper: UnsafeMutablePointer<Double>
    private let isQueued: UnsafeMutablePointer<Bool>
    private let isActive: UnsafeMutablePointer<Bool>
    private let queue: UnsafeMutablePointer<Int32>
    private var head = 0
    private var length = 0
    private let rowCount: Int
    private var budget: Int
    /// The rows of each column, compressed, by places.
    private let starts: UnsafeMutablePointer<Int32>
    private let rowsOf: UnsafeMutablePointer<Int32>

    init(_ engine: UnsafeMutablePointer<Engine>, _ component: Engine.Component) {
        self.engine = engine
        self.component = component
        count = Int(component.columnEnd - component.firstColumn)
        rowCount = Int(component.rowEnd - component.firstRow)
        var entryCount = 0
        for place in component.firstRow..<component.rowEnd {
            entryCount += Int(engine.pointee.residual[engine.pointee.componentRows[place]].count)
        }
        var slab = engine.pointee.workspace.slab(
            byteCount: 2 * Slab.size(Double.self, count) + 2 * Slab.size(Double.self, rowCount)
                + 2 * Slab.size(Bool.self, rowCount) + Slab.size(Int32.self, rowCount)
                + Slab.size(Int32.self, count + 2) + Slab.size(Int32.self, entryCount)
        )
        lower = slab.take(Double.self, count)
        upper = slab.take(Double.self, count)
        rowLower = slab.take(Double.self, rowCount)
        rowUpper = slab.take(Double.self, rowCount)
        isQueued = slab.take(Bool.self, rowCount)
        isActive = slab.take(Bool.self, rowCount)
        queue = slab.take(Int32.self, rowCount)
        starts = slab.take(Int32.self, count + 2)
        rowsOf = slab.take(Int32.self, entryCount)
        budget = 60 * rowCount + 200
        isQueued.update(repeating: false, count: rowCount)
        isActive.update(repeating: false, count: rowCount)
        starts.update(repeating: 0, count: count + 2)
        for place in 0..<count {
            let column = engine.pointee.columns[engine.pointee.componentColumns[Int(component.firstColumn) + place]]
            lower[place] = column.kind == Engine.ColumnKind.size ? 0 : -.infinity
            upper[place] = .infinity
        }
        for row in 0..<rowCount {
            forEachEntry(of: row) { place, _ in starts[place + 2] += 1 }
        }
        for place in 0..<count { starts[place + 2] += starts[place + 1] }
        for row in 0..<rowCount {
            forEachEntry(of: row) { place, _ in
                rowsOf[Int(starts[place + 1])] = Int32(truncatingIfNeeded: row)
                starts[place + 1] += 1
            }
        }
    }

    @inline(__always)
    private func record(_ row: Int) -> Engine.ResidualRow {
        engine.pointee.residual[engine.pointee.componentRows[Int(component.firstRow) + row]]
    }

    @inline(__always)
    private func forEachEntry(of row: Int, _ body: (_ place: Int, _ coefficient: Double) -> Void) {
        let record = record(row)
        for index in Int(record.first)..<Int(record.first + record.count) {
            let entry = engine.pointee.entries[index]
            body(Int(engine.pointee.columns[entry.column].place), entry.coefficient)
        }
    }

    /// Whether it succeeded; the columns' values are set then.
    mutating func run() -> Bool {
        var row = 0
        while row < rowCount {
            let rank = record(row).rank
            var end = row
            // What each row of the level could have by itself.
            while end < rowCount {
                let next = record(end)
                if next.rank != rank { break }
                rowLower[end] = next.relation >= 0 ? 0 : -.infinity
                rowUpper[end] = next.relation <= 0 ? 0 : .infinity
                if rank > 0 {
                    let (least, greatest) = range(end)
                    if next.relation <= 0, least > 1e-9 {
                        rowLower[end] = least
                        rowUpper[end] = least
                    } else if next.relation >= 0, greatest < -1e-9 {
                        rowLower[end] = greatest
                        rowUpper[end] = greatest
                    }
                }
                end += 1
            }
            for adopted in row..<end {
                isActive[adopted] = true
                push(adopted)
            }
            guard drain() else { return false }
            row = end
        }
        guard settle(), verify() else { return false }
        for place in 0..<count {
            engine.pointee.columnValues[engine.pointee.componentColumns[Int(component.firstColumn) + place]] =
                lower[place]
        }
        return true
    }

    @inline(__always)
    private mutating func push(_ row: Int) {
        guard !isQueued[row] else { return }
        isQueued[row] = true
        var place = head + length
        if place >= rowCount { place -= rowCount }
        queue[place] = Int32(truncatingIfNeeded: row)
        length += 1
    }

    /// The values that a row can have within the columns' intervals.
    private func range(_ row: Int) -> (Double, Double) {
        var least = record(row).constant
        var greatest = least
        forEachEntry(of: row) { place, coefficient in
            if coefficient > 0 {
                least += coefficient * lower[place]
                greatest += coefficient * upper[place]
            } else {
                least += coefficient * upper[place]
                greatest += coefficient * lower[place]
            }
        }
        return (least, greatest)
    }

    // MARK: Narrowing
    private mutating func drain() -> Bool {
        var holds = true
        while length > 0 {
            let row = Int(queue[head])
            head += 1
            if head == rowCount { head = 0 }
            length -= 1
            isQueued[row] = false
            guard holds else { continue }
            budget -= 1
            holds = budget >= 0 && narrow(row)
        }
        return holds
    }

    /// Narrows the columns of a row; false when it cannot hold.
    private mutating func narrow(_ row: Int) -> Bool {
        let record = record(row)
        if record.count == 1 {
            let entry = engine.pointee.entries[record.first]
            let place = Int(engine.pointee.columns[entry.column].place)
            let low = (rowLower[row] - record.constant) / entry.coefficient
            let high = (rowUpper[row] - record.constant) / entry.coefficient
            return tighten(place, min(low, high), max(low, high), by: row)
        }
        var least = record.constant
        var greatest = record.constant
        var openLeast = 0
        var openGreatest = 0
        var magnitude = abs(record.constant)
        forEachEntry(of: row) { place, coefficient in
            let low = coefficient > 0 ? lower[place] : upper[place]
            let high = coefficient > 0 ? upper[place] : lower[place]
            if low.isFinite {
                least += coefficient * low
                magnitude += abs(coefficient * low)
            } else {
                openLeast += 1
            }
            if high.isFinite { greatest += coefficient * high } else { openGreatest += 1 }
        }
        let slack = Engine.tolerance(magnitude)
        if openLeast == 0 && least > rowUpper[row] + slack { return false }
        if openGreatest == 0 && greatest < rowLower[row] - slack { return false }
        for index in Int(record.first)..<Int(record.first + record.count) {
            let entry = engine.pointee.entries[index]
            let coefficient = entry.coefficient
            let place = Int(engine.pointee.columns[entry.column].place)
            let low = coefficient > 0 ? lower[place] : upper[place]
            let high = coefficient > 0 ? upper[place] : lower[place]
            var newLow = low
            var newHigh = high
            if rowUpper[row] < .infinity, openLeast == (low.isFinite ? 0 : 1) {
                let rest = low.isFinite ? least - coefficient * low : least
                newHigh = (rowUpper[row] - rest) / coefficient
            }
            if rowLower[row] > -.infinity, openGreatest == (high.isFinite ? 0 : 1) {
                let rest = high.isFinite ? greatest - coefficient * high : greatest
                newLow = (rowLower[row] - rest) / coefficient
            }
            let before = (lower[place], upper[place])
            guard tighten(place, coefficient > 0 ? newLow : newHigh, coefficient > 0 ? newHigh : newLow, by: row) else {
                return false
            }
            guard before != (lower[place], upper[place]) else { continue }
            // The sums follow; an end that became finite is no longer open.
            let after = coefficient > 0 ? (lower[place], upper[place]) : (upper[place], lower[place])
            let old = coefficient > 0 ? before : (before.1, before.0)
            Self.follow(&least, &openLeast, from: coefficient * old.0, to: coefficient * after.0)
            Self.follow(&greatest, &openGreatest, from: coefficient * old.1, to: coefficient * after.1)
        }
        return true
    }

    private static func follow(_ sum: inout Double, _ open: inout Int, from old: Double, to new: Double) {
        if old.isFinite {
            sum += new - old
        } else if new.isFinite {
            open -= 1
            sum += new
        }
    }

    private mutating func tighten(_ place: Int, _ low: Double, _ high: Double, by row: Int) -> Bool {
        let oldLower = lower[place]
        let oldUpper = upper[place]
        guard low > oldLower + 1e-9 || high < oldUpper - 1e-9 else { return true }
        var newLower = max(low, oldLower)
        var newUpper = min(high, oldUpper)
        if newLower > newUpper {
            if newLower > newUpper + Engine.tolerance(max(abs(newLower), abs(newUpper))) * 10 { return false }
            let meeting = min(max(newLower, oldLower), oldUpper)
            newLower = meeting
            newUpper = meeting
        }
        // Rows that drive each other never end, but for this.
        if newLower > 1e12 || newUpper < -1e12 { return false }
        lower[place] = newLower
        upper[place] = newUpper
        for index in starts[place]..<starts[place + 1] {
            let other = Int(rowsOf[Int(index)])
            if other != row, isActive[other] { push(other) }
        }
        return true
    }

    // MARK: The end
    /// Fixes what is left open: sizes as small as they can be, then positions at rest (``RestingPlace``).
    private mutating func settle() -> Bool {
        var hasRoom = false
        for place in 0..<count where lower[place] < upper[place] {
            if upper[place] - lower[place] > 1e-8 { isOpen = true }
            hasRoom = true
        }
        guard hasRoom else { return true }
        let order = engine.pointee.settlingOrder(component)
        for isSize in [true, false] {
            for column in order where (engine.pointee.columns[column].kind == Engine.ColumnKind.size) == isSize {
                let place = Int(engine.pointee.columns[column].place)
                guard lower[place] < upper[place] else { continue }
                let isRounding = upper[place] - lower[place] <= 1e-8
                let value = isRounding ? lower[place] : RestingPlace.within(lower[place], upper[place])
                lower[place] = value
                upper[place] = value
                for index in starts[place]..<starts[place + 1] { push(Int(rowsOf[Int(index)])) }
                guard drain() else { return false }
            }
            guard isSize else { continue }
            for row in 0..<rowCount where record(row).source < 0 && record(row).source & 1 != 0 {
                var isFixed = true
                forEachEntry(of: row) { place, _ in if lower[place] < upper[place] { isFixed = false } }
                if !isFixed { return false }
            }
        }
        return true
    }

    /// Whether the point satisfies everything that was adopted.
    private func verify() -> Bool {
        for row in 0..<rowCount {
            var value = record(row).constant
            var magnitude = abs(value)
            forEachEntry(of: row) { place, coefficient in
                value += coefficient * lower[place]
                magnitude += abs(coefficient * lower[place])
            }
            let slack = 10 * Engine.tolerance(magnitude)
            guard value >= rowLower[row] - slack, value <= rowUpper[row] + slack else { return false }
        }
        return true
    }
}

extension Engine {
    mutating func propagate(_ component: Component, _ index: Int) -> Bool {
        withUnsafeMutablePointer(to: &self) { engine in
            var propagation = Propagation(engine, component)
            guard propagation.run() else { return false }
            engine.pointee.components.base[index].isOpen = propagation.isOpen
            // What was adopted holds in every solution.
            engine.pointee.components.base[index].isUnique = !propagation.isOpen
            return true
        }
    }
}
