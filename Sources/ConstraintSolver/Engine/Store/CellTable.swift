/// The cells of all rows, those of a row side by side: a coefficient times a variable each.
struct CellTable: BitwiseCopyable {
    /// One cell as a value.
    struct Cell: BitwiseCopyable {
        var coefficient: Double
        var variable: Int32
    }

    private(set) var coefficients = Buffer<Double>()
    private(set) var variables = Buffer<Int32>()
    private(set) var links = Buffer<ConstraintStore.Link>()
    private(set) var count = 0
    private(set) var capacity = 0

    @inline(__always)
    subscript(index: Int) -> Cell {
        Cell(coefficient: coefficients.base[index], variable: variables.base[index])
    }

    @inline(__always)
    subscript(index: Int32) -> Cell { self[Int(index)] }

    /// By what the rest of a definition's row is multiplied to give its variable.
    @inline(__always)
    func factor(of definition: Engine.Definition) -> Double { -1 / coefficients.base[Int(definition.pivot)] }

    func free() {
        coefficients.free()
        variables.free()
        links.free()
    }

    func copy() -> CellTable {
        var copy = CellTable()
        copy.reserve(count)
        copy.count = count
        copy.coefficients.base.update(from: coefficients.base, count: count)
        copy.variables.base.update(from: variables.base, count: count)
        copy.links.base.update(from: links.base, count: count)
        return copy
    }

    mutating func removeAll() { count = 0 }

    /// The memory that it has taken.
    var byteCount: Int { coefficients.byteCount &+ variables.byteCount &+ links.byteCount }

    mutating func reserve(_ capacity: Int) {
        guard capacity > self.capacity else { return }
        self.capacity = capacity
        // What has to be kept stands in the part that counts.
        coefficients.resize(count: count)
        variables.resize(count: count)
        links.resize(count: count)
        coefficients.resize(count: capacity)
        variables.resize(count: capacity)
        links.resize(count: capacity)
    }

    /// Takes room for more cells than are to be expected soon.
    mutating func reserveAhead(_ more: Int) { reserve(max(count + more, capacity + (capacity >> 1) + 8)) }

    /// Adds cells of unknown content for which there is room.
    @inline(__always)
    mutating func extendReserved(by more: Int) { count &+= more }
}

/// The order of rows; as long as no place is used again it is that of their places, and takes no memory.
struct RowOrder: BitwiseCopyable {
    private var list = Buffer<Int32>()
    private var isListed = false
    private(set) var count = 0

    init() {}

    /// The order of a list, which remains its owner's.
    init(_ list: Buffer<Int32>) {
        self.list = list
        isListed = true
        count = list.count
    }

    func free() { list.free() }

    func copy() -> RowOrder {
        var copy = self
        copy.list = list.copy()
        return copy
    }

    @inline(__always)
    subscript(place: Int) -> Int32 { isListed ? list.base[place] : Int32(truncatingIfNeeded: place) }

    mutating func removeAll() {
        list.removeAll()
        isListed = false
        count = 0
    }

    @inline(__always)
    mutating func append(_ row: Int32) {
        if isListed { list.append(row) }
        count &+= 1
    }

    /// Leaves rows out.
    mutating func keep(where isKept: (Int32) -> Bool) {
        if !isListed {
            list.resize(count: count)
            for place in 0..<count { list[place] = Int32(truncatingIfNeeded: place) }
            isListed = true
        }
        var kept = 0
        for place in 0..<count where isKept(list[place]) {
            list[kept] = list[place]
            kept += 1
        }
        list.shrink(to: kept)
        count = kept
    }
}
