import Foundation

/// Why something failed.
public struct PHPhotosError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114
        /// Of the network and the library.
        case networkAccessRequired = 3164, invalidResource = 3302, accessRestricted = 3310, accessUserDenied = 3311
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `PHPhotosErrorDomain`.
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
    /// The person has denied it.
    public static var accessUserDenied: Code { .accessUserDenied }
}
