import Foundation

/// Whether a person seems to be one.
public enum ASUserDetectionStatus: Int, Sendable {
    /// It isn't asked, can't be said, or is likely.
    case unsupported, unknown, likelyReal
}

/// A person by an Apple account. Nobody has one here: apps never get any.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    private static let userKey = "user"

    /// The person's identifier for the app's team.
    public let user: String
    /// What the request said.
    open var state: String? { nil }
    /// What the person agreed to.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// What a server asks for the person with.
    open var authorizationCode: Data? { nil }
    /// A token that says who it is.
    open var identityToken: Data? { nil }
    /// The person's address; the first time alone.
    open var email: String? { nil }
    /// The person's name; the first time alone.
    open var fullName: PersonNameComponents? { nil }
    /// Whether the person seems to be one.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }

    init(user: String) { self.user = user }

    /// Reads what `encode(with:)` wrote; nil for an archive without it.
    public required init?(coder: NSCoder) {
        guard let user = coder.decodeObject(of: NSString.self, forKey: Self.userKey) else { return nil }
        self.user = user as String
    }

    /// Writes the identifier.
    open func encode(with coder: NSCoder) { coder.encode(user as NSString, forKey: Self.userKey) }

    /// Itself: nothing of it changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True.
    open class var supportsSecureCoding: Bool { true }
}
