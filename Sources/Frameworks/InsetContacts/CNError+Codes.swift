/// The kinds by the names that they have on the error itself.
extension CNError {
    /// ``Code/communicationError``.
    public static var communicationError: Code { .communicationError }
    /// ``Code/dataAccessError``.
    public static var dataAccessError: Code { .dataAccessError }
    /// ``Code/authorizationDenied``.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// ``Code/noAccessableWritableContainers``.
    public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
    /// ``Code/recordDoesNotExist``.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// ``Code/insertedRecordAlreadyExists``.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// ``Code/validationMultipleErrors``.
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
}

extension CNError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: CNError.Code, error: any Error) -> Bool {
        (error as? CNError)?.code == match
    }
}
