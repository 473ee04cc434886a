/// Memory of the eliminations of regions, kept from one to the next and allocated by the first.
///
/// Between two of them all counts are `Eliminator.ignored` and all flags and forms are unset, so that a region costs its
/// own size only.
struct RegionScratch {
    /// What a variable of the region was before.
    struct Former: BitwiseCopyable {
        var state: UInt8 = Engine.VariableState.unknown
        /// Its own column when it was torn, the slack's when a slack defined it, or -1.
        var column: Int32 = -1
        var columnKind: UInt8 = Engine.ColumnKind.position
        /// Its definition, or -1.
        var definition: Int32 = -1
        var probe = Engine.Probe()
    }

    private var rowCapacity = 0
    private var variableCapacity = 0
    private var memory: Slab?
    private var tableMemory: Slab?
    private var eliminatorTables: EliminatorTables?
    private(set) var isRegionRow: UnsafeMutablePointer<Bool>?
    private(set) var isInRegion: UnsafeMutablePointer<Bool>?
    private(set) var formers: UnsafeMutablePointer<Former>?
    /// Variables for which forms were made.
    var formed = Buffer<Int32>()

    func free() {
        memory?.free()
        tableMemory?.free()
        formed.free()
    }

    /// Takes room for so many rows and variables.
    mutating func reserve(rows: Int, variables: Int) {
        guard rows > rowCapacity || variables > variableCapacity else { return }
        memory?.free()
        tableMemory?.free()
        rowCapacity = rows + rows / 4 + 64
        variableCapacity = variables + variables / 4 + 64
        let tableSlab = Slab(
            byteCount: EliminatorTables.byteCount(rowCount: rowCapacity, variableCount: variableCapacity)
        )
        tableMemory = tableSlab
        let tables = EliminatorTables(tableSlab, rowCount: rowCapacity, variableCount: variableCapacity)
        tables.peels.update(repeating: .init(count: Eliminator.ignored), count: rowCapacity)
        tables.forms.update(repeating: Eliminator.Form(), count: variableCapacity)
        eliminatorTables = tables
        var slab = Slab(
            byteCount: Slab.size(Bool.self, rowCapacity) + Slab.size(Bool.self, variableCapacity)
                + Slab.size(Former.self, variableCapacity)
        )
        memory = slab
        let isRegionRow = slab.take(Bool.self, rowCapacity)
        isRegionRow.update(repeating: false, count: rowCapacity)
        let isInRegion = slab.take(Bool.self, variableCapacity)
        isInRegion.update(repeating: false, count: variableCapacity)
        self.isRegionRow = isRegionRow
        self.isInRegion = isInRegion
        formers = slab.take(Former.self, variableCapacity)
    }

    var tables: EliminatorTables {
        guard let eliminatorTables else { preconditionFailure("a region reserves its scratch first") }
        return eliminatorTables
    }

    /// The column that a variable had for the same purpose, or -1.
    @inline(__always)
    func takeColumn(of variable: Int32, kind: UInt8) -> Int32 {
        let former = pointer(formers)[Int(variable)]
        return former.columnKind == kind ? former.column : -1
    }

    @inline(__always)
    func pointer<Element>(_ pointer: UnsafeMutablePointer<Element>?) -> UnsafeMutablePointer<Element> {
        guard let pointer else { preconditionFailure("a region reserves its scratch first") }
        return pointer
    }
}
