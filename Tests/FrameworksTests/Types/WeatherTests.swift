import InsetCoreLocation
import InsetWeatherKit
import Testing

@Suite("Frameworks: weather")
struct WeatherTests {
    @Test
    func `nobody tells the weather`() async {
        await #expect(throws: WeatherError.unknown) {
            try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2))
        }
    }

    @Test
    func `a condition has a name in words`() {
        #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy")
        #expect(WeatherCondition(rawValue: "rain") == .rain)
    }
}
