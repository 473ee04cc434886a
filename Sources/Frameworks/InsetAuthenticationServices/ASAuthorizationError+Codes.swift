/// The kinds by the names that they have on the error itself.
extension ASAuthorizationError {
    /// ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// ``Code/invalidResponse``.
    public static var invalidResponse: Code { .invalidResponse }
    /// ``Code/notHandled``.
    public static var notHandled: Code { .notHandled }
    /// ``Code/failed``.
    public static var failed: Code { .failed }
    /// ``Code/notInteractive``.
    public static var notInteractive: Code { .notInteractive }
}

extension ASAuthorizationError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: ASAuthorizationError.Code, error: any Error) -> Bool {
        (error as? ASAuthorizationError)?.code == match
    }
}
