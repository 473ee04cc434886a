import Foundation
import InsetCryptography

extension AES {
    /// Encrypts by AES in a way that notices changes.
    public enum GCM: Sendable {
        private static func checked(_ key: SymmetricKey) throws -> [UInt8] {
            guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
            return key.bytes
        }

        /// Encrypts a message so that a change of it, or of what goes with it, is noticed.
        ///
        /// - Parameters:
        ///   - nonce: Never the same twice with one key; nil for a random one.
        ///   - authenticatedData: What goes with the message unencrypted.
        /// - Throws: `CryptoKitError.incorrectKeySize` for a key that isn't of 128, 192 or 256 bits.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext,
            using key: SymmetricKey,
            nonce: Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let sealed = AuthenticatedCipher.aesGCM.seal(
                Array(message),
                key: try checked(key),
                nonce: nonce.bytes,
                authenticating: Array(authenticatedData)
            )
            guard let sealed else { throw CryptoKitError.incorrectParameterSize }
            return try SealedBox(nonce: nonce, ciphertext: sealed.bytes, tag: sealed.tag)
        }

        /// Encrypts a message so that a change of it is noticed.
        ///
        /// - Parameter nonce: Never the same twice with one key; nil for a random one.
        /// - Throws: `CryptoKitError.incorrectKeySize`.
        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext,
            using key: SymmetricKey,
            nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

        /// Decrypts a message.
        ///
        /// - Throws: `CryptoKitError.authenticationFailure` where the message or what goes with it was changed or the key is
        ///   another; `CryptoKitError.incorrectKeySize`.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox,
            using key: SymmetricKey,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            let opened = AuthenticatedCipher.aesGCM.open(
                Array(sealedBox.ciphertext),
                tag: Array(sealedBox.tag),
                key: try checked(key),
                nonce: sealedBox.nonce.bytes,
                authenticating: Array(authenticatedData)
            )
            guard let opened else { throw CryptoKitError.authenticationFailure }
            return Data(opened)
        }

        /// Decrypts a message with which nothing goes.
        ///
        /// - Throws: `CryptoKitError.authenticationFailure`, `CryptoKitError.incorrectKeySize`.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: Data())
        }
    }
}
