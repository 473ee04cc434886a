/// Pixels as stretches of different ones and runs of equal ones, counted, so that a code can be made for them.
final class PixelRuns: @unchecked Sendable {
    // Unchecked: one thread fills it, and hands it on when it is done.
    let bytesPerPixel: Int
    /// Deflate copies up to 258 bytes at once.
    let longestRun: Int
    /// For each stretch its header (how many pixels stand one by one, how many repeat the last) and those pixels.
    fileprivate let words: UnsafeMutablePointer<UInt32>
    private let byteCount: Int
    /// How often a byte occurs, for each of a pixel's bytes in turn, so that one count needn't wait for the other; then how
    /// many runs have so many pixels, and how many rows there are.
    fileprivate let counts: UnsafeMutablePointer<UInt32>

    private static let runCounts = 1024
    private static let rowCount = 1023 + 258
    private static let countSize = 1024 + 258
    /// Marks the start of a row in a header.
    private static let rowStart: UInt32 = 1 << 31

    /// - Parameter capacity: Pixels, and two more for each row.
    init(bytesPerPixel: Int, capacity: Int) {
        self.bytesPerPixel = bytesPerPixel
        longestRun = 258 / bytesPerPixel
        // A stretch of one pixel and a run of one take two words for two pixels.
        byteCount = (capacity + 2) * 4
        guard let memory = PixelMemory.take(byteCount, isCleared: false) else {
            preconditionFailure("there is no memory for a picture's file")
        }
        words = memory.assumingMemoryBound(to: UInt32.self)
        counts = .allocate(capacity: Self.countSize)
        counts.initialize(repeating: 0, count: Self.countSize)
    }

    deinit {
        PixelMemory.put(words, byteCount: byteCount)
        counts.deallocate()
    }

    /// How many words are in use.
    private(set) var wordCount = 0

    /// Takes over what was added by a cursor.
    func close(_ cursor: Cursor) { wordCount = cursor.next - words }

    /// Where the next pixel goes. A value of its own, so that a loop has it in registers.
    var cursor: Cursor { Cursor(next: words, header: words, counts: counts, longestRun: UInt32(longestRun)) }

    struct Cursor {
        fileprivate var next: UnsafeMutablePointer<UInt32>
        fileprivate var header: UnsafeMutablePointer<UInt32>
        fileprivate let counts: UnsafeMutablePointer<UInt32>
        fileprivate let longestRun: UInt32
        /// Beyond 32 bits at a row's start, where nothing can be repeated.
        private var previous: UInt64 = .max
        private var run: UInt32 = 0

        fileprivate init(
            next: UnsafeMutablePointer<UInt32>,
            header: UnsafeMutablePointer<UInt32>,
            counts: UnsafeMutablePointer<UInt32>,
            longestRun: UInt32
        ) {
            self.next = next
            self.header = header
            self.counts = counts
            self.longestRun = longestRun
        }

        mutating func beginRow() {
            counts[PixelRuns.rowCount] &+= 1
            openStretch(PixelRuns.rowStart)
            previous = .max
        }

        /// The next pixel's bytes, lowest first; those that pixels don't have are zero.
        @inline(__always)
        mutating func append(_ pixel: UInt32, hasAlpha: Bool) {
            if UInt64(pixel) == previous {
                run &+= 1
                return
            }
            if run > 0 {
                closeStretch()
                openStretch(0)
            }
            previous = UInt64(pixel)
            next.pointee = pixel
            next += 1
            counts[Int(pixel & 255)] &+= 1
            counts[256 &+ Int(pixel &>> 8 & 255)] &+= 1
            counts[512 &+ Int(pixel &>> 16 & 255)] &+= 1
            if hasAlpha { counts[768 &+ Int(pixel &>> 24)] &+= 1 }
        }

        /// The same pixel several times.
        @inline(__always)
        mutating func append(_ pixel: UInt32, count: Int, hasAlpha: Bool) {
            append(pixel, hasAlpha: hasAlpha)
            run &+= UInt32(truncatingIfNeeded: count &- 1)
        }

        mutating func endRow() { closeStretch() }

        @inline(__always)
        private mutating func openStretch(_ mark: UInt32) {
            header = next
            header.pointee = mark
            next += 1
        }

        @inline(__always)
        private mutating func closeStretch() {
            let single = UInt32(truncatingIfNeeded: next - header - 1)
            // Neither has more than 15 bits: an image has at most 16384 pixels on a side.
            header.pointee |= single &<< 15 | run
            while run > 0 {
                let part = min(run, longestRun)
                counts[PixelRuns.runCounts &+ Int(part)] &+= 1
                run &-= part
            }
        }
    }

    // MARK: Reading

    /// How often each of deflate's symbols of bytes and lengths occurs, in a whole block.
    func symbolCounts() -> [Int] {
        var symbols = [Int](repeating: 0, count: 286)
        for byte in 0..<256 * bytesPerPixel { symbols[byte & 255] += Int(counts[byte]) }
        // Each row begins with the number of its filter, 2 for Up; 256 ends the block.
        symbols[2] += Int(counts[Self.rowCount])
        symbols[256] = 1
        for pixels in 1...longestRun { symbols[DeflateLength(pixels * bytesPerPixel).symbol] += runCount(pixels) }
        return symbols
    }

    /// How many runs have so many pixels; longer ones count as several.
    func runCount(_ pixels: Int) -> Int { Int(counts[Self.runCounts + pixels]) }

    /// Calls the closures for rows, pixels and runs, in order.
    ///
    /// - Parameter row: At the start of a row.
    /// - Parameter run: With 1 to `longestRun` pixels.
    @inline(__always)
    func read(row: () -> Void, pixel: (UInt32) -> Void, run: (Int) -> Void) {
        var place = words
        let end = words + wordCount
        while place < end {
            let header = place.pointee
            place += 1
            if header & Self.rowStart != 0 { row() }
            let last = place + Int(header &>> 15 & 0xFFFF)
            while place < last {
                pixel(place.pointee)
                place += 1
            }
            var rest = Int(header & 0x7FFF)
            while rest > 0 {
                let part = min(rest, longestRun)
                run(part)
                rest &-= part
            }
        }
    }
}
