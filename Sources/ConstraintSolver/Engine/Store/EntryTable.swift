/// Coefficients of columns, side by side for each form or row.
struct EntryTable: BitwiseCopyable {
    private var columns = Buffer<Int32>()
    private var coefficients = Buffer<Double>()

    var count: Int { columns.count }
    /// The memory that it has taken.
    var byteCount: Int { columns.byteCount &+ coefficients.byteCount }

    @inline(__always)
    subscript(index: Int) -> Engine.Entry {
        Engine.Entry(column: columns.base[index], coefficient: coefficients.base[index])
    }

    @inline(__always)
    subscript(index: Int32) -> Engine.Entry { self[Int(index)] }

    func free() {
        columns.free()
        coefficients.free()
    }

    mutating func reserve(_ capacity: Int) {
        columns.reserve(capacity)
        coefficients.reserve(capacity)
    }

    @inline(__always)
    mutating func append(_ entry: Engine.Entry) {
        if columns.count == columns.capacity { grow() }
        columns.appendReserved(entry.column)
        coefficients.appendReserved(entry.coefficient)
    }

    @inline(never)
    private mutating func grow() {
        columns.reserveAhead()
        coefficients.reserve(columns.capacity)
    }

    mutating func removeAll() {
        columns.removeAll()
        coefficients.removeAll()
    }

    mutating func shrink(to count: Int) {
        columns.shrink(to: count)
        coefficients.shrink(to: count)
    }

    /// Gives back what growing has taken ahead.
    mutating func trim() {
        guard columns.capacity > columns.count + 16 else { return }
        columns.trim()
        coefficients.trim(to: columns.capacity)
    }
}
