import Foundation
import Platform

/// Asks for an Apple account; nobody has one here.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Whether a person still signs in to an app with an account.
    public enum CredentialState: Int, Sendable {
        /// No longer, still, never, or in another team's app.
        case revoked, authorized, notFound, transferred
    }

    /// Sent when a person signs in no longer; never here.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification"
    )

    /// A request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Says, on a queue in the background, whether a person of this identifier signs in: nobody does.
    open func getCredentialState(
        forUserID userID: String,
        completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        AbsentFeature.report(
            "ASAuthorizationAppleIDProvider.getCredentialState(forUserID:completion:)",
            "nobody can sign in here; the account isn't found"
        )
        DispatchQueue.global().async { completion(.notFound, nil) }
    }

    /// Whether a person of this identifier signs in: nobody does.
    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        await withCheckedContinuation { answer in
            getCredentialState(forUserID: userID) { state, _ in answer.resume(returning: state) }
        }
    }
}

/// Asks for a person by OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What is asked of the person.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// What the answer repeats, as it is.
    open var state: String?
    /// What the answer's token repeats.
    open var nonce: String?
}

/// Asks for an Apple account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// Who is meant, where somebody is.
    open var user: String?
}
