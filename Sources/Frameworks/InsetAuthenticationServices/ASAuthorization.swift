import Foundation

/// What was given.
open class ASAuthorization: NSObject {
    /// A part of a person that is asked for.
    public struct Scope: Hashable, Sendable {
        private let name: String
        /// The person's name.
        public static let fullName = Scope(name: "full_name")
        /// The person's address.
        public static let email = Scope(name: "email")
    }

    /// Who gave it.
    public let provider: any ASAuthorizationProvider
    /// What was given: of a class that says how the person signed in.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}

/// What a person signs in with.
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying, NSSecureCoding {}

/// Who knows what a person signs in with.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What is asked for.
open class ASAuthorizationRequest: NSObject {
    /// Who is asked.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}
