import Foundation

/// Why there is no weather.
public enum WeatherError: LocalizedError, Sendable {
    /// The app lacks the right.
    case permissionDenied
    /// Nobody knows why.
    case unknown

    /// A sentence that says it.
    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The app may not ask for the weather."
        case .unknown: "The weather couldn't be asked for."
        }
    }
}
