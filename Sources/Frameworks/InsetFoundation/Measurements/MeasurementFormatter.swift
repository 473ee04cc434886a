import Foundation

/// Writes measurements and units in the words of a language: "3.107 mi", "5 kilometers".
///
/// By default lengths, areas, volumes, masses, speeds and temperatures are converted into what the locale's region
/// uses; other measurements keep their unit here.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// What is done with a measurement's unit; the empty set converts it.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own unit stays.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The largest unit of which there is at least one, as "12 km" for 12000 meters.
        ///
        /// For lengths, masses, volumes, durations and amounts of information; no effect beside `providedUnit`.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Temperatures have a degree sign only.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// What is done with a measurement's unit; nothing special by default, which converts it.
    open var unitOptions: UnitOptions = []
    /// How units are written; medium by default.
    ///
    /// In English "5km", "5 km" and "5 kilometers".
    open var unitStyle = Formatter.UnitStyle.medium
    /// Has the language, and the region whose units are used; the current one by default.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { ownNumberFormatter?.locale = locale }
    }

    private var ownNumberFormatter: NumberFormatter?

    /// Writes the number; by default in the decimal style with at most three digits of a fraction.
    open var numberFormatter: NumberFormatter! {
        get {
            if let ownNumberFormatter { return ownNumberFormatter }
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            formatter.locale = locale ?? .current
            ownNumberFormatter = formatter
            return formatter
        }
        set { ownNumberFormatter = newValue }
    }

    /// A formatter with the defaults.
    public override init() { super.init() }

    /// A formatter with the defaults: none are archived here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A measurement with its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let region = MeasurementRegion(locale: localeIdentifier)
        guard let dimension = measurement.unit as? Dimension else {
            return text(measurement.value, measurement.unit)
        }
        guard !unitOptions.contains(.providedUnit) else { return text(measurement.value, dimension) }
        var shown = region.localized(Measurement(value: measurement.value, unit: dimension))
        if unitOptions.contains(.naturalScale) { shown = region.scaled(shown) }
        return text(shown.value, shown.unit)
    }

    /// A unit alone, as it's written for more than one.
    open func string(from unit: Unit) -> String {
        guard let code = MeasurementUnit.code(of: unit) else { return unit.symbol }
        return format(numbers: ICUNumbers())?.name(of: code) ?? unit.symbol
    }

    /// The text of a measurement of a dimension, or of a unit; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as any DimensionalMeasurement: string(from: measurement.dimensional)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }

    /// Another formatter with the same settings, and with the same number formatter.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MeasurementFormatter()
        (copy.unitOptions, copy.unitStyle, copy.locale) = (unitOptions, unitStyle, locale)
        copy.ownNumberFormatter = ownNumberFormatter?.copy() as? NumberFormatter
        return copy
    }

    // MARK: Work

    private var localeIdentifier: String { (locale ?? .current).identifier }

    private func format(numbers: ICUNumbers) -> ICUMeasureFormat? {
        let width: ICUMeasureFormat.Width =
            switch unitStyle {
            case .short: .narrow
            case .medium: .short
            case .long: .wide
            @unknown default: .short
            }
        return ICUMeasureFormat(locale: localeIdentifier, width: width, numbers: numbers)
    }

    /// ICU chooses the form of the unit that the number asks for; the number itself is the number formatter's.
    private func text(_ value: Double, _ unit: Unit) -> String {
        let formatter: NumberFormatter = numberFormatter
        let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
        var numbers = ICUNumbers()
        numbers.maximumFractionDigits = formatter.maximumFractionDigits
        numbers.minimumFractionDigits = formatter.minimumFractionDigits
        let isBare = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
        guard let code = isBare ? MeasurementUnit.bareTemperature : MeasurementUnit.code(of: unit),
            let text = format(numbers: numbers)?.string(value, code),
            let plain = numbers.string(value, localeIdentifier), let place = text.range(of: plain)
        else { return "\(number) \(unit.symbol)" }
        return text.replacingCharacters(in: place, with: number)
    }
}
