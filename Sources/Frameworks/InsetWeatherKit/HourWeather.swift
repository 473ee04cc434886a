import Foundation

/// The weather of an hour.
public struct HourWeather: Sendable {
    /// When it begins.
    public let date: Date
    /// How it looks, in a word.
    public let condition: WeatherCondition
    /// The name of a symbol for it.
    public let symbolName: String
    /// How warm it is.
    public let temperature: Measurement<UnitTemperature>
    /// How likely rain or snow is, a fraction.
    public let precipitationChance: Double
    /// Whether the sun is up.
    public let isDaylight: Bool
}
