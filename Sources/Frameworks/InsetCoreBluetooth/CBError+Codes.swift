/// The kinds by the names that they have on the error itself.
extension CBError {
    /// ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// ``Code/invalidParameters``.
    public static var invalidParameters: Code { .invalidParameters }
    /// ``Code/invalidHandle``.
    public static var invalidHandle: Code { .invalidHandle }
    /// ``Code/notConnected``.
    public static var notConnected: Code { .notConnected }
    /// ``Code/outOfSpace``.
    public static var outOfSpace: Code { .outOfSpace }
    /// ``Code/operationCancelled``.
    public static var operationCancelled: Code { .operationCancelled }
    /// ``Code/connectionTimeout``.
    public static var connectionTimeout: Code { .connectionTimeout }
    /// ``Code/peripheralDisconnected``.
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// ``Code/uuidNotAllowed``.
    public static var uuidNotAllowed: Code { .uuidNotAllowed }
    /// ``Code/alreadyAdvertising``.
    public static var alreadyAdvertising: Code { .alreadyAdvertising }
    /// ``Code/connectionFailed``.
    public static var connectionFailed: Code { .connectionFailed }
}

extension CBError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: CBError.Code, error: any Error) -> Bool {
        (error as? CBError)?.code == match
    }
}
