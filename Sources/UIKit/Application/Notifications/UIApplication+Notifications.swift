import Foundation
import Platform

extension UIApplication {
    /// Asks the person for notifications, before iOS 10; the delegate hears that none are allowed.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        let allowed = UIUserNotificationSettings(types: [], categories: notificationSettings.categories)
        lifecycle.notificationSettings = allowed
        EventLoop.main.schedule(after: 0) { [self] in delegate?.application(self, didRegister: allowed) }
    }
    /// What the person allows, before iOS 10: nothing, once the app has asked.
    public var currentUserNotificationSettings: UIUserNotificationSettings? { lifecycle.notificationSettings }

    /// Plans a notification, before iOS 10; it is kept, and not shown.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        lifecycle.localNotifications.append(notification)
    }
    /// Shows a notification now, before iOS 10; the person doesn't allow it.
    ///
    /// - Note: No effect here: nothing is notified.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    /// Forgets a notification, before iOS 10.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        lifecycle.localNotifications.removeAll { $0 === notification }
    }
    /// Forgets all notifications, before iOS 10.
    public func cancelAllLocalNotifications() { lifecycle.localNotifications = [] }
    /// The notifications that wait, before iOS 10; nil for none.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { lifecycle.localNotifications.isEmpty ? nil : lifecycle.localNotifications }
        set { lifecycle.localNotifications = newValue ?? [] }
    }
}
