import Foundation
import InsetCryptography

extension AES {
    /// Encrypts keys by keys, as RFC 3394 says.
    public enum KeyWrap: Sendable {
        private static func checked(_ key: SymmetricKey) throws -> [UInt8] {
            guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
            return key.bytes
        }

        /// Wraps a key by another; 8 bytes more.
        ///
        /// - Throws: `CryptoKitError.incorrectKeySize` for a wrapping key that isn't AES's, `CryptoKitError.wrapFailure`
        ///   for a key that isn't made of whole 8 bytes, 16 at least.
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
            guard let wrapped = KeyWrapping.wrap(keyToWrap.bytes, by: try checked(kek)) else {
                throw CryptoKitError.wrapFailure
            }
            return Data(wrapped)
        }

        /// Unwraps a key.
        ///
        /// - Throws: `CryptoKitError.unwrapFailure` where another key wrapped it, `CryptoKitError.incorrectKeySize`.
        public static func unwrap<WrappedKey: DataProtocol>(
            _ wrappedKey: WrappedKey,
            using kek: SymmetricKey
        ) throws -> SymmetricKey {
            guard let key = KeyWrapping.unwrap(Array(wrappedKey), by: try checked(kek)) else {
                throw CryptoKitError.unwrapFailure
            }
            return SymmetricKey(data: key)
        }
    }
}
