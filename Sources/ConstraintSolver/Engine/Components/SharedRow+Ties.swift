extension SharedRow {
    // MARK: What is left open
    var isFixed: Bool {
        for place in 0..<count where spans[place].lower != spans[place].upper { return false }
        return true
    }

    /// Narrows each column to what the others and the form allow it.
    func narrow() {
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
    func shareOut() {
        var open: [(rank: Int32, stamp: Int32, serial: Int32, claim: Int)] = []
        for place in 0..<claimCount {
            let claim = claims[place]
            let index = engine.pointee.componentRows[component.firstRow + Int32(truncatingIfNeeded: place)]
            let row = engine.pointee.residual[index]
            guard row.rank > 0 else { continue }
            let span = spans[Int(claim.place)]
            guard span.lower < span.upper else { continue }
            let ends = (claim.coefficient * span.lower + row.constant, claim.coefficient * span.upper + row.constant)
            let slack = Engine.tolerance(abs(row.constant))
            if row.relation >= 0 && min(ends.0, ends.1) < -slack || row.relation <= 0 && max(ends.0, ends.1) > slack {
                let store = engine.pointee.store
                open.append((row.rank, store.rows[row.source].stamp, store.serial(of: row.source), place))
            }
        }
        open.sort { ($0.rank, $0.stamp, $0.serial) < ($1.rank, $1.stamp, $1.serial) }
        for item in open {
            let claim = claims[item.claim]
            let place = Int(claim.place)
            guard spans[place].lower < spans[place].upper else { continue }
            fix(place, at: claim.coefficient > 0 ? spans[place].upper : spans[place].lower)
        }
    }

    /// Sizes as small as they can be, then positions at rest; false when bounds of defined sizes come in between.
    func settle() -> Bool {
        guard !isFixed else { return true }
        let order = engine.pointee.settlingOrder(component)
        for isSize in [true, false] {
            for column in order where (engine.pointee.columns[column].kind == Engine.ColumnKind.size) == isSize {
                let place = Int(engine.pointee.columns[column].place)
                guard spans[place].lower < spans[place].upper else { continue }
                fix(place, at: RestingPlace.within(spans[place].lower, spans[place].upper))
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
