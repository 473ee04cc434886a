import UIKit

extension UIScene.ConnectionOptions {
    /// What the person did with the notification that opened the scene; nil here, as no notification is shown.
    public var notificationResponse: UNNotificationResponse? { nil }
}
