import Foundation
import InsetCryptography

/// How a key is made of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// PBKDF2 of RFC 8018, the only one.
public let kCCPBKDF2 = 2

/// The code that PBKDF2 is made of.
public typealias CCPseudoRandomAlgorithm = UInt32
/// By HMAC with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// By HMAC with SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// By HMAC with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// By HMAC with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// By HMAC with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

private func digestAlgorithm(_ prf: CCPseudoRandomAlgorithm) -> DigestAlgorithm? {
    let algorithms: [DigestAlgorithm] = [.sha1, .sha224, .sha256, .sha384, .sha512]
    let place = Int(prf) - 1
    return algorithms.indices.contains(place) ? algorithms[place] : nil
}

/// Makes a key of a password.
///
/// - Parameters:
///   - rounds: How often it is mixed, at least 1; more take longer.
///   - derivedKeyLen: Bytes of the key.
/// - Returns: `kCCSuccess`; `kCCParamError` for what isn't known, without a key's memory, and for no rounds.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm,
    _ password: UnsafePointer<CChar>?,
    _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>?,
    _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm,
    _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>?,
    _ derivedKeyLen: Int
) -> Int32 {
    guard algorithm == kCCPBKDF2, let digest = digestAlgorithm(prf), rounds > 0, derivedKeyLen > 0, let derivedKey,
        password != nil || passwordLen == 0, salt != nil || saltLen == 0
    else { return Int32(kCCParamError) }
    let works = KeyStretching.stretch(
        UnsafeRawBufferPointer(start: password, count: passwordLen),
        salt: UnsafeRawBufferPointer(start: salt, count: saltLen),
        by: digest,
        rounds: rounds,
        into: UnsafeMutableRawBufferPointer(start: derivedKey, count: derivedKeyLen)
    )
    return Int32(works ? kCCSuccess : kCCUnspecifiedError)
}

/// How many rounds take about that long on this machine.
///
/// - Parameter msec: Milliseconds.
/// - Returns: At least 1; the largest number for an algorithm that isn't known.
public func CCCalibratePBKDF(
    _ algorithm: CCPBKDFAlgorithm,
    _ passwordLen: Int,
    _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm,
    _ derivedKeyLen: Int,
    _ msec: UInt32
) -> UInt32 {
    let rounds: UInt32 = 10_000
    let (password, salt) = (
        [CChar](repeating: 1, count: max(passwordLen, 1)), [UInt8](repeating: 1, count: max(saltLen, 1))
    )
    var key = [UInt8](repeating: 0, count: max(derivedKeyLen, 1))
    let start = ContinuousClock.now
    let status = CCKeyDerivationPBKDF(algorithm, password, passwordLen, salt, saltLen, prf, rounds, &key, key.count)
    guard Int(status) == kCCSuccess else { return .max }
    let took = max((ContinuousClock.now - start) / .milliseconds(1), 0.001)
    return UInt32(min(max(Double(rounds) * Double(msec) / took, 1), Double(Int32.max)))
}
