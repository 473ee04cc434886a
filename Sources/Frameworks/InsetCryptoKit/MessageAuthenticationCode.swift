import Foundation

/// A code of a message that only who knows the key can make.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
    /// How many bytes.
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    /// Whether a code has the bytes of some data.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { isSame(lhs.copied, Array(rhs)) }
    /// Whether a code differs from the bytes of some data.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}
