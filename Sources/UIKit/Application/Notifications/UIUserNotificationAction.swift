import Foundation

/// What can be done with a notification, before iOS 10.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    struct Values {
        var identifier: String?
        var title: String?
        var activationMode = UIUserNotificationActivationMode.foreground
        var isAuthenticationRequired = false
        var isDestructive = false
    }
    var values = Values()

    /// What the delegate hears.
    open var identifier: String? { values.identifier }
    /// What the button says.
    open var title: String? { values.title }
    /// Whether the app is brought to the screen.
    open var activationMode: UIUserNotificationActivationMode { values.activationMode }
    /// Whether the device must be unlocked.
    open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
    /// Whether the button is red.
    open var isDestructive: Bool { values.isDestructive }

    public override init() { super.init() }
}
