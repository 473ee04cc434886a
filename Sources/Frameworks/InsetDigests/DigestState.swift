/// A digest that takes bytes in pieces.
package protocol DigestState: Sendable {
    /// Bytes that are taken at once.
    static var blockSize: Int { get }
    /// Bytes of the digest.
    static var digestSize: Int { get }
    /// Before the first byte.
    init()
    /// Takes one block, `blockSize` bytes.
    mutating func take(_ block: ArraySlice<UInt8>)
    /// Bytes that hold the length at the end, and whether its last byte comes first.
    static var length: (bytes: Int, isLittleEndian: Bool) { get }
    /// The digest of what was taken.
    var bytes: [UInt8] { get }
}

/// Cuts bytes into blocks and pads the last.
package struct Digester<State: DigestState>: Sendable {
    private var state = State()
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    /// Before the first byte.
    package init() {}

    /// Takes some bytes.
    package mutating func update<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
        let before = rest.count
        rest += bytes
        count += UInt64(rest.count - before)
        var start = 0
        while rest.count - start >= State.blockSize {
            state.take(rest[start..<start + State.blockSize])
            start += State.blockSize
        }
        rest.removeFirst(start)
    }

    /// The digest of all that was taken.
    package func finalized() -> [UInt8] {
        var end = self
        let bits = count &* 8
        var padding: [UInt8] = [0x80]
        let length = State.length
        while (rest.count + padding.count + length.bytes) % State.blockSize != 0 { padding.append(0) }
        padding += [UInt8](repeating: 0, count: length.isLittleEndian ? 0 : length.bytes - 8)
        let octets = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (UInt64($0) * 8)) }
        padding += length.isLittleEndian ? octets : octets.reversed()
        end.update(padding)
        return end.state.bytes
    }

    /// The digest of some bytes.
    package static func digest<Bytes: Sequence>(_ bytes: Bytes) -> [UInt8] where Bytes.Element == UInt8 {
        var digester = Digester()
        digester.update(bytes)
        return digester.finalized()
    }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    /// From bytes, the highest first.
    init<Bytes: Sequence>(bigEndian bytes: Bytes) where Bytes.Element == UInt8 {
        self = bytes.reduce(0) { ($0 << 8) | Self($1) }
    }
    /// The bytes, the highest first.
    var octets: [UInt8] {
        (0..<Self.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: self >> Self($0 * 8)) }
    }
    func turned(right count: Int) -> Self { (self >> Self(count)) | (self << Self(Self.bitWidth - count)) }
    func turned(left count: Int) -> Self { turned(right: Self.bitWidth - count) }
}
