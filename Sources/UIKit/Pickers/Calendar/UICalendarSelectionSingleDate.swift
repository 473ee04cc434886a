import Foundation

/// Lets one day be chosen.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Says which days can be chosen, and hears of choices. Held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The chosen day; nil: none. Setting it isn't animated and tells no delegate.
    open var selectedDate: DateComponents? { didSet { calendarView?.selectionDidChange() } }

    /// Nothing is chosen yet.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// At once, animated or not; tells no delegate.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func selects(day: DateComponents, in calendar: Calendar) -> Bool {
        selectedDate.map { Self.isSame($0, day, in: calendar) } ?? false
    }
    override func allows(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }
    override func personChooses(_ day: DateComponents) {
        let isChosen = calendarView.map { selects(day: day, in: $0.calendar) } ?? false
        let wish = isChosen ? nil : day
        guard delegate?.dateSelection(self, canSelectDate: wish) ?? true else { return }
        selectedDate = wish
        delegate?.dateSelection(self, didSelectDate: wish)
    }
}

/// Says which days can be chosen, and hears of choices.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called when a person has chosen a day, or has taken back the choice (nil).
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be chosen, or the choice taken back (nil). Optional; true.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Optional; true.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}
