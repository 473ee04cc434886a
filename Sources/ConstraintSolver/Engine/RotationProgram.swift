/// What has to be done when declared parameters change, such as the root's size on a rotation.
///
/// Everything that doesn't depend on columns is an affine function of the parameters, and so are the constants of the
/// residual rows. The slopes are found by moving each parameter some way off and following it; after that an edit is
/// a multiplication and an addition for each value that changes, new solutions of the components that it reaches, and
/// the definitions that follow these.
struct RotationProgram {
    /// `constant + slope * parameter`, for a place in memory counted in doubles.
    struct Step: BitwiseCopyable {
        var target: Int32
        var constant: Double
        var slope: Double
    }

    /// Where a value stands.
    enum Space {
        case variables, rows, solved
    }

    /// The steps of values that follow one parameter only.
    struct Track: BitwiseCopyable {
        var parameter: Int32
        /// As long as the parameter is within, no bound or required row without columns is violated.
        var lower = -Double.infinity
        var upper = Double.infinity
        var previous: Double
        var variables = Buffer<Step>()
        var rows = Buffer<Step>()
        var solved = Buffer<Step>()

        init(parameter: Int32) {
            self.parameter = parameter
            previous = 0
        }

        mutating func append(_ step: Step, to space: Space) {
            switch space {
            case .variables: variables.append(step)
            case .rows: rows.append(step)
            case .solved: solved.append(step)
            }
        }
    }

    /// A value that follows several parameters, with a slope for each track.
    struct Mixed {
        var space: Space
        var target: Int
        var constant: Double
        var slopes: [Double]
    }

    /// What must hold and has no columns.
    enum CheckTarget {
        case row(Int32)
        case variable(Int32)
    }

    /// A required row or bound without columns that follows parameters.
    struct Check {
        var target: CheckTarget
        var constant: Double
        var slopes: [Double]
        var relation: Int8
    }

    var isReady = false
    var tracks = Buffer<Track>()
    var mixed: [Mixed] = []
    var checks: [Check] = []
    /// Those that follow one track only, with that; they become the limits of the tracks.
    var simpleChecks: [(check: Check, track: Int)] = []
    var definitions = Buffer<Int32>()
    var resolvesColumns = false
    /// Parameters that changed since the last solve.
    var changed = Buffer<Change>()
    /// Whether constants were edited since the steps were computed; their slopes are as good as ever.
    var isOutdated = false

    struct Change: BitwiseCopyable {
        var parameter: Int32
        var previous: Double
    }

    static let trackLimit = 8
    /// How far a parameter is moved to see what follows it, in points.
    static let probeDistance = 1024.0

    /// What a value is where the parameters are zero.
    func constant(of value: Double, _ slopes: [Double]) -> Double {
        slopes.indices.reduce(value) { slopes[$1] == 0 ? $0 : $0 - slopes[$1] * tracks[$1].previous }
    }

    /// Drops the steps but not what is still to be followed.
    mutating func forgetProgram() {
        let pending = changed.copy()
        free()
        self = RotationProgram()
        changed = pending
    }

    /// Takes up the present values of the parameters, which have been followed without the program.
    func followParameters(_ values: Buffer<Double>) {
        for index in 0..<tracks.count { tracks.base[index].previous = values[tracks[index].parameter] }
    }

    func free() {
        for index in 0..<tracks.count {
            tracks[index].variables.free()
            tracks[index].rows.free()
            tracks[index].solved.free()
        }
        tracks.free()
        definitions.free()
        changed.free()
    }

    mutating func removeAll() {
        guard isReady || !changed.isEmpty else { return }
        free()
        self = RotationProgram()
    }
}

extension Engine {
    /// Follows the changed parameters; false when the system has to be presolved anew.
    mutating func rotate() -> Bool {
        guard isTracked || makeProgram() else {
            prepareUpdate()
            return followNumbers()
        }
        if rotation.isOutdated { rebaseProgram() }
        rotation.changed.removeAll()
        for index in 0..<rotation.tracks.count {
            let track = rotation.tracks.base + index
            let value = store.values[track.pointee.parameter]
            guard value != track.pointee.previous else { continue }
            guard value >= track.pointee.lower, value <= track.pointee.upper else { return false }
            track.pointee.previous = value
            let variables = track.pointee.variables
            let values = store.values.base
            for place in 0..<variables.count {
                let step = variables.base[place]
                values[Int(step.target)] = step.constant + step.slope * value
            }
            let rows = track.pointee.rows
            for place in 0..<rows.count {
                let step = rows.base[place]
                setConstant(ofResidual: Int(step.target), to: step.constant + step.slope * value)
            }
            let solved = track.pointee.solved
            for place in 0..<solved.count {
                let step = solved.base[place]
                solvedColumns.base[Int(step.target)].constant = step.constant + step.slope * value
            }
        }
        if !rotation.mixed.isEmpty || !rotation.checks.isEmpty {
            guard applyMixed() else { return false }
        }
        guard solveDirtyComponents() else { return false }
        if rotation.resolvesColumns { resolveSolvedColumns() }
        for place in 0..<rotation.definitions.count {
            let index = rotation.definitions[place]
            let variable = definitions[index].variable
            let value = evaluate(definition: index)
            store.values[variable] = value
            if value < 0, store.kinds[variable] == .nonNegative, value < -1e-6 { return false }
        }
        return isPristine || openCount == 0
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
            var sum = 0.0
            for place in Int(row.first)..<Int(row.first + row.count) {
                sum += entries[place].coefficient * columnValues[entries[place].column]
            }
            let (old, new) = (sum + row.constant, sum + constant)
            if min(old, new) > 1e-6 && (row.rank > 0 || row.relation > 0) { return }
            if max(old, new) < -1e-6 && (row.rank > 0 || row.relation < 0) { return }
        }
        components.base[Int(component)].isDirty = true
        dirtyComponents.append(component)
    }

    /// Solves the marked components anew and gives their variables the values.
    mutating func solveDirtyComponents() -> Bool {
        var holds = true
        for place in 0..<dirtyComponents.count {
            let index = dirtyComponents[place]
            components.base[Int(index)].isDirty = false
            guard holds else { continue }
            holds = solveComponent(Int(index))
            if holds { handOn(index) }
        }
        dirtyComponents.removeAll()
        return holds
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

    /// Gives a component's variables their values.
    mutating func handOn(_ index: Int32) {
        let component = components[index]
        for place in component.firstColumn..<component.columnEnd {
            let column = componentColumns[place]
            let variable = columns[column].variable
            if variable >= 0 { store.values[variable] = columnValues[column] }
        }
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
            case .variables: store.values[step.target] = value
            case .rows: setConstant(ofResidual: step.target, to: value)
            case .solved: solvedColumns.base[step.target].constant = value
            }
        }
        return true
    }
}
