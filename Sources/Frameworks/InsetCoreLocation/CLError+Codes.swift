/// The kinds by the names that they have on the error itself.
extension CLError {
    /// ``Code/regionMonitoringDenied``.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// ``Code/regionMonitoringFailure``.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// ``Code/regionMonitoringSetupDelayed``.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// ``Code/regionMonitoringResponseDelayed``.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// ``Code/geocodeFoundPartialResult``.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// ``Code/deferredFailed``.
    public static var deferredFailed: Code { .deferredFailed }
    /// ``Code/deferredNotUpdatingLocation``.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// ``Code/deferredAccuracyTooLow``.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// ``Code/deferredDistanceFiltered``.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// ``Code/deferredCanceled``.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// ``Code/rangingUnavailable``.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// ``Code/rangingFailure``.
    public static var rangingFailure: Code { .rangingFailure }
    /// ``Code/promptDeclined``.
    public static var promptDeclined: Code { .promptDeclined }
    /// ``Code/historicalLocationError``.
    public static var historicalLocationError: Code { .historicalLocationError }
}
