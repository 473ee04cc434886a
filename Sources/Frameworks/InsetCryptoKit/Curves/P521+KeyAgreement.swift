import Foundation
import InsetCryptography

extension P521.KeyAgreement {
    /// A public key.
    public struct PublicKey: Sendable {
        let key: AsymmetricKey

        /// Of the point's two numbers, 132 bytes.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize`, or `invalidParameter` for a point beside the curve.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            key = try .rawPoint(.p521, rawRepresentation.copied)
        }

        /// Of the point as ANSI X9.63 writes it: 4, and its two numbers.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize`, or `invalidParameter` for a point beside the curve.
        public init<D: ContiguousBytes>(x963Representation: D) throws {
            key = try .x963(.p521, x963Representation.copied)
        }

        /// Of the point's first number and the sign of its second, 67 bytes.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize`, or `invalidParameter` for a point beside the curve.
        public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
            key = try .compressed(.p521, compressedRepresentation.copied)
        }

        /// Of the point's first number; the second is the smaller of the two that go with it.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize`, or `invalidParameter` for a point beside the curve.
        public init<D: ContiguousBytes>(compactRepresentation: D) throws {
            key = try .compact(.p521, compactRepresentation.copied)
        }

        /// Of a SubjectPublicKeyInfo in DER.
        ///
        /// - Throws: `CryptoKitASN1Error.invalidASN1Object`.
        public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
            key = try .der(.p521, Array(derRepresentation), isPrivate: false)
        }

        /// Of a PEM document called PUBLIC KEY.
        ///
        /// - Throws: `CryptoKitASN1Error.invalidPEMDocument`, `invalidASN1Object`.
        public init(pemRepresentation: String) throws { key = try .pem(.p521, pemRepresentation, isPrivate: false) }

        init(key: AsymmetricKey) { self.key = key }

        /// The point's two numbers, 132 bytes.
        public var rawRepresentation: Data { Data(key.point.dropFirst()) }
        /// The point as ANSI X9.63 writes it: 4, and its two numbers.
        public var x963Representation: Data { Data(key.point) }
        /// The point's first number and the sign of its second.
        public var compressedRepresentation: Data { Data(key.compressedPoint) }
        /// The point's first number; nil where the second isn't the smaller of the two that go with it.
        public var compactRepresentation: Data? { key.compactPoint.map { Data($0) } }
        /// A SubjectPublicKeyInfo in DER.
        public var derRepresentation: Data { key.publicDER }
        /// A PEM document called PUBLIC KEY.
        public var pemRepresentation: String { key.publicPEM }
    }

    /// A private key.
    public struct PrivateKey: Sendable {
        let key: AsymmetricKey

        /// A new one.
        ///
        /// - Parameter compactRepresentable: Whether the public key has a `compactRepresentation`.
        public init(compactRepresentable: Bool = true) {
            key = .generated(.p521, isCompact: compactRepresentable)
        }

        /// Of the number that is secret, 66 bytes.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize`, or `invalidParameter` for 0 and what is too large.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            key = try .scalar(.p521, rawRepresentation.copied)
        }

        /// Of the public point as ANSI X9.63 writes it, and the number that is secret.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize`, or `invalidParameter` where the point isn't the number's.
        public init<D: ContiguousBytes>(x963Representation: D) throws {
            key = try .privateX963(.p521, x963Representation.copied)
        }

        /// Of what PKCS #8 or SEC 1 write, in DER.
        ///
        /// - Throws: `CryptoKitASN1Error.invalidASN1Object`.
        public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
            key = try .der(.p521, Array(derRepresentation), isPrivate: true)
        }

        /// Of a PEM document called PRIVATE KEY or EC PRIVATE KEY.
        ///
        /// - Throws: `CryptoKitASN1Error.invalidPEMDocument`, `invalidASN1Object`.
        public init(pemRepresentation: String) throws { key = try .pem(.p521, pemRepresentation, isPrivate: true) }

        /// The key that others may know.
        public var publicKey: PublicKey { PublicKey(key: key) }
        /// The number that is secret, 66 bytes.
        public var rawRepresentation: Data { Data(key.scalar) }
        /// The public point as ANSI X9.63 writes it, and the number that is secret.
        public var x963Representation: Data { Data(key.point + key.scalar) }
        /// As PKCS #8 has it, in DER.
        public var derRepresentation: Data { key.privateDER }
        /// A PEM document called PRIVATE KEY.
        public var pemRepresentation: String { key.privatePEM }
    }
}

extension P521.KeyAgreement.PrivateKey {
    /// What both sides come to.
    ///
    /// - Throws: `CryptoKitError.underlyingCoreCryptoError` where there is nothing in common.
    public func sharedSecretFromKeyAgreement(
        with publicKeyShare: P521.KeyAgreement.PublicKey
    ) throws -> SharedSecret { try key.sharedSecret(with: publicKeyShare.key) }
}
