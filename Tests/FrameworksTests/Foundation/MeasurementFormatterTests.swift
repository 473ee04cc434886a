import Foundation
import InsetFoundation
import Testing

@Suite("Formatters: measurements")
struct MeasurementFormatterTests {
    private func formatter(
        _ locale: String,
        _ options: MeasurementFormatter.UnitOptions = []
    ) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitOptions = options
        return formatter
    }

    @Test func `a region's units are used by default`() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let heat = Measurement(value: 293, unit: UnitTemperature.kelvin)
        #expect(formatter("en_US").string(from: way) == "3.107 mi")
        #expect(formatter("de_DE").string(from: way) == "5 km")
        #expect(formatter("en_US").string(from: heat) == "67.73°F")
        #expect(formatter("en_GB").string(from: heat) == "19.85°C")
    }

    @Test(arguments: [
        (Formatter.UnitStyle.short, "9.8Gs", "5km"), (.medium, "9.8 G", "5 km"),
        (.long, "9.8 g-force", "5 kilometers"),
    ])
    func `each style has its own units`(style: Formatter.UnitStyle, force: String, way: String) {
        let formatter = formatter("en_US", .providedUnit)
        formatter.unitStyle = style
        #expect(formatter.string(from: Measurement(value: 9.8, unit: UnitAcceleration.gravity)) == force)
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == way)
    }

    @Test func `one is singular, more are plural`() {
        let formatter = formatter("en_US", .providedUnit)
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 meter")
        #expect(formatter.string(from: Measurement(value: 12_000, unit: UnitLength.meters)) == "12,000 meters")
        #expect(formatter.string(from: UnitLength.meters) == "meters")
    }

    @Test func `the natural scale is the largest unit of which there is one`() {
        let short = Measurement(value: 100, unit: UnitLength.meters)
        #expect(formatter("en_US", .naturalScale).string(from: short) == "328.084 ft")
        #expect(formatter("de_DE", .naturalScale).string(from: short) == "100 m")
        let bytes = Measurement(value: 1500, unit: UnitInformationStorage.bytes)
        #expect(formatter("en_US", .naturalScale).string(from: bytes) == "1.5 kB")
    }

    @Test func `the number is the number formatter's`() {
        let formatter = formatter("en_US", .providedUnit)
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 20.7, unit: UnitDuration.hours)) == "21 hr")
    }

    @Test func `a temperature may have a degree sign only`() {
        let formatter = formatter("de_DE", .temperatureWithoutUnit)
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
    }

    @Test func `an app's own unit has its symbol`() {
        #expect(formatter("en_US").string(from: Measurement(value: 2, unit: Unit(symbol: "apples"))) == "2 apples")
    }
}
