import Platform
import UIKit

/// Lets a person sign in with what the system knows; nobody is known here.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// What is asked for.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Hears of the end; not kept.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says which window is meant; not kept.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Asks for one of several.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Tells the delegate that it failed.
    open func performRequests() {
        AbsentFeature.report("ASAuthorizationController.performRequests()", "nobody can sign in here; it fails")
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
}

/// Hears of the end; all optional.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Called with what was given; never here.
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    )
    /// Called when it failed.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Optional; nothing.
    public func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Optional; nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says which window is meant.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Called before the question; never here.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The button that signs in; here its words alone.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// What it says.
    public enum ButtonType: Int, Sendable {
        /// To sign in, to go on, or to sign up.
        case signIn, `continue`, signUp
        /// The usual.
        public static let `default` = ButtonType.signIn
    }
    /// How it looks.
    public enum Style: Int, Sendable {
        /// On dark or light screens.
        case white, whiteOutline, black
    }
    private let label = UILabel()
    /// The radius of its corners, in points. Default: 6.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    /// With words in a style.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: .zero)
        let words = [ButtonType.signIn: "Sign in", .continue: "Continue", .signUp: "Sign up"]
        label.text = "\(words[type] ?? "Sign in") with Apple"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 19, weight: .medium)
        label.textColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        addSubview(label)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 30) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// Why nobody signed in.
public struct ASAuthorizationError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `com.apple.AuthenticationServices.AuthorizationError`.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
    /// The person gave up.
    public static var canceled: Code { .canceled }
}
