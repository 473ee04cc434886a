/// The kinds by the names that they have on the error itself.
extension MKError {
    /// ``Code/unknown``.
    public static var unknown: Code { .unknown }
    /// ``Code/serverFailure``.
    public static var serverFailure: Code { .serverFailure }
    /// ``Code/loadingThrottled``.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// ``Code/placemarkNotFound``.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// ``Code/directionsNotFound``.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// ``Code/decodingFailed``.
    public static var decodingFailed: Code { .decodingFailed }
}

extension MKError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: MKError.Code, error: any Error) -> Bool {
        (error as? MKError)?.code == match
    }
}
