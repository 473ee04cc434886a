/// What goes wrong with keys and ciphers.
public enum CryptoKitError: Error, Hashable, Sendable {
    /// The key has a length that isn't taken.
    case incorrectKeySize
    /// Another parameter has a length that isn't taken.
    case incorrectParameterSize
    /// What was to be decrypted was changed, or encrypted by another key.
    case authenticationFailure
    /// The library below failed.
    case underlyingCoreCryptoError(error: Int32)
    /// The key can't be wrapped.
    case wrapFailure
    /// The key wasn't wrapped so.
    case unwrapFailure
    /// A parameter is wrong.
    case invalidParameter
}
