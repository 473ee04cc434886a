import Foundation

/// The weather of a day.
public struct DayWeather: Sendable {
    /// When it begins.
    public let date: Date
    /// How it looks, in a word.
    public let condition: WeatherCondition
    /// The name of a symbol for it.
    public let symbolName: String
    /// The warmest.
    public let highTemperature: Measurement<UnitTemperature>
    /// The coldest.
    public let lowTemperature: Measurement<UnitTemperature>
    /// How likely rain or snow is, a fraction.
    public let precipitationChance: Double
}
