import Foundation

/// Decorates the days of a calendar, and hears when another month is shown.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day; nil: nothing. Asked for each day of a month before it is shown. Optional; nil.
    ///
    /// - Parameter dateComponents: Era, year, month and day, with the calendar.
    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Called when a person has turned to another month. Optional; nothing.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    )
}

extension UICalendarViewDelegate {
    /// Optional; nil.
    public func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Optional; nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
