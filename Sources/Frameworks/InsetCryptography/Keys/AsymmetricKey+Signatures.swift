import CLibcrypto

extension AsymmetricKey {
    /// How RSA pads; curves don't.
    package enum Padding: Sendable {
        case none, pkcs1, pss, oaep

        fileprivate var value: CryptoPadding {
            switch self {
            case .none: CryptoPaddingNone
            case .pkcs1: CryptoPaddingPKCS1
            case .pss: CryptoPaddingPSS
            case .oaep: CryptoPaddingOAEP
            }
        }
    }

    /// Most bytes that a signature or an encrypted text has.
    private var most: Int { bits / 4 + 32 }

    /// The signature of a digest; curves' is in DER. Nil without a private part and for digests that don't fit.
    ///
    /// - Parameter algorithm: What made the digest; nil where nothing says it.
    package func sign(digest: [UInt8], by algorithm: DigestAlgorithm?, padding: Padding = .none) -> [UInt8]? {
        bytesWritten(most) { out in
            CryptoKeySign(key, padding.value, algorithm?.rawValue ?? -1, digest, digest.count, out, most)
        }
    }

    /// Whether a signature is that of a digest.
    package func isValid(
        signature: [UInt8],
        digest: [UInt8],
        by algorithm: DigestAlgorithm?,
        padding: Padding = .none
    ) -> Bool {
        CryptoKeyVerify(
            key,
            padding.value,
            algorithm?.rawValue ?? -1,
            digest,
            digest.count,
            signature,
            signature.count
        )
    }

    /// The signature of a whole message, as Ed25519 makes it.
    package func sign(message: [UInt8]) -> [UInt8]? {
        bytesWritten(most) { CryptoKeySignMessage(key, message, message.count, $0, most) }
    }

    /// Whether a signature is that of a message.
    package func isValid(signature: [UInt8], message: [UInt8]) -> Bool {
        CryptoKeyVerifyMessage(key, message, message.count, signature, signature.count)
    }

    /// Encrypts by RSA's public part, or decrypts by the private one; nil for what is too long or isn't padded so.
    package func transform(
        _ bytes: [UInt8],
        encrypts: Bool,
        padding: Padding,
        algorithm: DigestAlgorithm?
    ) -> [UInt8]? {
        bytesWritten(most) { out in
            CryptoKeyTransform(
                key,
                encrypts,
                padding.value,
                algorithm?.rawValue ?? -1,
                bytes,
                bytes.count,
                out,
                most
            )
        }
    }

    /// The two numbers of a curve's signature, one behind the other; nil for what is no DER of one.
    package static func rawSignature(der: [UInt8], width: Int) -> [UInt8]? {
        guard !der.isEmpty else { return nil }
        return bytesWritten(width * 2) { CryptoSignatureToRaw(der, der.count, $0, width) ? Int64(width * 2) : -1 }
    }

    /// A curve's signature in DER.
    package static func signature(raw: [UInt8]) -> [UInt8]? {
        let most = raw.count + 32
        return bytesWritten(most) { CryptoSignatureToDER(raw, raw.count / 2, $0, most) }
    }
}
