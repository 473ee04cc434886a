import Foundation

/// Sees the person's calls; there are none.
open class CXCallObserver: NSObject, @unchecked Sendable {
    /// The calls; none.
    open var calls: [CXCall] { [] }
    /// An observer.
    public override init() {}
    /// Nobody calls.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// Hears of calls; not called here.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// Called when a call has changed.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// A call; none is made here.
open class CXCall: NSObject, @unchecked Sendable {
    /// The call's name.
    open var uuid: UUID { UUID() }
    /// Whether the person calls.
    open var isOutgoing: Bool { false }
    /// Whether it waits.
    open var isOnHold: Bool { false }
    /// Whether they talk.
    open var hasConnected: Bool { false }
    /// Whether it is over.
    open var hasEnded: Bool { true }
}

/// Keeps a list of numbers that are known or not wanted; nobody calls here.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    private static let manager = CXCallDirectoryManager()
    /// The one there is.
    open class var sharedInstance: CXCallDirectoryManager { manager }
    /// Answers that the app's list is off.
    open func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
    ) { completion(.disabled, nil) }
    /// Done at once.
    open func reloadExtension(
        withIdentifier identifier: String,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { completion?(nil) }

    /// Whether a list counts.
    public enum EnabledStatus: Int, Sendable {
        /// Not known, off, on.
        case unknown = 0, disabled, enabled
    }
}
