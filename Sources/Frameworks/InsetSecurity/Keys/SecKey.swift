import CoreGraphics
import Foundation
import InsetCryptography

/// A key of RSA's or an elliptic curve, private or public.
public final class SecKey: Sendable, Hashable {
    let key: AsymmetricKey
    let isPrivate: Bool

    init(_ key: AsymmetricKey, isPrivate: Bool) { (self.key, self.isPrivate) = (key, isPrivate) }

    /// Whether both have the same bytes.
    public static func == (left: SecKey, right: SecKey) -> Bool {
        left.isPrivate == right.isPrivate && left.external == right.external
    }
    /// Feeds the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(external) }

    /// PKCS #1 of RSA's; a curve's point as X9.63 writes it, with the private number behind it.
    var external: [UInt8]? {
        guard key.kind != .rsa else { return key.bytes(isPrivate ? .rsaPrivate : .rsaPublic) }
        guard let point = key.bytes(.point) else { return nil }
        return isPrivate ? key.bytes(.scalar).map { point + $0 } : point
    }

    /// A key of what `external` gives.
    convenience init?(external bytes: [UInt8], isRSA: Bool, isPrivate: Bool) {
        if isRSA {
            guard let key = AsymmetricKey(der: bytes, isPrivate: isPrivate), key.kind == .rsa else { return nil }
            self.init(key, isPrivate: isPrivate)
            return
        }
        let numbers = isPrivate ? 3 : 2
        let kinds: [AsymmetricKey.Kind] = [.p256, .p384, .p521]
        guard let kind = kinds.first(where: { $0.width * numbers + 1 == bytes.count }) else { return nil }
        let key =
            isPrivate
            ? AsymmetricKey(kind, scalar: Array(bytes.suffix(kind.width))) : AsymmetricKey(kind, point: bytes)
        guard let key else { return nil }
        self.init(key, isPrivate: isPrivate)
    }

    /// What `SecKeyCopyAttributes` says.
    var attributes: [String: Any] {
        let isRSA = key.kind == .rsa
        let bytes = Digester.digest(publicBytes, by: .sha1)
        return [
            "class": "keys", "type": isRSA ? "42" : "73", "kcls": isPrivate ? "1" : "0", "bsiz": key.bits,
            "esiz": key.bits, "klbl": Data(bytes), "encr": isRSA && !isPrivate, "decr": isRSA && isPrivate,
            "sign": isPrivate, "vrfy": !isPrivate, "drve": !isRSA && isPrivate, "wrap": false, "unwp": false,
        ]
    }

    private var publicBytes: [UInt8] { SecKey(key, isPrivate: false).external ?? [] }
}

extension Digester {
    /// The digest of some bytes.
    static func digest(_ bytes: [UInt8], by algorithm: DigestAlgorithm) -> [UInt8] {
        bytes.withUnsafeBytes { digest($0, by: algorithm) }
    }
}

/// Puts an error where the caller wants it.
func fail(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ status: OSStatus, _ reason: String) {
    let info = [NSLocalizedDescriptionKey: reason]
    error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: info))
}
