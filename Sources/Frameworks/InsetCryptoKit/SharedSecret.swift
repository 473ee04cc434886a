import Foundation

/// What two sides have in common once each knows the other's public key. Make keys of it; it isn't one.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]

    /// Calls with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// The type's name and the bytes in hexadecimal digits.
    public var description: String { "SharedSecret: \(hexadecimal(bytes))" }

    /// Whether both have the same bytes.
    public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool { isSame(lhs.bytes, rhs.bytes) }
    /// Whether it has the bytes of some data.
    public static func == <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool { isSame(lhs.bytes, Array(rhs)) }
    /// Whether it differs from the bytes of some data.
    public static func != <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool { !(lhs == rhs) }

    /// A key by HKDF.
    ///
    /// - Parameters:
    ///   - sharedInfo: What the key is for.
    ///   - outputByteCount: At most 255 digests.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type,
        salt: Salt,
        sharedInfo: SI,
        outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes),
            salt: salt,
            info: sharedInfo,
            outputByteCount: outputByteCount
        )
    }

    /// A key by ANSI X9.63: digests of the secret, a counter and what the key is for.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type,
        sharedInfo: SI,
        outputByteCount: Int
    ) -> SymmetricKey {
        var (output, counter): ([UInt8], UInt32) = ([], 1)
        while output.count < outputByteCount {
            var function = H()
            function.update(data: bytes)
            Swift.withUnsafeBytes(of: counter.bigEndian) { function.update(bufferPointer: $0) }
            function.update(data: sharedInfo)
            output += Array(function.finalize())
            counter += 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
