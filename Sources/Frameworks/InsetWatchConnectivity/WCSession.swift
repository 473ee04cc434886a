import Foundation

/// Talks to the person's watch; there is none.
open class WCSession: NSObject, @unchecked Sendable {
    private static let session = WCSession()
    /// Default.
    open class var `default`: WCSession { session }
    /// Is supported.
    open class func isSupported() -> Bool { false }
    /// Hears of the watch; not kept.
    open weak var delegate: (any WCSessionDelegate)?
    /// Activation state.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether this is paired.
    open var isPaired: Bool { false }
    /// Whether this is watch app installed.
    open var isWatchAppInstalled: Bool { false }
    /// Whether this is complication enabled.
    open var isComplicationEnabled: Bool { false }
    /// Whether this is reachable.
    open var isReachable: Bool { false }
    /// Whether this has content pending.
    open var hasContentPending: Bool { false }
    /// Application context.
    open var applicationContext: [String: Any] { [:] }
    /// Received application context.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Watch directory URL.
    open var watchDirectoryURL: URL? { nil }
    /// Tells the delegate that there is none.
    open func activate() {
        delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.deviceNotPaired))
    }
    /// Answers with an error.
    open func sendMessage(
        _ message: [String: Any],
        replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.deviceNotPaired)) }
    /// Answers with an error.
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil)
    {
        errorHandler?(WCError(.deviceNotPaired))
    }
    /// Throws: there is no watch.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.deviceNotPaired) }
    /// Transfer user info.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer()
    }
    /// How often the watch's face may be told today; 0: there is none.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// What waits to be told; nothing.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    /// Nobody is told: there is no watch.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer()
    }
    /// Transfer file metadata.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> NSObject { NSObject() }
}
/// How far the talk is.
public enum WCSessionActivationState: Int, Sendable {
    /// As Apple numbers them.
    case notActivated, inactive, activated
}
/// Something on its way.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable { open var isTransferring: Bool { false } }
/// Why the watch can't be reached.
public struct WCError: Error, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        /// As Apple numbers them.
        case watchAppNotInstalled, notReachable
    }
    /// The kind of this error.
    public let code: Code
    /// Makes one.
    public init(_ code: Code) { self.code = code }
}
/// Hears of the watch.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession,
        activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
    )
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession,
        didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    )
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}
extension WCSessionDelegate {
    /// Session reachability did change.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Session did receive message.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Session did receive message reply handler.
    public func session(
        _ session: WCSession,
        didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Session did receive application context.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// Session did receive user info.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
