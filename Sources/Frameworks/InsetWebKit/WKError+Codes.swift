/// The kinds by the names that they have on the error itself.
extension WKError {
    /// ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// ``Code/webContentProcessTerminated``.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// ``Code/webViewInvalidated``.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// ``Code/javaScriptExceptionOccurred``.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}

extension WKError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: WKError.Code, error: any Error) -> Bool {
        (error as? WKError)?.code == match
    }
}
