import Foundation
import FoundationNetworking

/// The way of a server to prove who it is, by a certificate. No challenge says it here: the library that fetches checks
/// certificates by itself.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The way of a client to prove who it is, by a certificate; no challenge says it here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// Always nil: no server is asked here to prove who it is.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// A credential that trusts a server; the library that fetches never asks for one here.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
