/// The kinds by the names that they have on the error itself.
extension NFCReaderError {
    /// ``Code/readerErrorSecurityViolation``.
    public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
    /// ``Code/readerErrorInvalidParameter``.
    public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
    /// ``Code/readerErrorInvalidParameterLength``.
    public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
    /// ``Code/readerErrorParameterOutOfBound``.
    public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
    /// ``Code/readerSessionInvalidationErrorSessionTimeout``.
    public static var readerSessionInvalidationErrorSessionTimeout: Code {
        .readerSessionInvalidationErrorSessionTimeout
    }
    /// ``Code/readerSessionInvalidationErrorSessionTerminatedUnexpectedly``.
    public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
        .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    }
    /// ``Code/readerSessionInvalidationErrorSystemIsBusy``.
    public static var readerSessionInvalidationErrorSystemIsBusy: Code { .readerSessionInvalidationErrorSystemIsBusy }
}
