import Foundation
import InsetCryptography

extension Curve25519.KeyAgreement {
    /// A public key.
    public struct PublicKey: Sendable {
        let key: AsymmetricKey

        /// Of its 32 bytes.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize`.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            let bytes = rawRepresentation.copied
            guard bytes.count == 32, let key = AsymmetricKey(.x25519, point: bytes) else {
                throw CryptoKitError.incorrectKeySize
            }
            self.key = key
        }

        init(key: AsymmetricKey) { self.key = key }

        /// The 32 bytes.
        public var rawRepresentation: Data { Data(key.point) }
    }

    /// A private key.
    public struct PrivateKey: Sendable {
        let key: AsymmetricKey

        /// A new one.
        public init() {
            guard let key = AsymmetricKey(generating: .x25519) else { preconditionFailure("the curve is known") }
            self.key = key
        }

        /// Of the 32 bytes that are secret.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize`.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            guard let key = AsymmetricKey(.x25519, scalar: rawRepresentation.copied) else {
                throw CryptoKitError.incorrectKeySize
            }
            self.key = key
        }

        /// The key that others may know.
        public var publicKey: PublicKey { PublicKey(key: key) }
        /// The 32 bytes that are secret.
        public var rawRepresentation: Data { Data(key.scalar) }

        /// What both sides come to.
        ///
        /// - Throws: `CryptoKitError.underlyingCoreCryptoError` for a point that gives no secret.
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            try key.sharedSecret(with: publicKeyShare.key)
        }
    }
}
