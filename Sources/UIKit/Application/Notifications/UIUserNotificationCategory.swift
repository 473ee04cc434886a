import Foundation

/// What can be done with a kind of notification, before iOS 10.
@available(iOS, deprecated: 10.0, message: "use UserNotifications")
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    var name: String?
    var lists: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// The kind's name.
    open var identifier: String? { name }

    public override init() { super.init() }

    /// What can be done where there is so much room.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { lists[context] }
}
