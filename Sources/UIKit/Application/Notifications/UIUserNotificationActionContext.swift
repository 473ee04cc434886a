/// How much room a notification has, before iOS 10.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
public enum UIUserNotificationActionContext: UInt, Sendable {
    /// That of an alert.
    case `default`
    /// That of a banner: the first two.
    case minimal
}
