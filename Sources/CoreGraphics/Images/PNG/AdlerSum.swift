import CDeflate

/// The checksum of zlib's streams (RFC 1950), which can be put together from parts.
struct AdlerSum: Sendable {
    private static let modulus: UInt64 = 65_521
    private(set) var value: UInt32 = 1
    /// How many bytes it is the sum of.
    private(set) var count: UInt64 = 0

    /// Adds bytes.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        value = libdeflate_adler32(value, bytes.baseAddress, bytes.count)
        count += UInt64(bytes.count)
    }

    /// Adds a byte and then zeros, without looking at them.
    mutating func append(_ byte: UInt8, zeros: Int) {
        let low = (UInt64(value & 0xFFFF) + UInt64(byte)) % Self.modulus
        let high = (UInt64(value >> 16) + low * (UInt64(zeros) + 1)) % Self.modulus
        value = UInt32(high << 16 | low)
        count += UInt64(zeros) + 1
    }

    /// Adds the bytes of which another sum was made from its start.
    mutating func append(_ other: AdlerSum) {
        // The other sum began with 1 in its low half, and so counted that for each byte.
        let rest = other.count % Self.modulus
        let low = UInt64(value & 0xFFFF)
        let before = low + Self.modulus - 1
        let high = (UInt64(value >> 16) + UInt64(other.value >> 16) + rest * (before % Self.modulus)) % Self.modulus
        value = UInt32(high << 16 | (before + UInt64(other.value & 0xFFFF)) % Self.modulus)
        count += other.count
    }
}
