import Foundation

/// How the weather looks, in a word.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    /// By their names in English.
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle,
        freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms,
        mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow,
        strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The name, in words.
    public var description: String {
        let words = rawValue.replacing(#/[A-Z]/#) { " " + $0.output }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
