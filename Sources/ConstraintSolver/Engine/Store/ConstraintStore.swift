/// The variables and constraints of a solver, in flat tables.
///
/// Speed and memory: a row takes 24 bytes here and 20 for each cell.
/// What a solve never asks for is derived (``priority(of:)``) or kept aside (``keyPlaces``).
struct ConstraintStore {
    /// A constraint: a sum of cells and a constant, compared with zero.
    struct Row: BitwiseCopyable {
        var constant: Double
        var first: Int32
        var count: Int32
        /// Smaller takes the space (fact AL-7).
        var stamp: Int32
        /// Place in `levels`; zero is required.
        var level: UInt16
        var relation: Int8
        var state: UInt8
    }

    /// Where a cell belongs: its row, and the next cell of its variable in rows of the same sort; -1 for none.
    struct Link: BitwiseCopyable {
        var row: Int32
        var next: Int32
    }

    /// The first cells of a variable in equalities and in inequalities, -1 for none.
    struct Heads: BitwiseCopyable {
        var equality: Int32 = -1
        var inequality: Int32 = -1
    }

    static let installed: UInt8 = 1
    static let broken: UInt8 = 2
    static let yields: UInt8 = 4
    static let invalidTerms: UInt8 = 8
    static let reportedInvalid: UInt8 = 16
    /// Neither removed nor invalid.
    static let counts: UInt8 = 32
    /// It may mention a parameter.
    static let mentionsParameters: UInt8 = 64
    /// Its priority is 1000 or more, whatever it counts for at present.
    static let required: UInt8 = 128

    // MARK: Variables
    var kinds = Buffer<VariableKind>()
    var values = Buffer<Double>()
    var heads = Buffer<Heads>()

    // MARK: Rows
    var rows = Buffer<Row>()
    /// What tells a row from those that had its place before; as many as there is room for rows, but empty as long as no place
    /// was used twice.
    var serials = Buffer<Int32>()
    var cells = CellTable()
    /// Rows in order of adding, removed ones included until ``relink()``.
    var order = RowOrder()
    var removedCount = 0
    /// Removed rows by the cells they have room for: the first of each list, which goes on in `Row.stamp`; -1 ends it.
    var freeRows = InlineArray<17, Int32>(repeating: -1)
    var hasFreeRows = false
    var freeLongRows: [Int: [Int32]] = [:]
    var nextSerial: Int32 = 0

    // MARK: Keys
    /// Breaking keys: the length, then the components.
    var keys = Buffer<Double>()
    /// Place in `keys` of each row's key, -1 for an empty one; shorter than `rows` while no later row has one.
    var keyPlaces = Buffer<Int32>()

    // MARK: Levels
    /// The distinct levels that rows have had, the first for required.
    var levels = Buffer<Double>(capacity: 8)
    /// The level found last, by the priority's bits.
    var recentLevels = InlineArray<16, UInt16>(repeating: 0)

    // MARK: Coefficients
    /// Whether some row, perhaps a removed one, has had a coefficient that is not within 1/16 and 16, or not finite.
    var hasExtremeCoefficients = false
    /// The ratio of the greatest coefficient to the least; `nil` since rows have changed.
    var coefficientRatio: Double?
    /// Rows of which a coefficient is the sum of terms that are further apart than ``ExactRoad/ratioLimit``.
    var rowsOfUnlikeTerms: Set<Int32> = []

    init() { levels.append(.infinity) }

    func free() {
        kinds.free()
        values.free()
        heads.free()
        rows.free()
        serials.free()
        cells.free()
        keys.free()
        keyPlaces.free()
        order.free()
        levels.free()
    }

    /// Takes all variables and rows away and keeps the memory.
    mutating func empty() {
        kinds.removeAll()
        values.removeAll()
        heads.removeAll()
        rows.removeAll()
        serials.removeAll()
        cells.removeAll()
        order.removeAll()
        removedCount = 0
        if hasFreeRows {
            freeRows = InlineArray(repeating: -1)
            freeLongRows = [:]
            hasFreeRows = false
        }
        nextSerial = 0
        keys.removeAll()
        keyPlaces.removeAll()
        levels.shrink(to: 1)
        recentLevels = InlineArray(repeating: 0)
        hasExtremeCoefficients = false
        coefficientRatio = nil
        if !rowsOfUnlikeTerms.isEmpty { rowsOfUnlikeTerms = [] }
    }

    func copy() -> ConstraintStore {
        var copy = self
        copy.kinds = kinds.copy()
        copy.values = values.copy()
        copy.heads = heads.copy()
        copy.rows = rows.copy()
        copy.serials = serials.copy()
        copy.cells = cells.copy()
        copy.keys = keys.copy()
        copy.keyPlaces = keyPlaces.copy()
        copy.order = order.copy()
        copy.levels = levels.copy()
        return copy
    }

    /// The memory that is taken.
    var byteCount: Int {
        values.capacity * (MemoryLayout<Double>.stride + MemoryLayout<Heads>.stride + 1) + rows.byteCount
            + serials.byteCount + cells.byteCount + keys.byteCount
    }

    mutating func reserve(variables: Int, constraints: Int, terms: Int) {
        kinds.reserve(variables)
        values.reserve(variables)
        heads.reserve(variables)
        rows.reserve(constraints)
        if !serials.isEmpty { serials.resize(count: rows.capacity) }
        cells.reserve(terms)
    }

    // MARK: Variables
    @inline(__always)
    mutating func addVariable(_ kind: VariableKind, value: Double) -> Int {
        // Speed: the tables grow together, so that one has to be asked.
        if kinds.count == kinds.capacity { growVariables() }
        kinds.appendReserved(kind)
        values.appendReserved(value)
        heads.appendReserved(Heads())
        return kinds.count &- 1
    }

    @inline(never)
    private mutating func growVariables() {
        kinds.reserveAhead()
        values.reserve(kinds.capacity)
        heads.reserve(kinds.capacity)
    }

    /// Whether no row mentions a variable, removed ones included until ``relink()``.
    @inline(__always)
    func isIdle(_ variable: Int) -> Bool {
        let heads = heads[variable]
        return heads.equality < 0 && heads.inequality < 0
    }

    // MARK: Handles
    @inline(__always)
    func handle(of row: Int32) -> ConstraintHandle { ConstraintHandle(slot: row, serial: serial(of: row)) }

    /// Greater for what was added later.
    @inline(__always)
    func serial(of row: Int32) -> Int32 { serials.isEmpty ? row : serials[row] }

    func slotIsInstalled(_ handle: ConstraintHandle) -> Bool {
        handle.position < rows.count && serial(of: handle.slot) == handle.serial
            && rows[handle.slot].state & Self.installed != 0
    }
}
