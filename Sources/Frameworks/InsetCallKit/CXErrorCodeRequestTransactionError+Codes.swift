/// The kinds by the names that they have on the error itself.
extension CXErrorCodeRequestTransactionError {
    /// ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// ``Code/unentitled``.
    public static var unentitled: Code { .unentitled }
    /// ``Code/unknownCallProvider``.
    public static var unknownCallProvider: Code { .unknownCallProvider }
    /// ``Code/emptyTransaction``.
    public static var emptyTransaction: Code { .emptyTransaction }
    /// ``Code/unknownCallUUID``.
    public static var unknownCallUUID: Code { .unknownCallUUID }
    /// ``Code/callUUIDAlreadyExists``.
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    /// ``Code/invalidAction``.
    public static var invalidAction: Code { .invalidAction }
    /// ``Code/maximumCallGroupsReached``.
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}

extension CXErrorCodeRequestTransactionError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: CXErrorCodeRequestTransactionError.Code, error: any Error) -> Bool {
        (error as? CXErrorCodeRequestTransactionError)?.code == match
    }
}
