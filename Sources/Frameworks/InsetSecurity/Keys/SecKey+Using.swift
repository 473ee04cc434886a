import CoreGraphics
import Foundation
import InsetCryptography

/// Whether a key can do something in a certain way.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey,
    _ operation: SecKeyOperationType,
    _ algorithm: SecKeyAlgorithm
) -> Bool { KeyOperation(algorithm)?.fits(key, operation) ?? false }

private func plan(
    _ key: SecKey,
    _ operation: SecKeyOperationType,
    _ algorithm: SecKeyAlgorithm,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> KeyOperation? {
    guard let plan = KeyOperation(algorithm), plan.fits(key, operation) else {
        fail(error, errSecParam, "the key doesn't support \(algorithm.rawValue)")
        return nil
    }
    return plan
}

private func answer(
    _ bytes: [UInt8]?,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
    _ status: OSStatus = errSecParam
) -> CFData? {
    guard let bytes else {
        fail(error, status, "the key can't do that with these bytes")
        return nil
    }
    return Data(bytes) as NSData
}

/// The signature of some data by a private key.
///
/// - Returns: Nil with `errSecParam` for an algorithm that the key doesn't support, and for digests of a wrong length.
public func SecKeyCreateSignature(
    _ key: SecKey,
    _ algorithm: SecKeyAlgorithm,
    _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let plan = plan(key, .sign, algorithm, error) else { return nil }
    let digest = plan.digested(Array(dataToSign as Data))
    guard plan.digest.map({ $0.digestSize == digest.count }) ?? true else { return answer(nil, error) }
    let signature = key.key.sign(digest: digest, by: plan.isRSA ? plan.digest : nil, padding: plan.padding)
    guard plan.isRaw else { return answer(signature, error) }
    return answer(
        signature.flatMap { AsymmetricKey.rawSignature(der: $0, width: key.key.kind.width) },
        error
    )
}

/// Whether a signature is that of some data.
///
/// - Returns: False with `errSecVerifyFailed` where it isn't, and `errSecParam` for an algorithm that the key doesn't support.
public func SecKeyVerifySignature(
    _ key: SecKey,
    _ algorithm: SecKeyAlgorithm,
    _ signedData: CFData,
    _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let plan = plan(key, .verify, algorithm, error) else { return false }
    let given = Array(signature as Data)
    let der = plan.isRaw ? AsymmetricKey.signature(raw: given) ?? [] : given
    let isValid = key.key.isValid(
        signature: der,
        digest: plan.digested(Array(signedData as Data)),
        by: plan.isRSA ? plan.digest : nil,
        padding: plan.padding
    )
    if !isValid { fail(error, errSecVerifyFailed, "the signature isn't that of the data") }
    return isValid
}

/// Encrypts by a public key of RSA's.
///
/// - Returns: Nil with `errSecParam` for an algorithm that the key doesn't support, and for more bytes than it takes.
public func SecKeyCreateEncryptedData(
    _ key: SecKey,
    _ algorithm: SecKeyAlgorithm,
    _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let plan = plan(key, .encrypt, algorithm, error) else { return nil }
    let bytes = Array(plaintext as Data)
    return answer(
        key.key.transform(bytes, encrypts: true, padding: plan.padding, algorithm: plan.digest),
        error
    )
}

/// Decrypts by a private key of RSA's.
///
/// - Returns: Nil with `errSecDecode` for what wasn't encrypted so.
public func SecKeyCreateDecryptedData(
    _ key: SecKey,
    _ algorithm: SecKeyAlgorithm,
    _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let plan = plan(key, .decrypt, algorithm, error) else { return nil }
    let bytes = Array(ciphertext as Data)
    return answer(
        key.key.transform(bytes, encrypts: false, padding: plan.padding, algorithm: plan.digest),
        error,
        errSecDecode
    )
}

/// What a private key and another's public one have in common, or a key that is made of it.
///
/// - Parameter parameters: `requestedSize` and `sharedInfo`, for a key that is made.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey,
    _ algorithm: SecKeyAlgorithm,
    _ publicKey: SecKey,
    _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let plan = plan(privateKey, .keyExchange, algorithm, error) else { return nil }
    guard privateKey.key.kind == publicKey.key.kind, let secret = privateKey.key.agree(with: publicKey.key) else {
        return answer(nil, error)
    }
    guard plan.derives, let digest = plan.digest else { return answer(secret, error) }
    let values = Dictionary(
        parameters.map { (($0.key as? SecKeyKeyExchangeParameter)?.rawValue ?? "\($0.key)", $0.value) },
        uniquingKeysWith: { $1 }
    )
    let size = (values["requestedSize"] as? NSNumber)?.intValue ?? values["requestedSize"] as? Int ?? 0
    let info = values["sharedInfo"] as? Data ?? (values["sharedInfo"] as? NSData).map { $0 as Data } ?? Data()
    guard size > 0 else { return answer(nil, error) }
    var (output, counter): ([UInt8], UInt32) = ([], 1)
    while output.count < size {
        let number = withUnsafeBytes(of: counter.bigEndian) { Array($0) }
        output += Digester.digest(secret + number + Array(info), by: digest)
        counter += 1
    }
    return answer(Array(output.prefix(size)), error)
}
