import Foundation

/// Asks whether the app may follow the person; it may not.
open class ATTrackingManager: NSObject, @unchecked Sendable {
    /// What the person allows.
    public enum AuthorizationStatus: UInt, Sendable {
        /// As Apple numbers them.
        case notDetermined, restricted, denied, authorized
    }
    /// Denied.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    /// Answers that it is denied.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        completion(.denied)
    }
    /// Answers that it is denied.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
