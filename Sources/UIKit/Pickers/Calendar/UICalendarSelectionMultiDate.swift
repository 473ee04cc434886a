import Foundation

/// Lets any number of days be chosen.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Says which days can be chosen, and hears of choices. Held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The chosen days, in the order of choosing. Setting them isn't animated and tells no delegate.
    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.selectionDidChange() } }

    /// Nothing is chosen yet.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// At once, animated or not; tells no delegate.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func selects(day: DateComponents, in calendar: Calendar) -> Bool {
        selectedDates.contains { Self.isSame($0, day, in: calendar) }
    }
    override func allows(_ day: DateComponents) -> Bool {
        delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func personChooses(_ day: DateComponents) {
        guard let calendar = calendarView?.calendar else { return }
        if selects(day: day, in: calendar) {
            guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
            selectedDates.removeAll { Self.isSame($0, day, in: calendar) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            guard allows(day) else { return }
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// Says which days can be chosen and let go, and hears of both.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called when a person has chosen a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called when a person has let a day go.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be chosen. Optional; true.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether a chosen day can be let go. Optional; true.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Optional; true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// Optional; true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
