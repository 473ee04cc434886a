import Foundation
import Platform

/// What a person or the app does with a call.
open class CXAction: NSObject, @unchecked Sendable {
    /// A name of its own.
    public let uuid = UUID()
    /// Whether it is done.
    open private(set) var isComplete = false
    /// Says that it is done.
    open func fulfill() { isComplete = true }
    /// Says that it failed.
    open func fail() { isComplete = true }
}

/// What is done with one call.
open class CXCallAction: CXAction, @unchecked Sendable {
    /// The call.
    public let callUUID: UUID
    /// For a call.
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

/// Answers.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}

/// Ends.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {}

/// Calls.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    /// Who is called.
    open var handle: CXHandle
    /// Whether there are pictures. Default: false.
    open var isVideo = false
    /// The name of who is called.
    open var contactIdentifier: String?
    /// Calls somebody.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
}

/// Lets a call wait, or go on.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    /// Whether it waits.
    open var isOnHold: Bool
    /// Lets a call wait, or go on.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

/// Turns the microphone off, or on.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    /// Whether it is off.
    open var isMuted: Bool
    /// Turns the microphone off, or on.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// What is done at once.
open class CXTransaction: NSObject, @unchecked Sendable {
    /// What is done.
    open private(set) var actions: [CXAction]
    /// Nothing yet.
    public override init() { actions = [] }
    /// Some actions.
    public init(actions: [CXAction]) { self.actions = actions }
    /// One action.
    public init(action: CXAction) { actions = [action] }
    /// Adds an action.
    open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Asks for calls to be made and ended; answers with an error here.
open class CXCallController: NSObject, @unchecked Sendable {
    /// The calls; none.
    public let callObserver = CXCallObserver()
    /// A controller.
    public override init() {}
    /// A controller that answers on a queue.
    public init(queue: DispatchQueue) {}
    /// Answers with an error: there are no calls here.
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        AbsentFeature.report("CXCallController.request", "there are no calls here; it answers with an error")
        completion(CXErrorCodeRequestTransactionError(.unentitled))
    }
    /// Throws: there are no calls here.
    open func request(_ transaction: CXTransaction) async throws {
        throw CXErrorCodeRequestTransactionError(.unentitled)
    }
    /// Answers with an error: there are no calls here.
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
}

/// Why an action wasn't done.
public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case unknown = 0, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
        /// As Apple numbers them.
        case invalidAction, maximumCallGroupsReached
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `com.apple.CallKit.error.requesttransaction`.
    public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
}
