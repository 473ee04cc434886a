import Foundation

/// What a hash function makes: bytes, written in hexadecimal digits behind the function's name.
public protocol Digest: Hashable, Sequence, Sendable, ContiguousBytes, CustomStringConvertible
where Element == UInt8, Iterator == [UInt8].Iterator {
    /// How many bytes.
    static var byteCount: Int { get }
}

extension Digest {
    /// Whether a digest has the bytes of some data.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { isSame(Array(lhs), Array(rhs)) }
    /// Whether a digest differs from the bytes of some data.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// Compares in a time that doesn't depend on where bytes differ.
func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// Bytes in hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

extension ContiguousBytes {
    /// A copy of the bytes.
    var copied: [UInt8] { withUnsafeBytes { Array($0) } }
}
