import Foundation

/// A certificate, of which only its bytes are known here.
public final class SecCertificate: Sendable, Hashable {
    let data: Data
    init(data: Data) { self.data = data }

    /// Whether both have the same bytes.
    public static func == (left: SecCertificate, right: SecCertificate) -> Bool { left.data == right.data }
    /// Feeds the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A certificate of its bytes in DER; nil for what can't be one.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: NSData) -> SecCertificate? {
    let data = data as Data
    // A certificate is a sequence.
    return data.first == 0x30 && data.count > 4 ? SecCertificate(data: data) : nil
}

/// The bytes that a certificate was made of.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> NSData { certificate.data as NSData }

/// Nil: certificates aren't read here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> NSString? { nil }

/// Nil: certificates aren't read here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
