/// The kinds by the names that they have on the error itself.
extension PHPhotosError {
    /// ``Code/internalError``.
    public static var internalError: Code { .internalError }
    /// ``Code/userCancelled``.
    public static var userCancelled: Code { .userCancelled }
    /// ``Code/libraryVolumeOffline``.
    public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
    /// ``Code/networkAccessRequired``.
    public static var networkAccessRequired: Code { .networkAccessRequired }
    /// ``Code/invalidResource``.
    public static var invalidResource: Code { .invalidResource }
    /// ``Code/accessRestricted``.
    public static var accessRestricted: Code { .accessRestricted }
}

extension PHPhotosError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: PHPhotosError.Code, error: any Error) -> Bool {
        (error as? PHPhotosError)?.code == match
    }
}
