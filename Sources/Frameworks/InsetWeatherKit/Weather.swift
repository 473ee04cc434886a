import Foundation

/// The weather of a place. None is ever told here, so apps make none of these.
public struct Weather: Sendable {
    /// Now.
    public let currentWeather: CurrentWeather
    /// The hours that come.
    public let hourlyForecast: Forecast<HourWeather>
    /// The days that come.
    public let dailyForecast: Forecast<DayWeather>
}
