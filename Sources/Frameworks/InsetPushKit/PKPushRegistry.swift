import Foundation
import Platform

/// Waits for pushes that wake an app; none come.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    /// Hears of pushes; not kept.
    open weak var delegate: (any PKPushRegistryDelegate)?
    /// The kinds that the app waits for.
    open var desiredPushTypes: Set<PKPushType>? {
        didSet { AbsentFeature.report("PKPushRegistry.desiredPushTypes", "no pushes come here; there is no token") }
    }
    /// Waits on a queue; nil for the main queue.
    public init(queue: DispatchQueue?) {}
    /// The token of a kind; nil.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// A kind of push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A call.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// News of a watch's face.
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    /// Changes of files.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// Where pushes are sent to; none is made here.
open class PKPushCredentials: NSObject, @unchecked Sendable {
    /// The kind.
    open var type: PKPushType { .voIP }
    /// The token.
    open var token: Data { Data() }
}

/// A push; none comes here.
open class PKPushPayload: NSObject, @unchecked Sendable {
    /// The kind.
    open var type: PKPushType { .voIP }
    /// What it says.
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

/// Hears of pushes; not called here.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// Called with a new token.
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// Optional; called with a push.
    func pushRegistry(
        _ registry: PKPushRegistry,
        didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType,
        completion: @escaping () -> Void
    )
    /// Optional; called when a token doesn't count any more.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    /// Optional; done at once.
    public func pushRegistry(
        _ registry: PKPushRegistry,
        didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
    /// Optional; nothing.
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
