/// The kinds by the names that they have on the error itself.
extension AVError {
    /// ``Code/outOfMemory``.
    public static var outOfMemory: Code { .outOfMemory }
    /// ``Code/sessionNotRunning``.
    public static var sessionNotRunning: Code { .sessionNotRunning }
    /// ``Code/deviceAlreadyUsedByAnotherSession``.
    public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
    /// ``Code/noDataCaptured``.
    public static var noDataCaptured: Code { .noDataCaptured }
    /// ``Code/sessionConfigurationChanged``.
    public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
    /// ``Code/diskFull``.
    public static var diskFull: Code { .diskFull }
    /// ``Code/deviceWasDisconnected``.
    public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
    /// ``Code/mediaChanged``.
    public static var mediaChanged: Code { .mediaChanged }
    /// ``Code/maximumDurationReached``.
    public static var maximumDurationReached: Code { .maximumDurationReached }
    /// ``Code/mediaDiscontinuity``.
    public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
    /// ``Code/deviceNotConnected``.
    public static var deviceNotConnected: Code { .deviceNotConnected }
    /// ``Code/decodeFailed``.
    public static var decodeFailed: Code { .decodeFailed }
    /// ``Code/fileFailedToParse``.
    public static var fileFailedToParse: Code { .fileFailedToParse }
    /// ``Code/exportFailed``.
    public static var exportFailed: Code { .exportFailed }
    /// ``Code/invalidSourceMedia``.
    public static var invalidSourceMedia: Code { .invalidSourceMedia }
    /// ``Code/fileAlreadyExists``.
    public static var fileAlreadyExists: Code { .fileAlreadyExists }
    /// ``Code/operationNotAllowed``.
    public static var operationNotAllowed: Code { .operationNotAllowed }
    /// ``Code/contentIsNotAuthorized``.
    public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
    /// ``Code/applicationIsNotAuthorized``.
    public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
}

extension AVError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: AVError.Code, error: any Error) -> Bool {
        (error as? AVError)?.code == match
    }
}
