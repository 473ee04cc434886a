import Foundation

/// Names the device to advertisers; all zeros here, as where tracking isn't allowed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()
    /// Shared.
    open class func shared() -> ASIdentifierManager { manager }
    /// Zeros.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether this is advertising tracking enabled.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
