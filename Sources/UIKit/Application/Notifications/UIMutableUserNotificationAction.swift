import Foundation

/// An action of notifications that is being made, before iOS 10.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// What the delegate hears. Nil by default.
    open override var identifier: String? {
        get { values.identifier }
        set { values.identifier = newValue }
    }
    /// What the button says. Nil by default.
    open override var title: String? {
        get { values.title }
        set { values.title = newValue }
    }
    /// Whether the app is brought to the screen. Default: it is.
    open override var activationMode: UIUserNotificationActivationMode {
        get { values.activationMode }
        set { values.activationMode = newValue }
    }
    /// Whether the device must be unlocked. Default: false.
    open override var isAuthenticationRequired: Bool {
        get { values.isAuthenticationRequired }
        set { values.isAuthenticationRequired = newValue }
    }
    /// Whether the button is red. Default: false.
    open override var isDestructive: Bool {
        get { values.isDestructive }
        set { values.isDestructive = newValue }
    }
}
