import Foundation
import InsetCryptography

/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]
    /// How many bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Of bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.copied }
    /// Of random bytes that nobody can foretell.
    public init(size: SymmetricKeySize) { bytes = RandomBytes.bytes(size.bitCount / 8) }
    /// Calls with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Whether both have the same bytes, which takes as long wherever they differ.
    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { isSame(lhs.bytes, rhs.bytes) }
}
