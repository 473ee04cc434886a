/// Whether an action of a notification brings the app to the screen, before iOS 10.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// It does.
    case foreground
    /// It doesn't.
    case background
}
