/// The kinds by the names that they have on the error itself.
extension MCError {
    /// ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// ``Code/notConnected``.
    public static var notConnected: Code { .notConnected }
    /// ``Code/invalidParameter``.
    public static var invalidParameter: Code { .invalidParameter }
    /// ``Code/unsupported``.
    public static var unsupported: Code { .unsupported }
    /// ``Code/timedOut``.
    public static var timedOut: Code { .timedOut }
    /// ``Code/cancelled``.
    public static var cancelled: Code { .cancelled }
    /// ``Code/unavailable``.
    public static var unavailable: Code { .unavailable }
}

extension MCError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: MCError.Code, error: any Error) -> Bool {
        (error as? MCError)?.code == match
    }
}
