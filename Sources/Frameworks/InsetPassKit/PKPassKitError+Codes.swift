/// The kinds by the names that they have on the error itself.
extension PKPassKitError {
    /// ``Code/unknownError``.
    public static var unknownError: Code { .unknownError }
    /// ``Code/invalidDataError``.
    public static var invalidDataError: Code { .invalidDataError }
    /// ``Code/unsupportedVersionError``.
    public static var unsupportedVersionError: Code { .unsupportedVersionError }
    /// ``Code/invalidSignature``.
    public static var invalidSignature: Code { .invalidSignature }
    /// ``Code/notEntitledError``.
    public static var notEntitledError: Code { .notEntitledError }
}

extension PKPassKitError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: PKPassKitError.Code, error: any Error) -> Bool {
        (error as? PKPassKitError)?.code == match
    }
}
