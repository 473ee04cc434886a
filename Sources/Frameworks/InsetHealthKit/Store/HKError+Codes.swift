/// The kinds by the names that they have on the error itself.
extension HKError {
    /// ``Code/noError``.
    public static var noError: Code { .noError }
    /// ``Code/errorHealthDataUnavailable``.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// ``Code/errorHealthDataRestricted``.
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// ``Code/errorInvalidArgument``.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// ``Code/errorAuthorizationDenied``.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// ``Code/errorAuthorizationNotDetermined``.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// ``Code/errorDatabaseInaccessible``.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// ``Code/errorUserCanceled``.
    public static var errorUserCanceled: Code { .errorUserCanceled }
}

extension HKError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: HKError.Code, error: any Error) -> Bool {
        (error as? HKError)?.code == match
    }
}
