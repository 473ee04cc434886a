import Foundation
import Platform
import Synchronization

/// Certificates that are to be judged. URL sessions here judge them by themselves and hand none over, so an app sees only
/// those that it makes; none of them is trusted.
public final class SecTrust: Sendable {
    let certificates: [SecCertificate]
    let policies: Mutex<[String]>

    init(certificates: [SecCertificate], policies: [SecPolicy]) {
        self.certificates = certificates
        self.policies = Mutex(policies.map(\.name))
    }
}

/// What a judgement says.
public enum SecTrustResultType: UInt32, Sendable {
    /// There was none.
    case invalid = 0
    /// The person trusts the certificate.
    case proceed = 1
    /// The person doesn't.
    case deny = 3
    /// The system trusts it.
    case unspecified = 4
    /// It isn't trusted; another policy may help.
    case recoverableTrustFailure = 5
    /// It is wrong.
    case fatalTrustFailure = 6
    /// It couldn't be judged.
    case otherError = 7
}

/// Certificates with the rules to judge them by.
///
/// - Parameters:
///   - certificates: One, or an array.
///   - policies: One, an array or nil.
public func SecTrustCreateWithCertificates(
    _ certificates: AnyObject,
    _ policies: AnyObject?,
    _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let list = (certificates as? NSArray)?.compactMap { $0 as? SecCertificate } ?? []
    let all = (certificates as? SecCertificate).map { [$0] } ?? list
    guard !all.isEmpty else { return errSecParam }
    let rules = (policies as? NSArray)?.compactMap { $0 as? SecPolicy } ?? []
    trust.pointee = SecTrust(certificates: all, policies: (policies as? SecPolicy).map { [$0] } ?? rules)
    return errSecSuccess
}

/// Judges by other rules.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: AnyObject) -> OSStatus {
    let rules = (policies as? NSArray)?.compactMap { $0 as? SecPolicy } ?? []
    let all = (policies as? SecPolicy).map { [$0] } ?? rules
    trust.policies.withLock { $0 = all.map(\.name) }
    return errSecSuccess
}

/// Takes roots that are trusted; nothing is judged here, so it changes nothing.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: NSArray?) -> OSStatus {
    errSecSuccess
}

/// Whether only those roots count; nothing is judged here, so it changes nothing.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecSuccess
}

/// False, with `errSecNotTrusted`: certificates aren't judged here, which is said once.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    AbsentFeature.report("SecTrustEvaluateWithError", "certificates can't be judged here; none is trusted")
    error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecNotTrusted))
    return false
}

/// `recoverableTrustFailure`: certificates aren't judged here, which is said once.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    AbsentFeature.report("SecTrustEvaluate", "certificates can't be judged here; none is trusted")
    result.pointee = .recoverableTrustFailure
    return errSecSuccess
}

/// How many certificates there are.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }

/// A certificate by its place; nil past the end.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// The certificates, the server's first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> NSArray? { trust.certificates as NSArray }

/// Nil: certificates aren't read here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// Nil: certificates aren't read here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
