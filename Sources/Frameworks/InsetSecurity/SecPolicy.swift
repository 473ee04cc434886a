import Foundation

/// By which rules a certificate is judged.
public final class SecPolicy: Sendable {
    let name: String
    init(name: String) { self.name = name }
}

/// The rules for a server of a name, or for its clients.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: NSString?) -> SecPolicy {
    SecPolicy(name: "SSL \(server) \(hostname.map { $0 as String } ?? "")")
}

/// The rules that all certificates follow.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(name: "X.509") }

/// The rules for certificates that were taken back.
public func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? {
    SecPolicy(name: "revocation \(revocationFlags)")
}

/// Asks a server whether a certificate was taken back.
public let kSecRevocationOCSPMethod: UInt = 1
/// Looks a certificate up in the list of those that were taken back.
public let kSecRevocationCRLMethod: UInt = 2
/// Either way.
public let kSecRevocationUseAnyAvailableMethod: UInt = 3
/// The list goes before the server.
public let kSecRevocationPreferCRL: UInt = 4
/// A certificate counts only with a positive answer.
public let kSecRevocationRequirePositiveResponse: UInt = 8
/// Only what is known already counts.
public let kSecRevocationNetworkAccessDisabled: UInt = 16
