/// A function that makes a digest of bytes. Raw values are `CLibcrypto`'s.
package enum DigestAlgorithm: Int32, CaseIterable, Sendable {
    case md4, md5, sha1, sha224, sha256, sha384, sha512

    /// Bytes that are taken at once.
    package var blockSize: Int {
        switch self {
        case .md4, .md5, .sha1, .sha224, .sha256: 64
        case .sha384, .sha512: 128
        }
    }

    /// Bytes of the digest.
    package var digestSize: Int {
        switch self {
        case .md4, .md5: 16
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }
}
