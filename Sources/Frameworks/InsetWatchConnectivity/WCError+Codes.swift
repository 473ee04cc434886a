/// The kinds by the names that they have on the error itself.
extension WCError {
    /// ``Code/genericError``.
    public static var genericError: Code { .genericError }
    /// ``Code/sessionNotSupported``.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// ``Code/sessionMissingDelegate``.
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    /// ``Code/sessionNotActivated``.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// ``Code/deviceNotPaired``.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// ``Code/watchAppNotInstalled``.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// ``Code/notReachable``.
    public static var notReachable: Code { .notReachable }
}

extension WCError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: WCError.Code, error: any Error) -> Bool {
        (error as? WCError)?.code == match
    }
}
