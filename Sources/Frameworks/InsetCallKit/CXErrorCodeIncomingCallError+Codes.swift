/// The kinds by the names that they have on the error itself.
extension CXErrorCodeIncomingCallError {
    /// ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// ``Code/unentitled``.
    public static var unentitled: Code { .unentitled }
    /// ``Code/callUUIDAlreadyExists``.
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    /// ``Code/filteredByDoNotDisturb``.
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    /// ``Code/filteredByBlockList``.
    public static var filteredByBlockList: Code { .filteredByBlockList }
}

extension CXErrorCodeIncomingCallError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: CXErrorCodeIncomingCallError.Code, error: any Error) -> Bool {
        (error as? CXErrorCodeIncomingCallError)?.code == match
    }
}
