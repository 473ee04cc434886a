import Foundation

/// What a person may choose in a calendar; its subclasses say whether that is a day, several, or a week.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    /// Set by the calendar that asks.
    weak var calendarView: UICalendarView?

    override init() { super.init() }

    /// Has the delegate asked again which days can be chosen.
    open func updateSelectableDates() { calendarView?.selectionDidChange() }

    // What the calendar asks.
    func selects(day: DateComponents, in calendar: Calendar) -> Bool { false }
    func selects(weekOf day: DateComponents, in calendar: Calendar) -> Bool { false }
    func allows(_ day: DateComponents) -> Bool { true }
    /// A person touched a day that is available.
    func personChooses(_ day: DateComponents) {}

    /// Whether two name the same day.
    static func isSame(_ left: DateComponents, _ right: DateComponents, in calendar: Calendar) -> Bool {
        guard let left = calendar.date(from: left), let right = calendar.date(from: right) else { return false }
        return calendar.isDate(left, inSameDayAs: right)
    }
}
