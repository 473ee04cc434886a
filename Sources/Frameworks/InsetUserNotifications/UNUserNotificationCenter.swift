import Foundation
import Platform
import Synchronization

/// Takes notifications to be shown later; they are kept, and never shown here.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private let requests = Mutex<[UNNotificationRequest]>([])
    private let categories = Mutex<Set<UNNotificationCategory>>([])
    /// Asked how to show what comes; never asked here. Not kept.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether the app may offer settings; false.
    open var supportsContentExtensions: Bool { false }

    /// The app's.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Answers that the person didn't allow it.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        AbsentFeature.report("UNUserNotificationCenter.requestAuthorization", "nothing is notified here; not granted")
        completionHandler(false, nil)
    }
    /// Answers that the person didn't allow it.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// What the person allowed: denied.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    /// What the person allowed: denied.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Keeps a notification in place of one with the same identifier.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        requests.withLock { all in
            all.removeAll { $0.identifier == request.identifier }
            all.append(request)
        }
        completionHandler?(nil)
    }
    /// The notifications that wait.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler(requests.withLock { $0 }) }
    /// The notifications that wait.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests.withLock { $0 } }
    /// Forgets some that wait.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        requests.withLock { $0.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Forgets all that wait.
    open func removeAllPendingNotificationRequests() { requests.withLock { $0 = [] } }
    /// Does nothing: none was shown.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Does nothing: none was shown.
    open func removeAllDeliveredNotifications() {}
    /// The kinds of notifications, with their actions.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories.withLock { $0 = categories }
    }
    /// The kinds that were set.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories.withLock { $0 })
    }
    /// The number on the app's icon, which isn't shown here.
    open func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}

/// Decides about notifications; all optional, and never asked here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Nothing calls it: no notification comes. Nothing is shown by default.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    )
    /// Nothing calls it: no notification is touched.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    )
}

extension UNUserNotificationCenterDelegate {
    /// Optional; shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Optional; done.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}
