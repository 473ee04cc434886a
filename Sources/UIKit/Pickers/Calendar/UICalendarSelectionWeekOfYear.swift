import Foundation

/// Lets a week be chosen (iOS 17).
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// Says which weeks can be chosen, and hears of choices. Held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    /// The chosen week, by its number and the year that it counts in; nil: none. Setting it isn't animated and tells no
    /// delegate.
    open var selectedWeekOfYear: DateComponents? { didSet { calendarView?.selectionDidChange() } }

    /// Nothing is chosen yet.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// At once, animated or not; tells no delegate.
    open func setSelectedWeekOfYear(_ weekOfYear: DateComponents?, animated: Bool) { selectedWeekOfYear = weekOfYear }

    /// The week that a day lies in.
    private func week(of day: DateComponents, in calendar: Calendar) -> DateComponents? {
        calendar.date(from: day).map {
            calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: $0)
        }
    }

    override func selects(weekOf day: DateComponents, in calendar: Calendar) -> Bool {
        guard let selectedWeekOfYear, let week = week(of: day, in: calendar) else { return false }
        return week.weekOfYear == selectedWeekOfYear.weekOfYear
            && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
    }
    override func allows(_ day: DateComponents) -> Bool {
        guard let calendar = calendarView?.calendar, let week = week(of: day, in: calendar) else { return true }
        return delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week) ?? true
    }
    override func personChooses(_ day: DateComponents) {
        guard let calendar = calendarView?.calendar else { return }
        let wish = selects(weekOf: day, in: calendar) ? nil : week(of: day, in: calendar)
        guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: wish) ?? true else { return }
        selectedWeekOfYear = wish
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: wish)
    }
}

/// Says which weeks can be chosen, and hears of choices.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// Called when a person has chosen a week, or has taken back the choice (nil).
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?
    )
    /// Whether a week can be chosen, or the choice taken back (nil). Optional; true.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// Optional; true.
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}
