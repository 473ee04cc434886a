/// The kinds by the names that they have on the error itself.
extension AAAttributionError {
    /// ``Code/networkError``.
    public static var networkError: Code { .networkError }
    /// ``Code/internalError``.
    public static var internalError: Code { .internalError }
    /// ``Code/platformNotSupported``.
    public static var platformNotSupported: Code { .platformNotSupported }
}

extension AAAttributionError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: AAAttributionError.Code, error: any Error) -> Bool {
        (error as? AAAttributionError)?.code == match
    }
}
