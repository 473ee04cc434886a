/// Which calendars can be chosen.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    /// All, or those that the app may write to.
    case allCalendars, writableCalendarsOnly
}
