/// Writes numbers of any count of bits, low bits first.
struct BitWriter {
    private var target: UnsafeMutableRawPointer
    private let start: UnsafeMutableRawPointer
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    /// - Parameter target: Room for all that will be written, and eight bytes more.
    init(_ target: UnsafeMutableRawPointer) {
        self.target = target
        start = target
    }

    /// Adds up to 57 bits; those above the count must be zero.
    @inline(__always)
    mutating func append(_ value: UInt64, count added: UInt64) {
        bits |= value &<< count
        count &+= added
        target.storeBytes(of: bits, as: UInt64.self)
        target += Int(truncatingIfNeeded: count &>> 3)
        bits &>>= count & ~7
        count &= 7
    }

    /// Fills the last byte with zeros.
    ///
    /// - Returns: The bytes written since the start.
    mutating func finish() -> Int {
        if count > 0 { append(0, count: 8 &- count) }
        return target - start
    }
}
