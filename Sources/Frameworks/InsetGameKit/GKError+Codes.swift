/// The kinds by the names that they have on the error itself.
extension GKError {
    /// ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// ``Code/cancelled``.
    public static var cancelled: Code { .cancelled }
    /// ``Code/communicationsFailure``.
    public static var communicationsFailure: Code { .communicationsFailure }
    /// ``Code/userDenied``.
    public static var userDenied: Code { .userDenied }
    /// ``Code/invalidCredentials``.
    public static var invalidCredentials: Code { .invalidCredentials }
    /// ``Code/notAuthenticated``.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// ``Code/authenticationInProgress``.
    public static var authenticationInProgress: Code { .authenticationInProgress }
    /// ``Code/invalidPlayer``.
    public static var invalidPlayer: Code { .invalidPlayer }
    /// ``Code/scoreNotSet``.
    public static var scoreNotSet: Code { .scoreNotSet }
    /// ``Code/parentalControlsBlocked``.
    public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
    /// ``Code/notSupported``.
    public static var notSupported: Code { .notSupported }
}

extension GKError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: GKError.Code, error: any Error) -> Bool {
        (error as? GKError)?.code == match
    }
}
