import Foundation
import InsetCryptography

/// The digest of 256 bits in the SHA-2 family.
public struct SHA256: HashFunction {
    private var digester = Digester(.sha256)
    /// Before the first byte.
    public init() {}
    /// Bytes that are taken at once.
    public static var blockByteCount: Int { DigestAlgorithm.sha256.blockSize }
    /// How many bytes the digest has.
    public static var byteCount: Int { DigestAlgorithm.sha256.digestSize }
    /// Takes some bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
    /// The digest of all that was taken.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: digester.finalized()) }
}

/// What `SHA256` makes.
public struct SHA256Digest: Digest {
    let bytes: [UInt8]
    /// How many bytes.
    public static var byteCount: Int { DigestAlgorithm.sha256.digestSize }
    /// The bytes in their order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The function and the bytes in hexadecimal digits.
    public var description: String { "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// The digest of 384 bits in the SHA-2 family.
public struct SHA384: HashFunction {
    private var digester = Digester(.sha384)
    /// Before the first byte.
    public init() {}
    /// Bytes that are taken at once.
    public static var blockByteCount: Int { DigestAlgorithm.sha384.blockSize }
    /// How many bytes the digest has.
    public static var byteCount: Int { DigestAlgorithm.sha384.digestSize }
    /// Takes some bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
    /// The digest of all that was taken.
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: digester.finalized()) }
}

/// What `SHA384` makes.
public struct SHA384Digest: Digest {
    let bytes: [UInt8]
    /// How many bytes.
    public static var byteCount: Int { DigestAlgorithm.sha384.digestSize }
    /// The bytes in their order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The function and the bytes in hexadecimal digits.
    public var description: String { "SHA384 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// The digest of 512 bits in the SHA-2 family.
public struct SHA512: HashFunction {
    private var digester = Digester(.sha512)
    /// Before the first byte.
    public init() {}
    /// Bytes that are taken at once.
    public static var blockByteCount: Int { DigestAlgorithm.sha512.blockSize }
    /// How many bytes the digest has.
    public static var byteCount: Int { DigestAlgorithm.sha512.digestSize }
    /// Takes some bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
    /// The digest of all that was taken.
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: digester.finalized()) }
}

/// What `SHA512` makes.
public struct SHA512Digest: Digest {
    let bytes: [UInt8]
    /// How many bytes.
    public static var byteCount: Int { DigestAlgorithm.sha512.digestSize }
    /// The bytes in their order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The function and the bytes in hexadecimal digits.
    public var description: String { "SHA512 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}
