import Foundation
import InsetCryptography

extension AES.GCM {
    /// An encrypted message.
    public struct SealedBox: Sendable {
        /// The number that was used this once.
        public let nonce: Nonce
        /// The encrypted bytes, as many as the message's.
        public let ciphertext: Data
        /// 16 bytes by which changes are noticed.
        public let tag: Data
        /// The nonce, the encrypted bytes and the tag, one behind the other; nil for a nonce that hasn't 12 bytes.
        public var combined: Data? {
            nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
        }

        /// Of its parts.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize` for a tag that hasn't 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == AuthenticatedCipher.tagSize else { throw CryptoKitError.incorrectParameterSize }
            self.nonce = nonce
            self.ciphertext = Data(ciphertext)
            self.tag = Data(tag)
        }

        /// Of its parts, one behind the other, with a nonce of 12 bytes.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 28 bytes.
        public init<D: DataProtocol>(combined: D) throws {
            let bytes = Array(combined)
            guard bytes.count >= 12 + AuthenticatedCipher.tagSize else { throw CryptoKitError.incorrectParameterSize }
            nonce = try Nonce(data: bytes.prefix(12))
            ciphertext = Data(bytes.dropFirst(12).dropLast(AuthenticatedCipher.tagSize))
            tag = Data(bytes.suffix(AuthenticatedCipher.tagSize))
        }
    }
}
