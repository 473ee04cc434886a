/// The solver's fast road: elimination of the required equalities, components of what is left, and cheap edits.
///
/// It finds the solution or finds that there is none; who is to blame for that, and what is ambiguous, is found on the
/// plain road (``PresolvedSystem``), whose answers are the same.
struct Engine {
    /// What is known of a variable during and after the elimination.
    enum VariableState {
        static let unknown: UInt8 = 0
        /// A constant of the system: a parameter, or defined by parameters and constants.
        static let constant: UInt8 = 1
        /// Defined by a row that mentions columns, directly or not.
        static let derived: UInt8 = 2
        /// A column itself.
        static let torn: UInt8 = 3
    }

    var store = ConstraintStore()

    // MARK: The presolved system
    var isPresolved = false
    /// Whether components and values are those of the last solve.
    var hasSolution = false
    /// Whether rounding has spoilt the values of a component.
    var hasLostPrecision = false
    /// Ranks of the store's levels, from required (zero) down.
    var ranks = Buffer<Int32>()
    var levelCount = 0
    var states = Buffer<UInt8>()
    /// The column of a torn variable.
    var columnOf = Buffer<Int32>()
    /// The definition of a defined variable.
    var definitionOf = Buffer<Int32>()
    var definitions = Buffer<Definition>()
    /// The definitions that mention columns, directly or not; some have turned out to be constants since.
    var derived = Buffer<Int32>()
    /// What a row does: its definition, or one of ``RowRole``.
    var roles = Buffer<Int32>()
    /// The residual row of a row, or -1; empty until the first edit.
    var residualOf = Buffer<Int32>()
    var columns = Buffer<Column>()
    var columnValues = Buffer<Double>()
    var solvedColumns = Buffer<SolvedColumn>()
    var entries = EntryTable()
    var residual = Buffer<ResidualRow>()
    var components = Buffer<Component>()
    var componentRows = Buffer<Int32>()
    var componentColumns = Buffer<Int32>()

    enum RowRole {
        static let none: Int32 = -1
        /// A redundant required equality.
        static let closure: Int32 = -2
        /// It has solved a column: this or less, by the place in `solvedColumns`.
        static let solver: Int32 = -3
    }

    // MARK: Edits
    var dirtyComponents = Buffer<Int32>()
    var touchedComponents = Buffer<Int32>()
    /// The residual row of the bound of each defined size, or -1; empty until the first edit.
    var boundOf = Buffer<Int32>()
    /// The rows that define hidden columns, by variable.
    var hiddenRows: [Int32: Int32] = [:]
    /// Whether the tables are those of a presolve, untouched by edits of the structure.
    var isPristine = true
    /// How many components are open.
    var openCount = 0
    /// What edits of the structure have left behind unused: definitions, columns and rows.
    var garbage = 0
    /// The order in which definitions can be computed; empty while that is the order of the table.
    var labels = Buffer<Int64>()
    /// The probes of variables and the solved ones of columns; empty until needed.
    var probes = Buffer<Probe>()
    var columnProbes = Buffer<Double>()
    var uses = ColumnUses()
    var regionScratch = RegionScratch()
    var edits = PendingEdits()
    var rotation = RotationProgram()
    /// Memory for the solution of one component.
    var workspace = Workspace()
    /// What the last solve found to contradict itself; empty when it wasn't one combination.
    var culprits = Buffer<Culprit>()

    // MARK: Use by one solver after the other
    /// The next of the engines that wait for a solver.
    var nextSpare: UnsafeMutablePointer<Engine>?
    /// Whether its tables were those of a solver before.
    var isUsed = false

    // MARK: Counts of what happened, for the benchmark
    var counts = Counts()

    /// How components were solved, and how often the system was presolved.
    struct Counts {
        var presolves = 0
        var regions = 0
        var single = 0
        var shared = 0
        var propagated = 0
        var simplex = 0
    }

    func free() {
        store.free()
        freePresolved()
        labels.free()
        touchedComponents.free()
        boundOf.free()
        probes.free()
        columnProbes.free()
        uses.free()
        regionScratch.free()
        dirtyComponents.free()
        edits.free()
        rotation.free()
        workspace.free()
        culprits.free()
    }

    /// Takes all variables and rows away, so that another solver can use the memory.
    mutating func empty() {
        store.empty()
        isPresolved = false
        hasSolution = false
        hasLostPrecision = false
        if !hiddenRows.isEmpty { hiddenRows = [:] }
        dirtyComponents.removeAll()
        touchedComponents.removeAll()
        edits.removeAll()
        rotation.removeAll()
        culprits.removeAll()
        regionScratch.free()
        regionScratch = RegionScratch()
        counts = Counts()
        nextSpare = nil
        isUsed = true
    }

    /// The memory of the tables that grow with a system.
    var byteCount: Int {
        store.byteCount + definitions.byteCount + derived.byteCount + roles.byteCount + columns.byteCount
            + columnValues.byteCount + solvedColumns.byteCount + entries.byteCount + residual.byteCount
            + components.byteCount + componentRows.byteCount + componentColumns.byteCount + states.byteCount
            + columnOf.byteCount + definitionOf.byteCount + residualOf.byteCount + labels.byteCount
            + boundOf.byteCount + probes.byteCount + workspace.byteCount
    }

    private func freePresolved() {
        ranks.free()
        states.free()
        columnOf.free()
        definitionOf.free()
        definitions.free()
        derived.free()
        roles.free()
        residualOf.free()
        columns.free()
        columnValues.free()
        solvedColumns.free()
        entries.free()
        residual.free()
        components.free()
        componentRows.free()
        componentColumns.free()
    }

    /// An engine with the same constraints and values, not presolved.
    func copy() -> Engine {
        var copy = Engine()
        copy.store.free()
        copy.store = store.copy()
        return copy
    }

    /// Notes that a row without columns contradicts itself; returns false.
    mutating func blame(_ source: Int32) -> Bool {
        culprits.removeAll()
        culprits.append(Culprit(source: source, factor: 1))
        return false
    }

    /// How exact a claim about a sum of terms of this magnitude can be.
    @inline(__always)
    static func tolerance(_ magnitude: Double) -> Double {
        Tolerance.relative * max(1, magnitude)
    }

    var description: String {
        "\(columns.count) columns, \(solvedColumns.count) solved; \(components.count) components, \(residual.count) rows; "
            + "\(definitions.count) definitions, \(derived.count) derived; presolves \(counts.presolves), "
            + "regions \(counts.regions), open \(openCount), "
            + "single \(counts.single), shared \(counts.shared), propagated \(counts.propagated), simplex \(counts.simplex); "
            + "\(rotation.tracks.count) tracks, \(rotation.followers.count) definitions follow columns"
    }
}
