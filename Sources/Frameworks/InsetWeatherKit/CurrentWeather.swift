import Foundation

/// The weather now.
public struct CurrentWeather: Sendable {
    /// When.
    public let date: Date
    /// How it looks, in a word.
    public let condition: WeatherCondition
    /// The name of a symbol for it.
    public let symbolName: String
    /// How warm it is.
    public let temperature: Measurement<UnitTemperature>
    /// How warm it feels.
    public let apparentTemperature: Measurement<UnitTemperature>
    /// How much water is in the air, a fraction.
    public let humidity: Double
    /// How heavy the air is.
    public let pressure: Measurement<UnitPressure>
    /// How much of the sky is covered, a fraction.
    public let cloudCover: Double
    /// How far one sees.
    public let visibility: Measurement<UnitLength>
    /// Whether the sun is up.
    public let isDaylight: Bool
}
