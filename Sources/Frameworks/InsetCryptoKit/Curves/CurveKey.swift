import Foundation
import InsetCryptography

// What the keys of P-256, P-384 and P-521 have in common.
extension AsymmetricKey {
    private static func unwrap(_ key: AsymmetricKey?, _ error: any Error) throws -> AsymmetricKey {
        guard let key else { throw error }
        return key
    }

    // MARK: Making keys

    /// A new private key.
    ///
    /// - Parameter isCompact: Whether its point can be told from its first number alone.
    static func generated(_ kind: Kind, isCompact: Bool) -> AsymmetricKey {
        while true {
            guard let key = AsymmetricKey(generating: kind) else { preconditionFailure("the curve is known") }
            if !isCompact || key.compactPoint != nil { return key }
        }
    }

    static func scalar(_ kind: Kind, _ bytes: [UInt8]) throws -> AsymmetricKey {
        guard bytes.count == kind.width else { throw CryptoKitError.incorrectParameterSize }
        return try unwrap(AsymmetricKey(kind, scalar: bytes), CryptoKitError.invalidParameter)
    }

    /// A private key behind its point.
    static func privateX963(_ kind: Kind, _ bytes: [UInt8]) throws -> AsymmetricKey {
        guard bytes.count == kind.width * 3 + 1 else { throw CryptoKitError.incorrectParameterSize }
        let key = try scalar(kind, Array(bytes.suffix(kind.width)))
        guard key.point == Array(bytes.prefix(kind.width * 2 + 1)) else { throw CryptoKitError.invalidParameter }
        return key
    }

    static func rawPoint(_ kind: Kind, _ bytes: [UInt8]) throws -> AsymmetricKey {
        try x963(kind, [4] + bytes)
    }

    static func x963(_ kind: Kind, _ bytes: [UInt8]) throws -> AsymmetricKey {
        guard bytes.count == kind.width * 2 + 1, bytes[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
        return try unwrap(AsymmetricKey(kind, point: bytes), CryptoKitError.invalidParameter)
    }

    static func compressed(_ kind: Kind, _ bytes: [UInt8]) throws -> AsymmetricKey {
        guard bytes.count == kind.width + 1 else { throw CryptoKitError.incorrectParameterSize }
        return try unwrap(AsymmetricKey(kind, point: bytes), CryptoKitError.invalidParameter)
    }

    /// A point by its first number: that with the smaller second one.
    static func compact(_ kind: Kind, _ bytes: [UInt8]) throws -> AsymmetricKey {
        guard bytes.count == kind.width else { throw CryptoKitError.incorrectParameterSize }
        let both = [2, 3].compactMap { AsymmetricKey(kind, point: [$0] + bytes) }
        return try unwrap(both.first { $0.compactPoint != nil }, CryptoKitError.invalidParameter)
    }

    static func der(_ kind: Kind, _ bytes: [UInt8], isPrivate: Bool) throws -> AsymmetricKey {
        let key = try unwrap(AsymmetricKey(der: bytes, isPrivate: isPrivate), CryptoKitASN1Error.invalidASN1Object)
        guard key.kind == kind else { throw CryptoKitASN1Error.invalidASN1Object }
        return key
    }

    static func pem(_ kind: Kind, _ text: String, isPrivate: Bool) throws -> AsymmetricKey {
        let document = try PEMDocument(text)
        guard (isPrivate ? ["PRIVATE KEY", "EC PRIVATE KEY"] : ["PUBLIC KEY"]).contains(document.type) else {
            throw CryptoKitASN1Error.invalidPEMDocument
        }
        return try der(kind, document.bytes, isPrivate: isPrivate)
    }

    // MARK: Writing keys

    private func written(_ form: Form) -> [UInt8] {
        guard let bytes = bytes(form) else { preconditionFailure("a key of a curve has this form") }
        return bytes
    }

    var scalar: [UInt8] { written(.scalar) }
    /// X9.63's form.
    var point: [UInt8] { written(.point) }
    var compressedPoint: [UInt8] { written(.compressedPoint) }
    var publicDER: Data { Data(written(.subject)) }
    var privateDER: Data { Data(written(.pkcs8)) }
    var publicPEM: String { PEMDocument(type: "PUBLIC KEY", bytes: written(.subject)).text }
    var privatePEM: String { PEMDocument(type: "PRIVATE KEY", bytes: written(.pkcs8)).text }

    /// The first number of a point whose second is the smaller of the two that go with it; nil for the others.
    var compactPoint: [UInt8]? {
        let bytes = point
        let first = Array(bytes[1...kind.width])
        let second = bytes[(kind.width + 1)...]
        // The other point has the other sign.
        let sign: UInt8 = (second.last ?? 0) & 1 == 0 ? 3 : 2
        guard let other = AsymmetricKey(kind, point: [sign] + first) else { return nil }
        return second.lexicographicallyPrecedes(other.point[(kind.width + 1)...]) ? first : nil
    }

    // MARK: Using keys

    func sharedSecret(with peer: AsymmetricKey) throws -> SharedSecret {
        guard let bytes = agree(with: peer) else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return SharedSecret(bytes: bytes)
    }

    /// The two numbers of a digest's signature.
    func rawSignature(_ digest: [UInt8]) throws -> [UInt8] {
        guard let der = sign(digest: digest, by: nil),
            let raw = AsymmetricKey.rawSignature(der: der, width: kind.width)
        else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return raw
    }

    func isValid(raw: [UInt8], digest: [UInt8]) -> Bool {
        guard let der = AsymmetricKey.signature(raw: raw) else { return false }
        return isValid(signature: der, digest: digest, by: nil)
    }
}
