import Foundation
import Platform

/// Tells the person of calls of the app; they aren't shown here.
open class CXProvider: NSObject, @unchecked Sendable {
    /// How calls are shown.
    open var configuration: CXProviderConfiguration
    /// A provider.
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    /// Nobody answers.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    /// Answers with an error: calls can't be shown here.
    open func reportNewIncomingCall(
        with UUID: UUID,
        update: CXCallUpdate,
        completion: @escaping ((any Error)?) -> Void
    ) {
        AbsentFeature.report("CXProvider.reportNewIncomingCall", "calls can't be shown here; it answers with an error")
        completion(CXErrorCodeIncomingCallError(.unentitled))
    }
    /// Nothing is shown.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    /// Nothing is shown.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    /// Nothing is shown.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    /// Nothing is shown.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    /// No calls come any more.
    open func invalidate() {}
}

/// How calls are shown.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    /// The app's name.
    open var localizedName: String?
    /// The file of the sound.
    open var ringtoneSound: String?
    /// A picture of the app.
    open var iconTemplateImageData: Data?
    /// How many groups of calls there may be. Default: 2.
    open var maximumCallGroups = 2
    /// How many calls a group may have. Default: 5.
    open var maximumCallsPerCallGroup = 5
    /// Whether there are pictures. Default: false.
    open var supportsVideo = false
    /// Whether calls are listed. Default: true.
    open var includesCallsInRecents = true
    /// Who can be called.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    /// The usual configuration.
    public override init() {}
    /// The usual configuration, with a name.
    public init(localizedName: String) { self.localizedName = localizedName }
}

/// What is known of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
    /// Who is called.
    open var remoteHandle: CXHandle?
    /// The name of who is called.
    open var localizedCallerName: String?
    /// Whether there are pictures.
    open var hasVideo = false
    /// Whether the call may wait.
    open var supportsHolding = false
    /// Whether calls may be joined.
    open var supportsGrouping = false
    /// Whether calls may be parted.
    open var supportsUngrouping = false
    /// Whether tones may be sent.
    open var supportsDTMF = false
    /// Nothing known.
    public override init() {}
}

/// Who is called.
open class CXHandle: NSObject, @unchecked Sendable {
    /// What the value is.
    public enum HandleType: Int, Sendable {
        /// Anything, a number, an address of mail.
        case generic = 1, phoneNumber, emailAddress
    }
    /// What the value is.
    public let type: HandleType
    /// The number or the name.
    public let value: String
    /// Somebody to call.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}

/// Why a call ended.
public enum CXCallEndedReason: Int, Sendable {
    /// As Apple numbers them.
    case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// Why a call wasn't shown.
public struct CXErrorCodeIncomingCallError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case unknown = 0, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `com.apple.CallKit.error.incomingcall`.
    public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
}

/// Hears of what the person does with calls; not called here.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// Called when all calls are gone.
    func providerDidReset(_ provider: CXProvider)
    /// Optional; called when calls may come.
    func providerDidBegin(_ provider: CXProvider)
    /// Optional; called when the person answers.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// Optional; called when the person ends a call.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// Optional; called when the person calls.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// Optional; called when the person lets a call wait.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// Optional; called when the person turns the microphone off.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
}

extension CXProviderDelegate {
    /// Optional; nothing.
    public func providerDidBegin(_ provider: CXProvider) {}
    /// Optional; fails.
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fail() }
    /// Optional; fails.
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fail() }
    /// Optional; fails.
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { action.fail() }
    /// Optional; fails.
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) { action.fail() }
    /// Optional; fails.
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) { action.fail() }
}
