import Foundation
import InsetCryptography

/// What is no longer safe, for those who must read it.
public enum Insecure {
    /// An old digest.
    public struct SHA1: HashFunction {
        private var digester = Digester(.sha1)
        /// Before the first byte.
        public init() {}
        /// Bytes that are taken at once.
        public static var blockByteCount: Int { DigestAlgorithm.sha1.blockSize }
        /// How many bytes the digest has.
        public static var byteCount: Int { DigestAlgorithm.sha1.digestSize }
        /// Takes some bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
        /// The digest of all that was taken.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: digester.finalized()) }
    }

    /// What `SHA1` makes.
    public struct SHA1Digest: Digest {
        let bytes: [UInt8]
        /// How many bytes.
        public static var byteCount: Int { DigestAlgorithm.sha1.digestSize }
        /// The bytes in their order.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Calls with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// The function and the bytes in hexadecimal digits.
        public var description: String { "SHA1 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
    }

    /// An old digest.
    public struct MD5: HashFunction {
        private var digester = Digester(.md5)
        /// Before the first byte.
        public init() {}
        /// Bytes that are taken at once.
        public static var blockByteCount: Int { DigestAlgorithm.md5.blockSize }
        /// How many bytes the digest has.
        public static var byteCount: Int { DigestAlgorithm.md5.digestSize }
        /// Takes some bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digester.update(bufferPointer) }
        /// The digest of all that was taken.
        public func finalize() -> MD5Digest { MD5Digest(bytes: digester.finalized()) }
    }

    /// What `MD5` makes.
    public struct MD5Digest: Digest {
        let bytes: [UInt8]
        /// How many bytes.
        public static var byteCount: Int { DigestAlgorithm.md5.digestSize }
        /// The bytes in their order.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        /// Calls with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// The function and the bytes in hexadecimal digits.
        public var description: String { "MD5 digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
    }
}
