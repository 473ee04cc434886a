extension Engine {
    /// The slopes of everything that follows parameters, by parameter.
    private struct Slopes {
        var variables: [[Double]] = []
        var residual: [[Double]] = []
        var solved: [[Double]] = []
    }

    /// Finds what the parameters move, by moving each some way off and following; false when that doesn't work.
    mutating func makeProgram() -> Bool {
        var parameters = (0..<rotation.tracks.count).map { rotation.tracks[$0].parameter }
        for place in 0..<rotation.changed.count where !parameters.contains(rotation.changed[place].parameter) {
            parameters.append(rotation.changed[place].parameter)
        }
        guard parameters.count <= RotationProgram.trackLimit else { return false }
        // For the present values of the parameters nothing may have been computed yet.
        let present = parameters.map { store.values[$0] }
        for place in (0..<rotation.changed.count).reversed() {
            store.values[rotation.changed[place].parameter] = rotation.changed[place].previous
        }
        defer { for (parameter, value) in zip(parameters, present) { store.values[parameter] = value } }
        prepareUpdate()
        catchUp(marksComponents: false)
        rotation.forgetProgram()
        var slopes = Slopes()
        for parameter in parameters {
            var track = RotationProgram.Track(parameter: parameter)
            track.previous = store.values[parameter]
            rotation.tracks.append(track)
            guard probe(parameter, &slopes) else {
                rotation.forgetProgram()
                return false
            }
        }
        collectSteps(slopes)
        collectChecks(slopes)
        collectFollowers(slopes)
        rotation.trim()
        rotation.isReady = true
        return true
    }

    /// The slope of a value; noise counts as zero.
    private static func slope(_ base: Double, _ other: Double) -> Double {
        let difference = other - base
        return abs(difference) <= 1e-11 * max(1, abs(base)) ? 0 : difference / RotationProgram.probeDistance
    }

    private mutating func probe(_ parameter: Int32, _ slopes: inout Slopes) -> Bool {
        let values = store.values.copy()
        let columnValues = self.columnValues.copy()
        let solved = solvedColumns.copy()
        defer {
            store.values.base.update(from: values.base, count: values.count)
            self.columnValues.base.update(from: columnValues.base, count: columnValues.count)
            solvedColumns.base.update(from: solved.base, count: solved.count)
            values.free()
            columnValues.free()
            solved.free()
        }
        store.values[parameter] += RotationProgram.probeDistance
        reach(from: parameter, reachesRows: true)
        let holds = propagate(reachesRows: true)
        edits.checks.removeAll()
        edits.sizes.removeAll()
        var ofResidual = [Double](repeating: 0, count: residual.count)
        for place in 0..<edits.residual.count {
            let index = edits.residual[place]
            guard residual[index].rank >= 0 else { continue }
            ofResidual[Int(index)] = Self.slope(residual[index].constant, presentConstant(ofResidual: index))
        }
        edits.residual.removeAll()
        guard holds else {
            edits.removeAll()
            return false
        }
        slopes.residual.append(ofResidual)
        slopes.variables.append((0..<values.count).map { Self.slope(values[$0], store.values[$0]) })
        slopes.solved.append((0..<solved.count).map { Self.slope(solved[$0].constant, solvedColumns[$0].constant) })
        return true
    }

    private mutating func addStep(_ space: RotationProgram.Space, _ target: Int, _ slopes: [[Double]]) {
        let ofTarget = slopes.map { $0[target] }
        guard let first = ofTarget.firstIndex(where: { $0 != 0 }) else { return }
        let value: Double =
            switch space {
            case .variables, .followers: store.values[target]
            case .rows: residual[target].constant
            case .solved: solvedColumns[target].constant
            }
        let constant = rotation.constant(of: value, ofTarget)
        if space == .rows, !ofTarget.dropFirst(first + 1).allSatisfy({ $0 == 0 }) { rotation.hasMixedRows = true }
        if ofTarget.dropFirst(first + 1).allSatisfy({ $0 == 0 }) {
            let step = RotationProgram.Step(
                target: Int32(truncatingIfNeeded: target),
                constant: constant,
                slope: ofTarget[first]
            )
            rotation.tracks.base[first].append(step, to: space)
        } else {
            rotation.mixed.append(.init(space: space, target: target, constant: constant, slopes: ofTarget))
        }
    }

    private mutating func collectSteps(_ slopes: Slopes) {
        for variable in 0..<store.kinds.count where states[variable] == VariableState.constant {
            if store.kinds[variable] != .parameter { addStep(.variables, variable, slopes.variables) }
        }
        for row in 0..<residual.count where residual[row].rank >= 0 { addStep(.rows, row, slopes.residual) }
        for index in 0..<solvedColumns.count where solvedColumns[index].column >= 0 {
            addStep(.solved, index, slopes.solved)
        }
    }

    /// What must hold and has no columns: bounds of constant sizes, required inequalities and redundant equalities.
    private mutating func collectChecks(_ slopes: Slopes) {
        for variable in 0..<store.kinds.count where store.kinds[variable] == .nonNegative {
            guard states[variable] == VariableState.constant else { continue }
            addCheck(.variable(Int32(truncatingIfNeeded: variable)), slopes.variables.map { $0[variable] })
        }
        for place in 0..<store.order.count {
            let row = store.order[place]
            let record = store.rows[row]
            guard record.state & ConstraintStore.counts != 0, record.level == 0, residualOf[row] < 0,
                roles[row] == RowRole.none || roles[row] == RowRole.closure
            else { continue }
            addCheck(
                .row(row),
                slopes.variables.map { slopes in
                    (record.first..<(record.first + record.count)).reduce(0) { sum, place in
                        sum + store.cells[place].coefficient * slopes[Int(store.cells[place].variable)]
                    }
                }
            )
        }
        limitTracks()
    }

    private mutating func addCheck(_ target: RotationProgram.CheckTarget, _ slopes: [Double]) {
        let slopes = slopes.map { abs($0) < 1e-9 ? 0 : $0 }
        guard let first = slopes.firstIndex(where: { $0 != 0 }) else { return }
        let isSimple = slopes.dropFirst(first + 1).allSatisfy { $0 == 0 }
        let check = RotationProgram.Check(target: target, constant: 0, slopes: slopes, relation: relation(of: target))
        if isSimple { rotation.simpleChecks.append((check, first)) } else { rotation.checks.append(check) }
    }

    private func relation(of target: RotationProgram.CheckTarget) -> Int8 {
        switch target {
        case .variable: 1
        case .row(let row): store.rows[row].relation
        }
    }

    private func value(of target: RotationProgram.CheckTarget) -> Double {
        switch target {
        case .variable(let variable): store.values[variable]
        case .row(let row): valueAndMagnitude(ofRow: row).value
        }
    }

    /// Computes the constants of steps and checks from present values, after constants were edited.
    mutating func rebaseProgram() {
        rotation.isOutdated = false
        rotation.forgetQuiet()
        for index in 0..<rotation.tracks.count {
            let track = rotation.tracks.base + index
            let parameter = track.pointee.previous
            for place in 0..<track.pointee.variables.count {
                let step = track.pointee.variables.base + place
                step.pointee.constant = store.values[step.pointee.target] - step.pointee.slope * parameter
            }
            for place in 0..<track.pointee.followers.count {
                let step = track.pointee.followers.base + place
                step.pointee.constant = store.values[step.pointee.target] - step.pointee.slope * parameter
            }
            for place in 0..<track.pointee.rows.count {
                let step = track.pointee.rows.base + place
                step.pointee.constant = residual[step.pointee.target].constant - step.pointee.slope * parameter
            }
            for place in 0..<track.pointee.solved.count {
                let step = track.pointee.solved.base + place
                step.pointee.constant = solvedColumns[step.pointee.target].constant - step.pointee.slope * parameter
            }
        }
        for index in rotation.mixed.indices {
            let step = rotation.mixed[index]
            let value: Double =
                switch step.space {
                case .variables, .followers: store.values[step.target]
                case .rows: residual[step.target].constant
                case .solved: solvedColumns[step.target].constant
                }
            rotation.mixed[index].constant = rotation.constant(of: value, step.slopes)
        }
        limitTracks()
    }

    /// Finds the values of each parameter between which all checks pass that follow it alone.
    private mutating func limitTracks() {
        for index in rotation.checks.indices {
            let check = rotation.checks[index]
            rotation.checks[index].constant = rotation.constant(of: value(of: check.target), check.slopes)
        }
        for index in 0..<rotation.tracks.count {
            rotation.tracks.base[index].lower = -.infinity
            rotation.tracks.base[index].upper = .infinity
        }
        for (check, only) in rotation.simpleChecks {
            let slope = check.slopes[only]
            let constant = rotation.constant(of: value(of: check.target), check.slopes)
            let slack = Self.tolerance(abs(constant))
            let ends = ((-slack - constant) / slope, (slack - constant) / slope)
            let isRising = slope > 0
            let track = rotation.tracks.base + only
            // relation >= 0: constant + slope * p >= -slack; relation <= 0: constant + slope * p <= slack.
            if check.relation >= 0 {
                if isRising {
                    track.pointee.lower = max(track.pointee.lower, ends.0)
                } else {
                    track.pointee.upper = min(track.pointee.upper, ends.0)
                }
            }
            if check.relation <= 0 {
                if isRising {
                    track.pointee.upper = min(track.pointee.upper, ends.1)
                } else {
                    track.pointee.lower = max(track.pointee.lower, ends.1)
                }
            }
        }
    }

    /// The definitions that can be computed in this order, of which some have turned out to be constants.
    private func derivedInOrder() -> [Int32] {
        if labels.isEmpty { return (0..<derived.count).map { derived[$0] } }
        let live = (0..<Int32(truncatingIfNeeded: definitions.count)).filter {
            definitionOf[definitions[$0].variable] == $0
        }
        return live.sorted { (labels[$0], $0) < (labels[$1], $1) }
    }

    /// What the steps change.
    private func stepTargets() -> [(RotationProgram.Space, Int)] {
        var targets: [(RotationProgram.Space, Int)] = rotation.mixed.map { ($0.space, $0.target) }
        for index in 0..<rotation.tracks.count {
            let track = rotation.tracks[index]
            for place in 0..<track.variables.count { targets.append((.variables, Int(track.variables[place].target))) }
            for place in 0..<track.rows.count { targets.append((.rows, Int(track.rows[place].target))) }
            for place in 0..<track.solved.count { targets.append((.solved, Int(track.solved[place].target))) }
        }
        return targets
    }

    /// The components and derived variables that the steps reach.
    private mutating func collectFollowers(_ slopes: Slopes) {
        var isReached = [Bool](repeating: false, count: store.kinds.count)
        var isComponentReached = [Bool](repeating: false, count: components.count)
        for index in 0..<rotation.tracks.count { isReached[Int(rotation.tracks[index].parameter)] = true }
        let targets = stepTargets()
        for (space, target) in targets {
            switch space {
            case .variables, .followers: isReached[target] = true
            case .rows:
                let entry = entries[residual[target].first]
                isComponentReached[Int(columns[entry.column].component)] = true
            case .solved: break
            }
        }
        var isColumnReached = [Bool](repeating: false, count: columns.count)
        for index in 0..<components.count where isComponentReached[index] {
            for place in components[index].firstColumn..<components[index].columnEnd {
                isColumnReached[Int(componentColumns[place])] = true
            }
        }
        for (space, target) in targets where space == .solved {
            isColumnReached[Int(solvedColumns[target].column)] = true
        }
        for index in (0..<solvedColumns.count).reversed() where solvedColumns[index].column >= 0 {
            let solved = solvedColumns[index]
            for place in solved.first..<(solved.first + solved.count)
            where isColumnReached[Int(entries[place].column)] { isColumnReached[Int(solved.column)] = true }
            if isColumnReached[Int(solved.column)] { rotation.resolvesColumns = true }
        }
        // What follows columns that may move, and not parameters only.
        var isMoving = [Bool](repeating: false, count: store.kinds.count)
        for column in 0..<columns.count where isColumnReached[column] && columns[column].variable >= 0 {
            isMoving[Int(columns[column].variable)] = true
        }
        for index in derivedInOrder() {
            let definition = definitions[index]
            guard states[definition.variable] == VariableState.derived else { continue }
            let row = store.rows[definition.row]
            let variable = Int(definition.variable)
            var moves = definition.slack >= 0 && isColumnReached[Int(definition.slack)]
            var follows = false
            for cell in row.first..<(row.first + row.count) {
                let other = Int(store.cells[cell].variable)
                if isMoving[other] { moves = true }
                if isReached[other] { follows = true }
            }
            if moves {
                isMoving[variable] = true
                isReached[variable] = isReached[variable] || follows
                addFollower(index, slopes)
            } else if follows {
                isReached[variable] = true
                addStep(.variables, variable, slopes.variables)
            }
        }
    }

    private mutating func addFollower(_ definition: Int32, _ slopes: Slopes) {
        let variable = Int(definitions[definition].variable)
        var follower = RotationProgram.Follower(definition: definition)
        let moving = slopes.variables.indices.filter { slopes.variables[$0][variable] != 0 }
        if moving.count > 1 {
            follower.isMixed = true
            rotation.hasMixedFollowers = true
        } else if let track = moving.first {
            follower.track = Int32(truncatingIfNeeded: track)
            follower.place = Int32(truncatingIfNeeded: rotation.tracks.base[track].followers.count)
            addStep(.followers, variable, slopes.variables)
        }
        rotation.followers.append(follower)
    }
}
