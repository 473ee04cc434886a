import Foundation

/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]
    /// How many bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Of bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    /// Of random bytes.
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255) } }
    /// Calls with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// How many bits.
    public let bitCount: Int
    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
    /// As many.
    public init(bitCount: Int) { self.bitCount = bitCount }
}

/// The code of a message that only who knows the key can make.
public struct HMAC<H: HashFunction>: Sendable {
    /// What it makes.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private let outerKey: [UInt8]

    /// With a key.
    public init(key: SymmetricKey) {
        var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        outerKey = bytes.map { $0 ^ 0x5c }
        inner.update(data: bytes.map { $0 ^ 0x36 })
    }

    /// Takes some bytes.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
    /// The code of all that was taken.
    public func finalize() -> MAC { MAC(bytes: Array(H.hash(data: outerKey + Array(inner.finalize())))) }

    /// The code of a message.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
    /// Whether a code is that of a message.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ code: C,
        authenticating data: D,
        using key: SymmetricKey
    ) -> Bool { code.withUnsafeBytes { Array($0) } == authenticationCode(for: data, using: key).bytes }
}

/// What `HMAC` makes.
public struct HashedAuthenticationCode<H: HashFunction>: Sequence, Hashable, ContiguousBytes, Sendable {
    let bytes: [UInt8]
    /// How many bytes.
    public var byteCount: Int { bytes.count }
    /// The bytes in their order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
