import Foundation

/// A kind of notification that is being made, before iOS 10.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// The kind's name.
    open override var identifier: String? {
        get { name }
        set { name = newValue }
    }

    /// Says what can be done where there is so much room.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        lists[context] = actions
    }
}
