import Foundation
import InsetCoreLocation
import Platform

/// Tells the weather of a place; here it has no network to ask.
public final class WeatherService: Sendable {
    /// One for all.
    public static let shared = WeatherService()
    /// One of its own.
    public init() {}

    /// Throws `WeatherError.unknown`: nobody is asked for the weather here, which is said once.
    public func weather(for location: CLLocation) async throws -> Weather {
        AbsentFeature.report("WeatherService.weather", "nobody is asked for the weather here; it ends in an error")
        throw WeatherError.unknown
    }

    /// Where the weather comes from, for the mark that apps have to show; throws likewise.
    public var attribution: WeatherAttribution {
        get async throws {
            AbsentFeature.report("WeatherService.attribution", "nobody is asked for the weather here")
            throw WeatherError.unknown
        }
    }
}
