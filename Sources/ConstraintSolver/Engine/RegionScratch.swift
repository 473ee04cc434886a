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
    private var memory: UnsafeMutableRawPointer?
    private(set) var lists: UnsafeMutablePointer<Int32>?
    private(set) var isRegionRow: UnsafeMutablePointer<Bool>?
    private(set) var isInRegion: UnsafeMutablePointer<Bool>?
    private(set) var hasOwnRows: UnsafeMutablePointer<Bool>?
    private(set) var forms: UnsafeMutablePointer<Eliminator.Form>?
    private(set) var formers: UnsafeMutablePointer<Former>?
    /// Variables for which forms were made.
    var formed = Buffer<Int32>()

    func free() {
        memory?.deallocate()
        formed.free()
    }

    /// Takes room for so many rows and variables.
    mutating func reserve(rows: Int, variables: Int) {
        guard rows > rowCapacity || variables > variableCapacity else { return }
        memory?.deallocate()
        rowCapacity = rows + rows / 4 + 64
        variableCapacity = variables + variables / 4 + 64
        var slab = Slab(
            byteCount: 8 * Slab.size(Int32.self, rowCapacity) + Slab.size(Bool.self, rowCapacity)
                + 2 * Slab.size(Bool.self, variableCapacity) + Slab.size(Eliminator.Form.self, variableCapacity)
                + Slab.size(Former.self, variableCapacity)
        )
        memory = slab.start
        let lists = slab.take(Int32.self, 8 * rowCapacity)
        lists.update(repeating: Eliminator.ignored, count: rowCapacity)
        let isRegionRow = slab.take(Bool.self, rowCapacity)
        isRegionRow.update(repeating: false, count: rowCapacity)
        let isInRegion = slab.take(Bool.self, variableCapacity)
        isInRegion.update(repeating: false, count: variableCapacity)
        let hasOwnRows = slab.take(Bool.self, variableCapacity)
        hasOwnRows.update(repeating: false, count: variableCapacity)
        let forms = slab.take(Eliminator.Form.self, variableCapacity)
        forms.update(repeating: Eliminator.Form(), count: variableCapacity)
        self.lists = lists
        self.isRegionRow = isRegionRow
        self.isInRegion = isInRegion
        self.hasOwnRows = hasOwnRows
        self.forms = forms
        formers = slab.take(Former.self, variableCapacity)
    }

    /// One of eight lists of rows; the first holds the counts.
    func list(_ index: Int) -> UnsafeMutablePointer<Int32> { pointer(lists) + index * rowCapacity }

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
