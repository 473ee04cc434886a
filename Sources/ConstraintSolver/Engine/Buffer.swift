import Glibc

/// A growable array of plain values in unmanaged memory; whoever holds it frees it.
///
/// Speed: arrays in a class, or in a struct with a dozen others, cost a check for uniqueness and bounds at each access;
/// the elimination does a handful of accesses for each term.
struct Buffer<Element: BitwiseCopyable>: BitwiseCopyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int = 0) {
        self.capacity = capacity
        base = Self.allocate(capacity)
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
        if capacity > 0 { return grown(nil, to: capacity) }
        guard let place = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment) else {
            preconditionFailure("an alignment is not zero")
        }
        return place
    }

    /// Speed: a block that grows in its place, or is moved by its pages, needs no copying.
    private static func grown(_ base: UnsafeMutablePointer<Element>?, to capacity: Int) -> UnsafeMutablePointer<Element>
    {
        guard let memory = realloc(base, capacity * MemoryLayout<Element>.stride) else {
            preconditionFailure("no memory for \(capacity) elements of a solver's table")
        }
        return memory.assumingMemoryBound(to: Element.self)
    }

    func free() {
        if capacity > 0 { Glibc.free(base) }
    }

    func copy() -> Buffer {
        var copy = Buffer(capacity: count)
        copy.base.update(from: base, count: count)
        copy.count = count
        return copy
    }

    var isEmpty: Bool { count == 0 }
    /// The memory that it has taken.
    var byteCount: Int { capacity &* MemoryLayout<Element>.stride }

    mutating func reserve(_ capacity: Int) {
        if capacity > self.capacity { grow(to: capacity) }
    }

    @inline(never)
    private mutating func grow(to capacity: Int) {
        guard capacity > 0 else { return }
        base = Self.grown(self.capacity > 0 ? base : nil, to: capacity)
        self.capacity = capacity
    }

    /// Gives back all but room for so many elements.
    mutating func trim(to capacity: Int) {
        if capacity < self.capacity { grow(to: max(1, capacity)) }
    }

    /// Gives back what growing has taken ahead.
    mutating func trim() {
        if (capacity - count) * MemoryLayout<Element>.stride > 256 { grow(to: max(1, count)) }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserveAhead() }
        base[count] = element
        count &+= 1
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        count &-= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    mutating func shrink(to count: Int) { self.count = min(self.count, count) }

    /// Makes this `count` elements that are all alike.
    mutating func reset(count: Int, to element: Element) {
        reserve(count)
        base.update(repeating: element, count: count)
        self.count = count
    }

    /// Adds elements of unknown content.
    @inline(__always)
    mutating func extend(by more: Int) {
        if count + more > capacity { grow(to: max(count + more, capacity + (capacity >> 1) + 8)) }
        count += more
    }

    /// Adds an element for which there is room.
    @inline(__always)
    mutating func appendReserved(_ element: Element) {
        base[count] = element
        count &+= 1
    }

    /// Adds elements of unknown content for which there is room.
    @inline(__always)
    mutating func extendReserved(by more: Int) { count &+= more }

    /// Takes room for more elements than are to be expected soon.
    mutating func reserveAhead() { grow(to: capacity + (capacity >> 1) + 16) }

    /// Makes this `count` elements of unknown content.
    mutating func resize(count: Int) {
        reserve(count)
        self.count = count
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get { base[Int(index)] }
        nonmutating set { base[Int(index)] = newValue }
    }
}

/// One block of memory that is cut into arrays, for scratch that lives as long as a function.
struct Slab {
    let start: UnsafeMutableRawPointer
    private var next: UnsafeMutableRawPointer

    init(byteCount: Int) {
        guard let memory = malloc(max(16, byteCount)) else {
            preconditionFailure("no memory for \(byteCount) bytes of a solver's scratch")
        }
        start = memory
        next = start
    }

    /// Cuts up memory that another owns.
    init(_ start: UnsafeMutableRawPointer) {
        self.start = start
        next = start
    }

    func free() { Glibc.free(start) }

    /// Bytes that ``take(_:_:)`` uses for `count` elements.
    static func size<Element: BitwiseCopyable>(_ type: Element.Type, _ count: Int) -> Int {
        (count * MemoryLayout<Element>.stride + 15) & ~15
    }

    mutating func take<Element: BitwiseCopyable>(_ type: Element.Type, _ count: Int) -> UnsafeMutablePointer<Element> {
        let place = next.bindMemory(to: Element.self, capacity: count)
        next += Self.size(type, count)
        return place
    }
}

/// Memory that is used again and again, for one slab at a time.
struct Workspace: BitwiseCopyable {
    private var start: UnsafeMutableRawPointer?
    private(set) var byteCount = 0

    mutating func slab(byteCount: Int) -> Slab {
        if let start, byteCount <= self.byteCount { return Slab(start) }
        free()
        self.byteCount = byteCount + byteCount / 2
        let larger = Slab(byteCount: self.byteCount)
        start = larger.start
        return larger
    }

    func free() { if let start { Glibc.free(start) } }

    mutating func removeAll() {
        free()
        self = Workspace()
    }
}
