import Foundation

/// A length of time as text.
struct DurationText {
    let style: DateComponentsFormatter.UnitsStyle
    let locale: String
    /// Whether the first number of a clock has two digits.
    let pads: Bool

    /// The text, or nil if ICU can't write it.
    func text(_ duration: DurationParts) -> String? {
        let words = style == .positional ? duration.parts.filter { !$0.unit.isOfClock } : duration.parts
        let clock = style == .positional ? duration.parts.filter(\.unit.isOfClock) : []
        guard let format = ICUDurationFormat(locale: locale, style: icuStyle, numbers: numbers) else { return nil }
        var texts: [String] = []
        for (index, part) in words.enumerated() {
            let value = duration.isNegative && index == 0 ? -part.value : part.value
            guard let text = format.string(value, part.unit.icuUnit) else { return nil }
            texts.append(text)
        }
        if !clock.isEmpty {
            guard let text = clockText(clock, isNegative: duration.isNegative && words.isEmpty, isFirst: words.isEmpty)
            else { return nil }
            texts.append(text)
        }
        return format.join(texts)
    }

    private var icuStyle: ICUDurationFormat.Style {
        switch style {
        case .positional, .abbreviated: .narrow
        case .short: .abbreviated
        case .full, .spellOut: .full
        case .brief: .shorter
        }
    }

    private var numbers: ICUNumbers {
        var numbers = ICUNumbers()
        if style == .spellOut { numbers.style = .spellOut }
        return numbers
    }

    // MARK: As a clock

    /// The clock's pattern with numbers in the place of its letters.
    private func clockText(_ parts: [DurationParts.Part], isNegative: Bool, isFirst: Bool) -> String? {
        var result = ""
        let separator = clockSeparator(parts)
        for (index, part) in parts.enumerated() {
            var numbers = ICUNumbers()
            numbers.usesGrouping = false
            numbers.minimumIntegerDigits = index > 0 || pads && isFirst && parts.count > 1 ? 2 : 1
            let value = isNegative && index == 0 ? -part.value : part.value
            guard let number = numbers.string(value, locale) else { return nil }
            result += index == 0 ? number : separator + number
        }
        return result
    }

    /// What stands between two numbers: what the language's pattern has between its letters.
    private func clockSeparator(_ parts: [DurationParts.Part]) -> String {
        let hasHours = parts.first?.unit == .hour
        let hasSeconds = parts.last?.unit == .second
        let type: ICUDurationFormat.ClockPattern =
            hasHours ? (hasSeconds ? .hoursMinutesSeconds : .hoursMinutes) : .minutesSeconds
        let pattern = ICUDurationFormat.clockPattern(type, locale: locale) ?? "h:mm:ss"
        let afterFirst = pattern.drop { $0.isLetter }
        return String(afterFirst.prefix { !$0.isLetter })
    }
}
