/// What a date picker holds.
struct DatePickerValues {
    private(set) var date: Date
    var minimum: Date?
    var maximum: Date?
    var minuteInterval = 1
    /// Whether a date lies on the interval.
    var roundsToMinuteInterval = true
    /// Seconds.
    var countDown: TimeInterval = 0
    var locale: Locale
    var calendar: Calendar

    /// The device's date and time, in its language and region.
    @MainActor static var current: DatePickerValues {
        let calendar = currentCalendar
        return DatePickerValues(date: DeviceDate.now(in: calendar.timeZone), locale: currentLocale, calendar: calendar)
    }
    @MainActor static var currentLocale: Locale { Locale(identifier: SimulatedDevice.current.settings.locale) }
    @MainActor static var currentCalendar: Calendar {
        // The region's own, not that of the host's settings.
        var calendar = currentLocale.calendar
        calendar.locale = currentLocale
        calendar.timeZone = .current
        return calendar
    }

    private init(date: Date, locale: Locale, calendar: Calendar) {
        self.date = date
        self.locale = locale
        self.calendar = calendar
    }

    /// PK-M6: clamped, then rounded down to the minute interval; an inverted range is ignored.
    mutating func set(_ date: Date) {
        var date = date
        if let minimum, let maximum, minimum > maximum {
            self.date = rounded(date)
            return
        }
        if let minimum { date = max(date, minimum) }
        if let maximum { date = min(date, maximum) }
        self.date = rounded(date)
    }

    private func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, roundsToMinuteInterval else { return date }
        let minute = calendar.component(.minute, from: date)
        return date.addingTimeInterval(-Double(minute % minuteInterval) * 60)
    }

    func text(_ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    /// A date by a pattern in the picker's language: "MMMM yyyy".
    func text(_ date: Date, template: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }
}

/// One of a date picker's looks.
@MainActor
protocol DatePickerContent: AnyObject {
    var view: UIView { get }
    func show(_ values: DatePickerValues)
}
