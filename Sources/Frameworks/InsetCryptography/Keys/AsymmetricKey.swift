import CLibcrypto

/// A key of an elliptic curve or RSA's, with or without its private part.
package final class AsymmetricKey: @unchecked Sendable {
    /// What a key is of; raw values are OpenSSL's names.
    package enum Kind: String, CaseIterable, Sendable {
        case p256 = "P-256"
        case p384 = "P-384"
        case p521 = "P-521"
        case x25519 = "X25519"
        case ed25519 = "ED25519"
        case rsa = "RSA"

        /// Bytes of a number on the curve; none of RSA's.
        package var width: Int {
            switch self {
            case .p256, .x25519, .ed25519: 32
            case .p384: 48
            case .p521: 66
            case .rsa: 0
            }
        }
    }

    /// Ways to write a key.
    package enum Form: Sendable {
        /// The private number of a curve, and its point, plain or compressed.
        case scalar, point, compressedPoint
        /// PKCS #8 with the private part; a SubjectPublicKeyInfo without.
        case pkcs8, subject
        /// PKCS #1 of RSA's.
        case rsaPrivate, rsaPublic
    }

    /// What it is of.
    package let kind: Kind
    let key: OpaquePointer

    private init?(_ kind: Kind, _ key: OpaquePointer?) {
        guard let key else { return nil }
        self.kind = kind
        self.key = key
    }

    /// A new key.
    ///
    /// - Parameter bits: RSA's size.
    package convenience init?(generating kind: Kind, bits: Int = 0) {
        self.init(kind, CryptoKeyGenerate(kind.rawValue, bits))
    }

    /// The private key of a number, which takes as many bytes as the curve's have.
    package convenience init?(_ kind: Kind, scalar: [UInt8]) {
        guard scalar.count == kind.width else { return nil }
        self.init(kind, CryptoKeyOfScalar(kind.rawValue, scalar, scalar.count))
    }

    /// The public key of a point, as X9.63 writes it, compressed or not; plain bytes of Curve25519's.
    package convenience init?(_ kind: Kind, point: [UInt8]) {
        guard !point.isEmpty else { return nil }
        self.init(kind, CryptoKeyOfPoint(kind.rawValue, point, point.count))
    }

    /// A key of whatever kind in DER.
    package convenience init?(der: [UInt8], isPrivate: Bool) {
        guard !der.isEmpty, let key = CryptoKeyOfDER(der, der.count, isPrivate) else { return nil }
        guard let kind = Kind.allCases.first(where: { CryptoKeyIs(key, $0.rawValue) }) else {
            CryptoKeyFree(key)
            return nil
        }
        self.init(kind, key)
    }

    deinit { CryptoKeyFree(key) }

    /// Bits of RSA's modulus or the curve's numbers.
    package var bits: Int { Int(CryptoKeyBits(key)) }

    /// The key's bytes; nil where it has no such form.
    package func bytes(_ form: Form) -> [UInt8]? {
        let form: CryptoForm =
            switch form {
            case .scalar: CryptoFormScalar
            case .point: CryptoFormPoint
            case .compressedPoint: CryptoFormCompressedPoint
            case .pkcs8: CryptoFormPKCS8
            case .subject: CryptoFormSubject
            case .rsaPrivate: CryptoFormRSAPrivate
            case .rsaPublic: CryptoFormRSAPublic
            }
        // A key of RSA writes eight numbers or fewer, each no longer than the modulus.
        return bytesWritten(bits + 512) { CryptoKeyWrite(key, form, $0, bits + 512) }
    }

    /// What this private key and another's public one have in common; nil for none.
    package func agree(with peer: AsymmetricKey) -> [UInt8]? {
        bytesWritten(kind.width) { CryptoKeyAgree(key, peer.key, $0, kind.width) }
    }
}
