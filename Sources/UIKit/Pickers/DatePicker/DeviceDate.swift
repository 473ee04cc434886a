import QuartzCore

/// What the simulated device's calendar shows: the day of its status bar, which begins at 9:41 as on Apple's pictures and
/// goes on with the device's own time. So a screen that shows the date is the same on any day.
enum DeviceDate {
    /// Now, in the host's time zone: the date that is shown is the same in all of them.
    static func now(in zone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // A Tuesday, as "Tue Jan 9" on the status bars of pads says.
        let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 9, hour: 9, minute: 41))
        return (start ?? Date(timeIntervalSinceReferenceDate: 0)).addingTimeInterval(CACurrentMediaTime())
    }
}
