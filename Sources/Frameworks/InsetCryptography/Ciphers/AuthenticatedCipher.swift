import CLibcrypto

/// Encrypts so that what was changed is noticed.
package enum AuthenticatedCipher: Sendable {
    case aesGCM, chaCha20Poly1305

    /// Bytes of the tag.
    package static let tagSize = 16

    private func name(_ key: [UInt8]) -> String {
        self == .aesGCM ? "AES-\(key.count * 8)-GCM" : "ChaCha20-Poly1305"
    }

    /// The encrypted bytes and their tag; nil for a key or a nonce of a wrong length.
    package func seal(
        _ bytes: [UInt8],
        key: [UInt8],
        nonce: [UInt8],
        authenticating: [UInt8]
    ) -> (bytes: [UInt8], tag: [UInt8])? {
        var tag = [UInt8](repeating: 0, count: Self.tagSize)
        return run(true, bytes, key: key, nonce: nonce, authenticating: authenticating, tag: &tag).map { ($0, tag) }
    }

    /// The decrypted bytes; nil where the tag isn't theirs.
    package func open(
        _ bytes: [UInt8],
        tag: [UInt8],
        key: [UInt8],
        nonce: [UInt8],
        authenticating: [UInt8]
    ) -> [UInt8]? {
        guard tag.count == Self.tagSize else { return nil }
        var tag = tag
        return run(false, bytes, key: key, nonce: nonce, authenticating: authenticating, tag: &tag)
    }

    private func run(
        _ encrypts: Bool,
        _ bytes: [UInt8],
        key: [UInt8],
        nonce: [UInt8],
        authenticating: [UInt8],
        tag: inout [UInt8]
    ) -> [UInt8]? {
        // A pointer to no bytes is none.
        bytesWritten(bytes.count + 1) { out in
            let works = CryptoSeal(
                name(key),
                encrypts,
                key,
                key.count,
                nonce,
                nonce.count,
                authenticating,
                authenticating.count,
                bytes,
                bytes.count,
                out,
                &tag
            )
            return works ? Int64(bytes.count) : -1
        }
    }
}
