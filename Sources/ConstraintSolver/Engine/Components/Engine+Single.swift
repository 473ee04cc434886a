/// Components of one column: the levels narrow an interval.
///
/// Speed: all of these are mutating; a method that isn't would be given a copy of the engine.
extension Engine {
    mutating func solveSingle(_ component: Component, _ index: Int) -> Bool {
        counts.single += 1
        let rows = componentRows.base
        let residual = self.residual.base
        let entries = self.entries
        let column = componentColumns[component.firstColumn]
        var lower = columns[column].kind == ColumnKind.size ? 0 : -Double.infinity
        var upper = Double.infinity
        let rowEnd = Int(component.rowEnd)
        var place = Int(component.firstRow)
        while place < rowEnd {
            let rank = residual[Int(rows[place])].rank
            var low = -Double.infinity
            var high = Double.infinity
            var end = place
            while end < rowEnd {
                let row = residual[Int(rows[end])]
                if row.rank != rank { break }
                let coefficient = entries[Int(row.first)].coefficient
                let target = -row.constant / coefficient
                let relation = coefficient < 0 ? -row.relation : row.relation
                if relation >= 0 && target > low { low = target }
                if relation <= 0 && target < high { high = target }
                end &+= 1
            }
            let newLower = low > lower ? low : lower
            let newUpper = high < upper ? high : upper
            if newLower <= newUpper {
                lower = newLower
                upper = newUpper
            } else if newLower <= newUpper + Self.tolerance(max(abs(newLower), abs(newUpper))) {
                // They meet but for rounding; what bound the column before prevails.
                let meeting = min(max(newLower, lower), upper)
                lower = meeting
                upper = meeting
            } else if rank == 0 {
                return blameSingle(component)
            } else {
                (lower, upper) = leastViolation(place..<end, lower, upper)
            }
            if lower == upper {
                if rank == 0, end < rowEnd, residual[Int(rows[end])].rank == 0 { continue }
                break
            }
            place = end
        }
        components.base[index].isUnique = lower == upper
        if lower == upper {
            columnValues[column] = lower
        } else if let decided = decide(component, lower, upper) {
            columnValues[column] = decided
        } else {
            columnValues[column] = RestingPlace.within(lower, upper)
            components.base[index].isOpen = true
            openCount += 1
        }
        return true
    }

    /// Notes which rows of the top level leave a column no value; returns false.
    private mutating func blameSingle(_ component: Component) -> Bool {
        let column = columns[componentColumns[component.firstColumn]]
        var lower = -Double.infinity
        var upper = Double.infinity
        var holders = (lower: Culprit(source: 0, factor: 0), upper: Culprit(source: 0, factor: 0))
        if column.kind == ColumnKind.size {
            lower = 0
            holders.lower = Culprit(source: Self.boundSource(column.variable), factor: 1)
        }
        for place in component.firstRow..<component.rowEnd {
            let row = residual[componentRows[place]]
            guard row.rank == 0 else { break }
            let coefficient = entries[row.first].coefficient
            let target = -row.constant / coefficient
            let relation = coefficient < 0 ? -row.relation : row.relation
            if relation >= 0, target > lower {
                lower = target
                holders.lower = Culprit(source: row.source, factor: 1 / coefficient)
            }
            if relation <= 0, target < upper {
                upper = target
                holders.upper = Culprit(source: row.source, factor: -1 / coefficient)
            }
        }
        culprits.removeAll()
        culprits.append(holders.lower)
        culprits.append(holders.upper)
        return false
    }

    private struct Bend: BitwiseCopyable {
        var at: Double
        var gain: Double
    }

    /// The interval within bounds at which the sum of the rows' violations is least.
    private mutating func leastViolation(_ places: Range<Int>, _ lower: Double, _ upper: Double) -> (Double, Double) {
        var slab = workspace.slab(byteCount: Slab.size(Bend.self, places.count))
        var bends = UnsafeMutableBufferPointer(start: slab.take(Bend.self, places.count), count: places.count)
        var slope = 0.0
        var scale = 0.0
        for (index, place) in places.enumerated() {
            let row = residual[componentRows[place]]
            let coefficient = entries[row.first].coefficient
            let weight = abs(coefficient)
            let relation = coefficient < 0 ? -row.relation : row.relation
            if relation >= 0 { slope -= weight }
            let at = min(max(-row.constant / coefficient, lower), upper)
            bends[index] = Bend(at: at, gain: relation == 0 ? 2 * weight : weight)
            scale = max(scale, weight)
        }
        bends.sort { $0.at < $1.at }
        let limit = -1e-9 * scale
        var place = 0
        while place + 1 < bends.count, slope + bends[place].gain < limit {
            slope += bends[place].gain
            place += 1
        }
        let start = bends[place].at
        slope += bends[place].gain
        guard abs(slope) <= 1e-9 * scale else { return (start, start) }
        return (start, place + 1 < bends.count ? bends[place + 1].at : upper)
    }

    /// Chooses from what the levels leave open by stamp, where rows are violated (fact AL-7).
    private mutating func decide(_ component: Component, _ lower: Double, _ upper: Double) -> Double? {
        var best: (rank: Int32, stamp: Int32, serial: Int32)?
        var value: Double?
        for place in component.firstRow..<component.rowEnd {
            let index = componentRows[place]
            let row = residual[index]
            guard row.rank > 0 else { continue }
            let coefficient = entries[row.first].coefficient
            let ends = (coefficient * lower + row.constant, coefficient * upper + row.constant)
            let slack = Self.tolerance(abs(row.constant))
            let isOpen =
                row.relation >= 0 && min(ends.0, ends.1) < -slack || row.relation <= 0 && max(ends.0, ends.1) > slack
            guard isOpen else { continue }
            let (stamp, serial) = (store.rows[row.source].stamp, store.serial(of: row.source))
            if let best, (best.rank, best.stamp, best.serial) < (row.rank, stamp, serial) { continue }
            best = (row.rank, stamp, serial)
            value = coefficient > 0 ? upper : lower
        }
        return value
    }
}
