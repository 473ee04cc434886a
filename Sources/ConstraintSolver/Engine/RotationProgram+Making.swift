extension Engine {
    /// Presolves at other values of the parameters; false when that doesn't give the same structure.
    mutating func makeProgram() -> Bool {
        var parameters = (0..<rotation.tracks.count).map { rotation.tracks[$0].parameter }
        for place in 0..<rotation.changed.count where !parameters.contains(rotation.changed[place]) {
            parameters.append(rotation.changed[place])
        }
        guard parameters.count <= RotationProgram.trackLimit else { return false }
        // The present values of the parameters may be new ones, for which nothing has been computed.
        var base = copy()
        defer { base.free() }
        guard withUnsafeMutablePointer(to: &base, { Engine.presolve($0) }), base.hasStructure(of: self) else {
            return false
        }
        var probes: [Engine] = []
        defer { for probe in probes { probe.free() } }
        for parameter in parameters {
            var probe = copy()
            probe.store.values[parameter] += 1024
            let isPresolved = withUnsafeMutablePointer(to: &probe) { Engine.presolve($0, ignoresBounds: true) }
            probes.append(probe)
            guard isPresolved, probe.hasStructure(of: self) else { return false }
        }
        let changed = rotation.changed.copy()
        rotation.removeAll()
        rotation.changed.free()
        rotation.changed = changed
        for parameter in parameters { rotation.tracks.append(RotationProgram.Track(parameter: parameter)) }
        collectSteps(base, probes)
        collectChecks(base, probes)
        collectFollowers()
        rotation.isReady = true
        return true
    }

    private func hasStructure(of other: Engine) -> Bool {
        definitions.count == other.definitions.count && residual.count == other.residual.count
            && solvedColumns.count == other.solvedColumns.count && columns.count == other.columns.count
            && entries.count == other.entries.count
    }

    /// The slope of a value by each parameter; noise counts as zero.
    private static func slopes(_ base: Double, _ others: [Double]) -> [Double] {
        others.map { other in
            let difference = other - base
            return abs(difference) <= 1e-11 * max(1, abs(base)) ? 0 : difference / 1024
        }
    }

    private mutating func addStep(_ space: RotationProgram.Space, _ target: Int, _ base: Double, _ others: [Double]) {
        let slopes = Self.slopes(base, others)
        var constant = base
        var only = -1
        for (index, slope) in slopes.enumerated() where slope != 0 {
            constant -= slope * store.values[rotation.tracks[index].parameter]
            only = only == -1 ? index : -2
        }
        if only >= 0 {
            let step = RotationProgram.Step(
                target: Int32(truncatingIfNeeded: target),
                constant: constant,
                slope: slopes[only]
            )
            rotation.tracks.base[only].append(step, to: space)
        } else if only == -2 {
            rotation.mixed.append(.init(space: space, target: target, constant: constant, slopes: slopes))
        }
    }

    private mutating func collectSteps(_ base: Engine, _ probes: [Engine]) {
        for variable in 0..<store.kinds.count where states[variable] == VariableState.constant {
            guard store.kinds[variable] != .parameter else { continue }
            addStep(.variables, variable, base.store.values[variable], probes.map { $0.store.values[variable] })
        }
        for row in 0..<residual.count {
            addStep(.rows, row, base.residual[row].constant, probes.map { $0.residual[row].constant })
        }
        for index in 0..<solvedColumns.count {
            let others = probes.map { $0.solvedColumns[index].constant }
            addStep(.solved, index, base.solvedColumns[index].constant, others)
        }
        for index in 0..<rotation.tracks.count {
            rotation.tracks.base[index].variables.trim()
            rotation.tracks.base[index].rows.trim()
            rotation.tracks.base[index].solved.trim()
        }
    }

    /// What must hold and has no columns: bounds of constant sizes, required inequalities and redundant equalities.
    private mutating func collectChecks(_ base: Engine, _ probes: [Engine]) {
        for variable in 0..<store.kinds.count where store.kinds[variable] == .nonNegative {
            guard states[variable] == VariableState.constant else { continue }
            addCheck(base.store.values[variable], probes.map { $0.store.values[variable] }, relation: 1)
        }
        for place in 0..<store.order.count {
            let row = store.order[place]
            let record = store.rows[row]
            guard record.state & ConstraintStore.counts != 0, record.level == 0, residualOf[row] < 0,
                roles[row] == RowRole.none || roles[row] == RowRole.closure
            else { continue }
            addCheck(base.value(ofRow: row), probes.map { $0.value(ofRow: row) }, relation: record.relation)
        }
    }

    private func value(ofRow row: Int32) -> Double {
        let record = store.rows[row]
        var sum = record.constant
        for place in record.first..<(record.first + record.count) {
            sum += store.cells[place].coefficient * store.values[store.cells[place].variable]
        }
        return sum
    }

    private mutating func addCheck(_ base: Double, _ others: [Double], relation: Int8) {
        let slopes = Self.slopes(base, others).map { abs($0) < 1e-9 ? 0 : $0 }
        var constant = base
        var only = -1
        for (index, slope) in slopes.enumerated() where slope != 0 {
            constant -= slope * store.values[rotation.tracks[index].parameter]
            only = only == -1 ? index : -2
        }
        if only >= 0 {
            let slack = Self.tolerance(abs(constant))
            let ends = ((-slack - constant) / slopes[only], (slack - constant) / slopes[only])
            let isRising = slopes[only] > 0
            // relation >= 0: constant + slope * p >= -slack; relation <= 0: constant + slope * p <= slack.
            if relation >= 0 {
                if isRising {
                    rotation.tracks.base[only].lower = max(rotation.tracks[only].lower, ends.0)
                } else {
                    rotation.tracks.base[only].upper = min(rotation.tracks[only].upper, ends.0)
                }
            }
            if relation <= 0 {
                if isRising {
                    rotation.tracks.base[only].upper = min(rotation.tracks[only].upper, ends.1)
                } else {
                    rotation.tracks.base[only].lower = max(rotation.tracks[only].lower, ends.1)
                }
            }
        } else if only == -2 {
            rotation.checks.append(.init(constant: constant, slopes: slopes, relation: relation))
        }
    }

    /// The components and derived variables that the steps reach.
    private mutating func collectFollowers() {
        var isReached = [Bool](repeating: false, count: store.kinds.count)
        var isComponentReached = [Bool](repeating: false, count: components.count)
        var targets: [(RotationProgram.Space, Int)] = rotation.mixed.map { ($0.space, $0.target) }
        for index in 0..<rotation.tracks.count {
            let track = rotation.tracks[index]
            isReached[Int(track.parameter)] = true
            for place in 0..<track.variables.count { targets.append((.variables, Int(track.variables[place].target))) }
            for place in 0..<track.rows.count { targets.append((.rows, Int(track.rows[place].target))) }
            for place in 0..<track.solved.count { targets.append((.solved, Int(track.solved[place].target))) }
        }
        for (space, target) in targets {
            switch space {
            case .variables: isReached[target] = true
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
        for index in (0..<solvedColumns.count).reversed() {
            let solved = solvedColumns[index]
            for place in solved.first..<(solved.first + solved.count)
            where isColumnReached[Int(entries[place].column)] { isColumnReached[Int(solved.column)] = true }
            if isColumnReached[Int(solved.column)] { rotation.resolvesColumns = true }
        }
        for column in 0..<columns.count where isColumnReached[column] && columns[column].variable >= 0 {
            isReached[Int(columns[column].variable)] = true
        }
        for place in 0..<derived.count {
            let index = derived[place]
            let definition = definitions[index]
            guard states[definition.variable] == VariableState.derived else { continue }
            let row = store.rows[definition.row]
            var follows = definition.slack >= 0 && isColumnReached[Int(definition.slack)]
            for cell in row.first..<(row.first + row.count) where isReached[Int(store.cells[cell].variable)] {
                follows = true
            }
            guard follows else { continue }
            isReached[Int(definition.variable)] = true
            rotation.definitions.append(index)
        }
    }
}
