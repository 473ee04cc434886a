import Foundation

/// The kinds of notifications that an app wants, before iOS 10.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// How they show themselves.
    public let types: UIUserNotificationType
    /// What can be done with them.
    public let categories: Set<UIUserNotificationCategory>?

    /// Of ways to show themselves and of things to do.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
}
