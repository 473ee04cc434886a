import Foundation
import Platform

/// Tells which advertisement led to the app; none did.
open class AAAttribution: NSObject {
    /// Throws: there is no service here that would know.
    open class func attributionToken() throws -> String {
        AbsentFeature.report("AAAttribution.attributionToken()", "there is no store here; no advertisement is known")
        throw AAAttributionError(.platformNotSupported)
    }
}

/// Why there is no token.
public struct AAAttributionError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// No network, an error within, not on this system.
        case networkError = 1, internalError, platformNotSupported
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `com.apple.ap.adservices.attributionError`.
    public static var errorDomain: String { "com.apple.ap.adservices.attributionError" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
}
