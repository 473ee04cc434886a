extension Engine {
    /// Follows the changed parameters; false when the system has to be presolved anew.
    mutating func rotate() -> Bool {
        guard isTracked || isWorthProgram && makeProgram() else {
            rotation.followedCount += 1
            prepareUpdate()
            return followNumbers()
        }
        if rotation.isOutdated { rebaseProgram() }
        rotation.changed.removeAll()
        var isQuiet = !rotation.hasMixedRows
        for index in 0..<rotation.tracks.count {
            let track = rotation.tracks.base + index
            let value = store.values[track.pointee.parameter]
            track.pointee.hasMoved = value != track.pointee.previous
            guard track.pointee.hasMoved else { continue }
            guard value >= track.pointee.lower, value <= track.pointee.upper else { return false }
            track.pointee.previous = value
            track.pointee.isBehind = true
            if value < track.pointee.quiet.lower || value > track.pointee.quiet.upper { isQuiet = false }
            take(track.pointee.variables, value)
            let solved = track.pointee.solved
            for place in 0..<solved.count {
                let step = solved.base[place]
                solvedColumns.base[Int(step.target)].constant = step.constant + step.slope * value
            }
        }
        if !rotation.mixed.isEmpty || !rotation.checks.isEmpty {
            guard applyMixed() else { return false }
        }
        moveLivelyRows()
        if !isQuiet { catchUp(marksComponents: true) }
        var movesColumns = rotation.resolvesColumns
        if !dirtyComponents.isEmpty {
            guard let haveMoved = solveDirtyComponents() else { return false }
            movesColumns = movesColumns || haveMoved
        }
        if !isQuiet { findQuiet() }
        if rotation.resolvesColumns { resolveSolvedColumns() }
        return moveFollowers(computesAll: movesColumns) && (isPristine || openCount == 0)
    }

    /// Speed: a program costs as much as some turns without one, and most systems are turned once or twice in their life.
    private var isWorthProgram: Bool { rotation.followedCount >= RotationProgram.followedLimit }

    @inline(__always)
    private func take(_ steps: Buffer<RotationProgram.Step>, _ parameter: Double) {
        let values = store.values.base
        for place in 0..<steps.count {
            let step = steps.base[place]
            values[Int(step.target)] = step.constant + step.slope * parameter
        }
    }

    private mutating func moveLivelyRows() {
        for index in 0..<rotation.tracks.count where rotation.tracks.base[index].hasMoved {
            let track = rotation.tracks.base + index
            let parameter = track.pointee.previous
            for place in 0..<track.pointee.livelyCount {
                let step = track.pointee.rows.base[place]
                setConstant(ofResidual: Int(step.target), to: step.constant + step.slope * parameter)
            }
        }
    }

    /// Gives the rows their constants whose steps have not been taken.
    ///
    /// - Parameter marksComponents: Whether that may change solutions.
    mutating func catchUp(marksComponents: Bool) {
        for index in 0..<rotation.tracks.count where rotation.tracks.base[index].isBehind {
            let track = rotation.tracks.base + index
            track.pointee.isBehind = false
            let rows = track.pointee.rows
            let parameter = track.pointee.previous
            for place in track.pointee.livelyCount..<rows.count {
                let step = rows.base[place]
                let constant = step.constant + step.slope * parameter
                if marksComponents {
                    setConstant(ofResidual: Int(step.target), to: constant)
                } else {
                    residual.base[Int(step.target)].constant = constant
                }
            }
        }
    }

    /// Computes what follows columns: all of it when some have moved, and otherwise by steps.
    private mutating func moveFollowers(computesAll: Bool) -> Bool {
        guard !computesAll else { return computeFollowers() }
        for index in 0..<rotation.tracks.count where rotation.tracks.base[index].hasMoved {
            take(rotation.tracks.base[index].followers, rotation.tracks.base[index].previous)
        }
        guard rotation.hasMixedFollowers else { return true }
        for place in 0..<rotation.followers.count where rotation.followers.base[place].isMixed {
            guard compute(rotation.followers.base[place].definition) != nil else { return false }
        }
        return true
    }

    private mutating func computeFollowers() -> Bool {
        for place in 0..<rotation.followers.count {
            let follower = rotation.followers.base[place]
            guard let value = compute(follower.definition) else { return false }
            guard follower.track >= 0 else { continue }
            let track = rotation.tracks.base + Int(follower.track)
            let step = track.pointee.followers.base + Int(follower.place)
            step.pointee.constant = value - step.pointee.slope * track.pointee.previous
        }
        return true
    }

    /// Computes a definition; `nil` when it makes a size negative.
    @inline(__always)
    private mutating func compute(_ definition: Int32) -> Double? {
        let variable = definitions[definition].variable
        let value = evaluate(definition: definition)
        store.values[variable] = value
        return value < -1e-6 && store.kinds[variable] == .nonNegative ? nil : value
    }

    /// Finds how far each parameter may go before one of its rows can change a solution that no rotation has changed yet.
    private mutating func findQuiet() {
        guard !rotation.hasMixedRows else { return }
        for index in 0..<rotation.tracks.count {
            let track = rotation.tracks.base + index
            var quiet = (lower: -Double.infinity, upper: Double.infinity)
            for place in track.pointee.livelyCount..<track.pointee.rows.count {
                let step = track.pointee.rows.base[place]
                let row = residual[step.target]
                let component = components[columns[entries[row.first].column].component]
                if component.isLively {
                    // Lively ones come first.
                    track.pointee.rows[place] = track.pointee.rows[track.pointee.livelyCount]
                    track.pointee.rows[track.pointee.livelyCount] = step
                    track.pointee.livelyCount += 1
                    continue
                }
                let value = row.constant + columnSum(of: row)
                // The side on which it has to stay: see ``setConstant(ofResidual:to:)``.
                let staysAbove = value > 1e-6 && (row.rank > 0 || row.relation > 0)
                let staysBelow = value < -1e-6 && (row.rank > 0 || row.relation < 0)
                guard component.isUnique, row.relation != 0 || row.rank > 0, staysAbove || staysBelow else {
                    quiet = RotationProgram.Track.nowhere
                    continue
                }
                let end = track.pointee.previous + ((staysAbove ? 2e-6 : -2e-6) - value) / step.slope
                if (step.slope > 0) == staysAbove {
                    quiet.lower = max(quiet.lower, end)
                } else {
                    quiet.upper = min(quiet.upper, end)
                }
            }
            track.pointee.quiet = quiet
        }
    }

    @inline(__always)
    private func columnSum(of row: ResidualRow) -> Double {
        var sum = 0.0
        for place in Int(row.first)..<Int(row.first + row.count) {
            sum += entries[place].coefficient * columnValues[entries[place].column]
        }
        return sum
    }

    /// Changes a residual row, and marks its component when that can change its solution.
    ///
    /// A row that was satisfied with room to spare, and still is, takes no part in the solution; nor does one that
    /// stays violated on the same side, whose cost keeps its slope.
    @inline(__always)
    mutating func setConstant(ofResidual index: Int, to constant: Double) {
        let row = residual[index]
        residual.base[index].constant = constant
        let component = columns[entries[row.first].column].component
        guard !components[component].isDirty else { return }
        if components[component].isUnique, row.relation != 0 || row.rank > 0 {
            let sum = columnSum(of: row)
            let (old, new) = (sum + row.constant, sum + constant)
            if min(old, new) > 1e-6 && (row.rank > 0 || row.relation > 0) { return }
            if max(old, new) < -1e-6 && (row.rank > 0 || row.relation < 0) { return }
        }
        components.base[Int(component)].isDirty = true
        dirtyComponents.append(component)
    }

    /// Solves the marked components anew and gives their variables the values.
    ///
    /// - Returns: Whether a column has moved; `nil` when required rows cannot hold.
    private mutating func solveDirtyComponents() -> Bool? {
        var holds = true
        var haveMoved = false
        for place in 0..<dirtyComponents.count {
            let index = dirtyComponents[place]
            components.base[Int(index)].isDirty = false
            guard holds else { continue }
            components.base[Int(index)].isLively = true
            let component = components[index]
            let count = Int(component.columnEnd - component.firstColumn)
            let members = componentColumns.base + Int(component.firstColumn)
            rotation.formerValues.resize(count: count)
            for place in 0..<count { rotation.formerValues[place] = columnValues[members[place]] }
            holds = solveComponent(Int(index))
            for place in 0..<count {
                let column = members[place]
                let value = columnValues[column]
                guard value != rotation.formerValues[place] else { continue }
                haveMoved = true
                let variable = columns[column].variable
                if variable >= 0 { store.values[variable] = value }
            }
        }
        dirtyComponents.removeAll()
        return holds ? haveMoved : nil
    }

    /// Whether the program knows all parameters that changed.
    private var isTracked: Bool {
        guard rotation.isReady else { return false }
        next: for place in 0..<rotation.changed.count {
            for index in 0..<rotation.tracks.count
            where rotation.tracks.base[index].parameter == rotation.changed.base[place].parameter { continue next }
            return false
        }
        return true
    }

    private mutating func applyMixed() -> Bool {
        func value(_ constant: Double, _ slopes: [Double]) -> Double {
            slopes.indices.reduce(constant) { $0 + slopes[$1] * rotation.tracks[$1].previous }
        }
        for check in rotation.checks {
            let value = value(check.constant, check.slopes)
            let slack = Self.tolerance(abs(check.constant))
            if check.relation >= 0 && value < -slack || check.relation <= 0 && value > slack { return false }
        }
        for step in rotation.mixed {
            let value = value(step.constant, step.slopes)
            switch step.space {
            case .variables, .followers: store.values[step.target] = value
            case .rows: setConstant(ofResidual: step.target, to: value)
            case .solved: solvedColumns.base[step.target].constant = value
            }
        }
        return true
    }
}
