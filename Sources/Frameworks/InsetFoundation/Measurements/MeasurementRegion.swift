import Foundation

/// In which units a region measures.
struct MeasurementRegion {
    let locale: String

    /// A measurement in the unit that is used for its dimension in general; itself where that isn't known.
    func localized(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
        guard let (category, usage) = Self.question(about: measurement.unit),
            let code = ICUMeasureFormat.units(of: category, for: usage, locale: locale).last,
            let unit = MeasurementUnit.unit(of: code), type(of: unit) == type(of: measurement.unit)
        else { return measurement }
        return measurement.converted(to: unit)
    }

    /// CLDR's names for a dimension, and for its use in general.
    private static func question(about unit: Dimension) -> (category: String, usage: String)? {
        switch unit {
        case is UnitLength: ("length", "general")
        case is UnitArea: ("area", "default")
        case is UnitVolume: ("volume", "default")
        case is UnitMass: ("mass", "default")
        case is UnitSpeed: ("speed", "default")
        case is UnitTemperature: ("temperature", "default")
        default: nil
        }
    }

    /// A measurement in the largest unit of its kind of which there is at least one.
    func scaled(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
        guard let ladder = Self.ladders.first(where: { $0.contains(measurement.unit) }) else { return measurement }
        let rungs = ladder.map { measurement.converted(to: $0) }
        return rungs.last { abs($0.value) >= 1 } ?? rungs.first ?? measurement
    }

    /// Units that follow each other as amounts grow, the smallest first.
    private static var ladders: [[Dimension]] {
        [
            [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers],
            [UnitLength.inches, UnitLength.feet, UnitLength.miles],
            [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms],
            [UnitMass.ounces, UnitMass.pounds],
            [UnitVolume.milliliters, UnitVolume.liters],
            [UnitVolume.fluidOunces, UnitVolume.gallons],
            [
                UnitDuration.nanoseconds, UnitDuration.microseconds, UnitDuration.milliseconds, UnitDuration.seconds,
                UnitDuration.minutes, UnitDuration.hours,
            ],
            [
                UnitInformationStorage.bytes, UnitInformationStorage.kilobytes, UnitInformationStorage.megabytes,
                UnitInformationStorage.gigabytes, UnitInformationStorage.terabytes, UnitInformationStorage.petabytes,
            ],
        ]
    }
}
