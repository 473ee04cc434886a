extension Eliminator {
    /// How many of a row's variables are undefined, and the exclusive or of the places of their cells: when there is one,
    /// that is its cell.
    struct Peel: BitwiseCopyable {
        private var bits: UInt64

        init(count: Int32, cells: Int32 = 0) {
            bits = UInt64(UInt32(bitPattern: count)) &<< 32 | UInt64(UInt32(bitPattern: cells))
        }

        /// Some cells that stand side by side.
        @inline(__always)
        init(first: Int32, count: Int32) {
            var cells: Int32 = 0
            var place: Int32 = 0
            while place < count {
                cells ^= first &+ place
                place &+= 1
            }
            self.init(count: count, cells: cells)
        }

        var count: Int32 {
            @inline(__always) get { Int32(truncatingIfNeeded: bits &>> 32) }
        }
        var cell: Int32 {
            @inline(__always) get { Int32(truncatingIfNeeded: bits) }
        }

        @inline(__always)
        func with(_ cell: Int32) -> Peel {
            var peel = self
            peel.bits = (bits ^ UInt64(UInt32(bitPattern: cell))) &+ 1 &<< 32
            return peel
        }

        @inline(__always)
        func without(_ cell: Int32) -> Peel {
            var peel = self
            peel.bits = (bits ^ UInt64(UInt32(bitPattern: cell))) &- 1 &<< 32
            return peel
        }
    }

    /// A variable as a multiple of one column, its value where columns are zero aside.
    struct Share: BitwiseCopyable {
        /// ``none`` for a constant, ``several`` when it isn't so simple.
        var column = Self.none
        var coefficient = 0.0

        static let none: Int32 = -1
        static let several: Int32 = -2
    }
}

/// The lists and tables of one elimination, as large as its system.
struct EliminatorTables {
    /// By row: what the search still has to find.
    let peels: UnsafeMutablePointer<Eliminator.Peel>
    let ready: UnsafeMutablePointer<Int32>
    let pairs: UnsafeMutablePointer<Int32>
    let positionPairs: UnsafeMutablePointer<Int32>
    let closures: UnsafeMutablePointer<Int32>
    let others: UnsafeMutablePointer<Int32>
    let rankOfOther: UnsafeMutablePointer<Int32>
    let rest: UnsafeMutablePointer<Int32>
    /// By variable.
    let hasOwnRows: UnsafeMutablePointer<Bool>
    let forms: UnsafeMutablePointer<Eliminator.Form>
    let shares: UnsafeMutablePointer<Eliminator.Share>

    /// How many bytes the tables take.
    static func byteCount(rowCount: Int, variableCount: Int) -> Int {
        Slab.size(Eliminator.Peel.self, rowCount) + 7 * Slab.size(Int32.self, rowCount + 1)
            + Slab.size(Bool.self, variableCount) + Slab.size(Eliminator.Form.self, variableCount)
            + Slab.size(Eliminator.Share.self, variableCount)
    }

    /// - Parameter slab: Memory of ``byteCount(rowCount:variableCount:)``, which remains its owner's.
    init(_ slab: Slab, rowCount: Int, variableCount: Int) {
        var slab = slab
        peels = slab.take(Eliminator.Peel.self, rowCount)
        ready = slab.take(Int32.self, rowCount + 1)
        pairs = slab.take(Int32.self, rowCount + 1)
        positionPairs = slab.take(Int32.self, rowCount + 1)
        closures = slab.take(Int32.self, rowCount + 1)
        others = slab.take(Int32.self, rowCount + 1)
        rankOfOther = slab.take(Int32.self, rowCount + 1)
        rest = slab.take(Int32.self, rowCount + 1)
        hasOwnRows = slab.take(Bool.self, variableCount)
        forms = slab.take(Eliminator.Form.self, variableCount)
        shares = slab.take(Eliminator.Share.self, variableCount)
        hasOwnRows.update(repeating: false, count: variableCount)
        shares.update(repeating: Eliminator.Share(), count: variableCount)
    }
}

/// A set of small numbers that hands out the greatest first.
///
/// Speed: three layers of bits, each telling which words of the one below have any; there is nothing to compare.
struct RankBits: BitwiseCopyable {
    private var words = Buffer<UInt64>()
    private var counts = (0, 0, 0)

    func free() { words.free() }

    mutating func removeAll() {
        words.removeAll()
        counts = (0, 0, 0)
    }

    /// Empties it for numbers below a count.
    mutating func reset(count: Int) {
        let bottom = (count + 63) / 64
        let middle = (bottom + 63) / 64
        counts = (bottom, middle, (middle + 63) / 64)
        words.reset(count: counts.0 + counts.1 + counts.2, to: 0)
    }

    @inline(__always)
    mutating func push(_ number: Int32) {
        let number = Int(number)
        words.base[number >> 6] |= 1 &<< UInt64(truncatingIfNeeded: number & 63)
        words.base[counts.0 + (number >> 12)] |= 1 &<< UInt64(truncatingIfNeeded: (number >> 6) & 63)
        words.base[counts.0 + counts.1 + (number >> 18)] |= 1 &<< UInt64(truncatingIfNeeded: (number >> 12) & 63)
    }

    @inline(__always)
    mutating func pop() -> Int32? {
        var top = counts.2 - 1
        while top >= 0, words.base[counts.0 + counts.1 + top] == 0 { top -= 1 }
        guard top >= 0 else { return nil }
        let upper = words.base + (counts.0 + counts.1 + top)
        let middleIndex = (top &<< 6) + Self.highest(upper.pointee)
        let middle = words.base + (counts.0 + middleIndex)
        let bottomIndex = (middleIndex &<< 6) + Self.highest(middle.pointee)
        let bottom = words.base + bottomIndex
        let bit = Self.highest(bottom.pointee)
        bottom.pointee &= ~(1 &<< UInt64(truncatingIfNeeded: bit))
        if bottom.pointee == 0 {
            middle.pointee &= ~(1 &<< UInt64(truncatingIfNeeded: bottomIndex & 63))
            if middle.pointee == 0 { upper.pointee &= ~(1 &<< UInt64(truncatingIfNeeded: middleIndex & 63)) }
        }
        return Int32(truncatingIfNeeded: (bottomIndex &<< 6) + bit)
    }

    @inline(__always)
    private static func highest(_ word: UInt64) -> Int { 63 - word.leadingZeroBitCount }
}
