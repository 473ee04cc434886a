import Foundation
import InsetCryptography

extension Curve25519.Signing {
    /// A public key.
    public struct PublicKey: Sendable {
        let key: AsymmetricKey

        /// Of its 32 bytes.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize`.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            let bytes = rawRepresentation.copied
            guard bytes.count == 32, let key = AsymmetricKey(.ed25519, point: bytes) else {
                throw CryptoKitError.incorrectKeySize
            }
            self.key = key
        }

        init(key: AsymmetricKey) { self.key = key }

        /// The 32 bytes.
        public var rawRepresentation: Data { Data(key.point) }

        /// Whether a signature is that of some data.
        public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
            key.isValid(signature: Array(signature), message: Array(data))
        }
    }

    /// A private key.
    public struct PrivateKey: Sendable {
        let key: AsymmetricKey

        /// A new one.
        public init() {
            guard let key = AsymmetricKey(generating: .ed25519) else { preconditionFailure("the curve is known") }
            self.key = key
        }

        /// Of the 32 bytes that are secret.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize`.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws {
            guard let key = AsymmetricKey(.ed25519, scalar: rawRepresentation.copied) else {
                throw CryptoKitError.incorrectKeySize
            }
            self.key = key
        }

        /// The key that others may know.
        public var publicKey: PublicKey { PublicKey(key: key) }
        /// The 32 bytes that are secret.
        public var rawRepresentation: Data { Data(key.scalar) }

        /// The signature of some data, 64 bytes.
        public func signature<D: DataProtocol>(for data: D) throws -> Data {
            guard let signature = key.sign(message: Array(data)) else {
                throw CryptoKitError.underlyingCoreCryptoError(error: -1)
            }
            return Data(signature)
        }
    }
}
