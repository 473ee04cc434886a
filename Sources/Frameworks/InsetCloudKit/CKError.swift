import Foundation
import Platform

/// Why the cloud failed.
public struct CKError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        /// As Apple numbers them.
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        /// As Apple numbers them.
        case resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified
        /// As Apple numbers them.
        case incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed
        /// As Apple numbers them.
        case zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
        /// As Apple numbers them.
        case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted,
            participantMayNeedVerification
        /// As Apple numbers them.
        case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `CKErrorDomain`.
    public static var errorDomain: String { CKErrorDomain }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
    /// After which time it makes sense to try again, in seconds; nil.
    public var retryAfterSeconds: Double? { nil }
    /// The errors of parts; nil.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }

    static func refusal(_ call: String) -> CKError {
        AbsentFeature.report(call, "there is no cloud here; nobody is signed in")
        return CKError(.notAuthenticated)
    }
}

/// The domain of the cloud's errors.
public let CKErrorDomain = "CKErrorDomain"
