import InsetCryptography

/// What an algorithm's name says.
struct KeyOperation {
    let isRSA: Bool
    let type: SecKeyOperationType
    let padding: AsymmetricKey.Padding
    /// What makes the digest; nil where none is made or nothing says it.
    let digest: DigestAlgorithm?
    /// Whether the digest has to be made of what is given.
    let isMessage: Bool
    /// Whether a signature is written as two numbers rather than in DER.
    let isRaw: Bool
    /// Whether a key is made of the secret.
    let derives: Bool

    /// Nil for what isn't supported here.
    init?(_ algorithm: SecKeyAlgorithm) {
        let parts = algorithm.rawValue.split(separator: ":").map(String.init)
        guard parts.count >= 3, parts[0] == "algid" else { return nil }
        let digests: [String: DigestAlgorithm] = [
            "SHA1": .sha1, "SHA224": .sha224, "SHA256": .sha256, "SHA384": .sha384, "SHA512": .sha512,
        ]
        digest = parts.compactMap { digests[$0] }.first
        isRSA = parts[2] == "RSA"
        isMessage = parts.count > 3 && parts[3].hasPrefix("message-")
        isRaw = parts.last == "RFC4754"
        derives = parts.contains("KDFX963")
        switch parts[1] {
        case "sign":
            type = .sign
            padding = !isRSA || parts[3] == "raw" ? .none : parts[3].hasSuffix("-PSS") ? .pss : .pkcs1
        case "encrypt":
            guard isRSA, parts.last != "AESGCM", parts.count > 3 else { return nil }
            type = .encrypt
            padding = parts[3] == "raw" ? .none : parts[3] == "OAEP" ? .oaep : .pkcs1
        case "keyexchange": (type, padding) = (.keyExchange, .none)
        default: return nil
        }
    }

    /// Whether a key can do that.
    func fits(_ key: SecKey, _ operation: SecKeyOperationType) -> Bool {
        guard isRSA == (key.key.kind == .rsa) else { return false }
        switch operation {
        case .sign, .keyExchange: return type == operation && key.isPrivate
        case .verify: return type == .sign
        case .encrypt: return type == .encrypt
        case .decrypt: return type == .encrypt && key.isPrivate
        }
    }

    /// What is signed: the digest of a message.
    func digested(_ bytes: [UInt8]) -> [UInt8] {
        guard isMessage, let digest else { return bytes }
        return Digester.digest(bytes, by: digest)
    }
}
