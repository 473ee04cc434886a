import Platform
@_exported import UIKit

/// What the app gives for the window that a question is asked in.
public typealias ASPresentationAnchor = UIWindow

/// Lets a person sign in on a web page, which isn't shown here: it is given up at once.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Called at the end, with the address that the page led to, or an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let handler: CompletionHandler
    /// Says which window is meant; not kept.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether nothing of the browser's is used. Default: false.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether it can start; true.
    open var canStart: Bool { true }

    /// Begins at an address and ends at one of a scheme.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        handler = completionHandler
    }

    /// Answers that the person gave up.
    @discardableResult
    open func start() -> Bool {
        AbsentFeature.report("ASWebAuthenticationSession.start()", "no page is shown here; it ends as if given up")
        handler(nil, ASWebAuthenticationSessionError(.canceledLogin))
        return true
    }
    /// Nothing runs.
    open func cancel() {}
}

/// Says which window is meant.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Called before the page is shown; never here.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why nobody signed in.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// Given up, or without a window.
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `com.apple.AuthenticationServices.WebAuthenticationSession`.
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
    /// The person gave up.
    public static var canceledLogin: Code { .canceledLogin }
}
