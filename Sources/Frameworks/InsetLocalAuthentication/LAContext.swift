import Foundation
import Platform

/// Asks a person to prove who they are; nobody can here.
open class LAContext: NSObject, @unchecked Sendable {
    /// The name of the other way than fingers and faces.
    open var localizedFallbackTitle: String?
    /// The name of the way out.
    open var localizedCancelTitle: String?
    /// Why it is asked.
    open var localizedReason = ""
    /// How long an older proof counts, in seconds. Default: 0.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether what would ask a person fails in place of it. Default: false.
    ///
    /// - Note: No effect here: nobody is asked.
    open var interactionNotAllowed = false
    /// What the device can look at; none.
    open var biometryType: LABiometryType { .none }

    /// False, with the error that nothing is set up.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.biometryNotAvailable) as NSError
        return false
    }

    /// Answers with the error that nothing is set up.
    open func evaluatePolicy(
        _ policy: LAPolicy,
        localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        AbsentFeature.report("LAContext.evaluatePolicy", "nobody can be recognized here; the reply is an error")
        reply(false, LAError(.biometryNotAvailable))
    }

    /// Answers an asynchronous function that nothing is set up.
    ///
    /// - Throws: `LAError.biometryNotAvailable`.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isKnown, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isKnown) }
            }
        }
    }

    /// Nothing is asked, so that nothing ends.
    open func invalidate() {}
}

/// How a person proves who they are.
public enum LAPolicy: Int, Sendable {
    /// By a finger or the face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// The same, or by a code.
    case deviceOwnerAuthentication = 2
}

/// What a device can look at.
public enum LABiometryType: Int, Sendable {
    /// Nothing, a finger, a face, or an eye.
    case none, touchID, faceID, opticID
}

/// Why nobody was recognized.
public struct LAError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        /// Of fingers and faces.
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
        /// Of the context.
        case invalidContext = -10, notInteractive = -1004
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `com.apple.LocalAuthentication`.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
    /// No finger or face can be looked at.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The person gave up.
    public static var userCancel: Code { .userCancel }
}
