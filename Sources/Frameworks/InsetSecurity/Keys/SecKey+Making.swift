import CoreGraphics
import Foundation
import InsetCryptography
import Platform

private func text(_ value: Any?) -> String? { value.map { "\($0)" } }

private func isTrue(_ value: Any?) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }

/// Makes a new private key.
///
/// - Parameter parameters: `kSecAttrKeyType`, `kSecAttrKeySizeInBits` (256, 384 or 521 of curves; 1024…8192 of RSA), and
///   `kSecPrivateKeyAttrs`: with `kSecAttrIsPermanent` the key goes into the keychain.
/// - Returns: Nil with `errSecParam` for what can't be made, and with `errSecUnimplemented` for a key of the secure
///   enclave, which there is none of: said once.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    if parameters["tkid"] != nil {
        AbsentFeature.report("SecKeyCreateRandomKey", "there is no secure enclave here; such keys can't be made")
        fail(error, errSecUnimplemented, "there is no secure enclave")
        return nil
    }
    let bits =
        (parameters["bsiz"] as? NSNumber)?.intValue ?? (parameters["bsiz"] as? Int) ?? text(
            parameters["bsiz"]
        ).flatMap { Int($0) } ?? 0
    let kinds: [Int: AsymmetricKey.Kind] = [256: .p256, 384: .p384, 521: .p521]
    let kind: AsymmetricKey.Kind? =
        text(parameters["type"]) == "42" ? (1024...8192).contains(bits) ? .rsa : nil : kinds[bits]
    guard let kind, ["42", "73"].contains(text(parameters["type"])),
        let key = AsymmetricKey(generating: kind, bits: bits)
    else {
        fail(error, errSecParam, "a key of this type and size can't be made")
        return nil
    }
    let made = SecKey(key, isPrivate: true)
    var attributes: [String: Any] = [:]
    for (key, value) in parameters { attributes["\(key)"] = value }
    for (key, value) in attributes["private"] as? NSDictionary ?? [:] { attributes["\(key)"] = value }
    attributes["private"] = nil
    attributes["public"] = nil
    if isTrue(attributes["perm"]) {
        attributes["v_Ref"] = made
        let status = SecItemAdd(attributes as NSDictionary, nil)
        guard status == errSecSuccess else {
            fail(error, status, "the keychain didn't take the key")
            return nil
        }
    }
    return made
}

/// The key of its bytes.
///
/// - Parameters:
///   - keyData: As `SecKeyCopyExternalRepresentation` writes them.
///   - attributes: `kSecAttrKeyType` and `kSecAttrKeyClass`.
/// - Returns: Nil with `errSecParam` for what is no such key.
public func SecKeyCreateWithData(
    _ keyData: CFData,
    _ attributes: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let (type, keyClass) = (text(attributes["type"]), text(attributes["kcls"]))
    guard ["42", "73"].contains(type), ["0", "1"].contains(keyClass),
        let key = SecKey(external: Array(keyData as Data), isRSA: type == "42", isPrivate: keyClass == "1")
    else {
        fail(error, errSecParam, "the bytes are no key of this type")
        return nil
    }
    return key
}

/// The public key that belongs to a private one; itself of a public one.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { SecKey(key.key, isPrivate: false) }

/// A key's bytes: PKCS #1 of RSA's; of a curve's 4 and the point's two numbers, and the private one.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let bytes = key.external else {
        fail(error, errSecParam, "the key can't be written")
        return nil
    }
    return Data(bytes) as NSData
}

/// What is known of a key: its type, class, size, and what it can do.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { key.attributes as NSDictionary }

/// Bytes that a key takes at once: those of RSA's modulus, or of a curve's numbers.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.key.bits + 7) / 8 }

/// Makes a new pair of keys.
///
/// - Returns: `errSecSuccess`, or `errSecParam` for what can't be made.
@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary,
    _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    guard let key = SecKeyCreateRandomKey(parameters, nil) else { return errSecParam }
    publicKey?.pointee = SecKeyCopyPublicKey(key)
    privateKey?.pointee = key
    return errSecSuccess
}
