import Foundation

/// A person's name and password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    private static let (userKey, passwordKey) = ("user", "password")

    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// A name with its password.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }

    /// Reads what `encode(with:)` wrote; nil for an archive without it.
    public required init?(coder: NSCoder) {
        guard let user = coder.decodeObject(of: NSString.self, forKey: Self.userKey),
            let password = coder.decodeObject(of: NSString.self, forKey: Self.passwordKey)
        else { return nil }
        (self.user, self.password) = (user as String, password as String)
    }

    /// Writes both.
    open func encode(with coder: NSCoder) {
        coder.encode(user as NSString, forKey: Self.userKey)
        coder.encode(password as NSString, forKey: Self.passwordKey)
    }

    /// Itself: nothing of it changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True.
    open class var supportsSecureCoding: Bool { true }
}

/// Asks for a password that the system keeps; it keeps none here.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// A request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// Asks for a password that the system keeps.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
