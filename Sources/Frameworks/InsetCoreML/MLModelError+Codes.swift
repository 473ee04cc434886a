/// The kinds by the names that they have on the error itself.
extension MLModelError {
    /// ``Code/generic``.
    public static var generic: Code { .generic }
    /// ``Code/featureType``.
    public static var featureType: Code { .featureType }
    /// ``Code/io``.
    public static var io: Code { .io }
    /// ``Code/customLayer``.
    public static var customLayer: Code { .customLayer }
    /// ``Code/customModel``.
    public static var customModel: Code { .customModel }
    /// ``Code/update``.
    public static var update: Code { .update }
    /// ``Code/parameters``.
    public static var parameters: Code { .parameters }
}

extension MLModelError.Code {
    /// Whether an error is of this kind.
    public static func ~= (match: MLModelError.Code, error: any Error) -> Bool {
        (error as? MLModelError)?.code == match
    }
}
