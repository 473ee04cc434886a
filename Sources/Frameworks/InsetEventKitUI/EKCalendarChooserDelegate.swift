import Foundation

/// Hears how a choice of calendars ends.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// The person chose others; never here, where there are none.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// The person has chosen; the delegate takes the chooser away.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// The person gave up; the delegate takes the chooser away.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    /// Nothing follows.
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    /// Nothing follows.
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    /// Nothing follows.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
