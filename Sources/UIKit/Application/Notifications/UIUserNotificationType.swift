/// How a notification shows itself, before iOS 10.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A text.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}
