import Foundation
import InsetCryptography

extension P256.Signing {
    /// A signature: two numbers.
    public struct ECDSASignature: ContiguousBytes, Sendable {
        /// The two numbers, one behind the other, 64 bytes.
        public let rawRepresentation: Data

        /// Of the two numbers, one behind the other.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize`.
        public init<D: DataProtocol>(rawRepresentation: D) throws {
            guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
            self.rawRepresentation = Data(rawRepresentation)
        }

        /// Of the two numbers in DER.
        ///
        /// - Throws: `CryptoKitASN1Error.invalidASN1Object`.
        public init<D: DataProtocol>(derRepresentation: D) throws {
            guard let raw = AsymmetricKey.rawSignature(der: Array(derRepresentation), width: 32) else {
                throw CryptoKitASN1Error.invalidASN1Object
            }
            rawRepresentation = Data(raw)
        }

        /// The two numbers in DER.
        public var derRepresentation: Data {
            Data(AsymmetricKey.signature(raw: Array(rawRepresentation)) ?? [])
        }

        /// Calls with the two numbers, one behind the other.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try rawRepresentation.withUnsafeBytes(body)
        }
    }
}

extension P256.Signing.PrivateKey {
    /// The signature of some data, of which SHA256 makes the digest.
    public func signature<D: DataProtocol>(for data: D) throws -> P256.Signing.ECDSASignature {
        try signature(for: SHA256.hash(data: data))
    }

    /// The signature of a digest.
    public func signature<D: Digest>(for digest: D) throws -> P256.Signing.ECDSASignature {
        try .init(rawRepresentation: key.rawSignature(Array(digest)))
    }
}

extension P256.Signing.PublicKey {
    /// Whether a signature is that of some data, of which SHA256 makes the digest.
    public func isValidSignature<D: DataProtocol>(
        _ signature: P256.Signing.ECDSASignature,
        for data: D
    ) -> Bool { isValidSignature(signature, for: SHA256.hash(data: data)) }

    /// Whether a signature is that of a digest.
    public func isValidSignature<D: Digest>(_ signature: P256.Signing.ECDSASignature, for digest: D) -> Bool {
        key.isValid(raw: Array(signature.rawRepresentation), digest: Array(digest))
    }
}
