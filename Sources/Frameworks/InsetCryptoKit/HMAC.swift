import Foundation

/// Makes the code of a message that only who knows the key can make.
public struct HMAC<H: HashFunction>: Sendable {
    /// What it makes.
    public typealias MAC = HashedAuthenticationCode<H>
    /// What it is made with.
    public typealias Key = SymmetricKey
    private var inner = H()
    private var outer = H()

    /// With a key.
    public init(key: SymmetricKey) {
        var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outer.update(data: bytes.map { $0 ^ 0x5c })
    }

    /// Takes some bytes.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
    /// The code of all that was taken.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }

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
    ) -> Bool { isSame(code.copied, authenticationCode(for: data, using: key).bytes) }
}
