/// How many calendars can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    /// One, or any number.
    case single, multiple
}
