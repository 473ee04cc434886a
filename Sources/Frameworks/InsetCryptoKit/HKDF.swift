import Foundation

/// Makes keys of a secret that has enough chance in it, as RFC 5869 says.
public struct HKDF<H: HashFunction>: Sendable {
    /// Extracts, then expands.
    ///
    /// - Parameter outputByteCount: At most 255 digests.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey,
        salt: Salt,
        info: Info,
        outputByteCount: Int
    ) -> SymmetricKey {
        let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
        return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
    }

    /// Extracts, then expands, without a salt.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey,
        info: Info,
        outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Extracts, then expands for no purpose in particular.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey,
        salt: Salt,
        outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Extracts, then expands, without a salt and for no purpose in particular.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first step: a code of the secret.
    ///
    /// - Parameter salt: The code's key; nil for as many zeros as a digest has bytes.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey,
        salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let salt = salt.map { Array($0) } ?? [UInt8](repeating: 0, count: H.Digest.byteCount)
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt))
    }

    /// The second step: as many bytes as are asked for.
    ///
    /// - Parameters:
    ///   - info: What the key is for.
    ///   - outputByteCount: At most 255 digests.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK,
        info: Info?,
        outputByteCount: Int
    ) -> SymmetricKey {
        precondition(outputByteCount <= 255 * H.Digest.byteCount, "HKDF makes at most 255 digests")
        let key = SymmetricKey(data: prk.copied)
        let info = info.map { Array($0) } ?? []
        var (output, last, counter): ([UInt8], [UInt8], UInt8) = ([], [], 1)
        while output.count < outputByteCount {
            last = HMAC<H>.authenticationCode(for: last + info + [counter], using: key).bytes
            output += last
            counter &+= 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
