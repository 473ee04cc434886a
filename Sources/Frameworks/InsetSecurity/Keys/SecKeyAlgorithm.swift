/// What is done with a key, and how.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The algorithm's name, as Apple spells it.
    public let rawValue: String
    /// An algorithm by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// RSA of bytes as they are.
    public static let rsaSignatureRaw = SecKeyAlgorithm(rawValue: "algid:sign:RSA:raw")
    /// RSA of bytes that are padded as PKCS #1 says.
    public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm(rawValue: "algid:sign:RSA:digest-PKCS1v15")
    /// RSA of a digest, padded as PKCS #1 says, by SHA1.
    public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm(rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA1")
    /// RSA of a digest, padded as PKCS #1 says, by SHA224.
    public static let rsaSignatureDigestPKCS1v15SHA224 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA224"
    )
    /// RSA of a digest, padded as PKCS #1 says, by SHA256.
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256"
    )
    /// RSA of a digest, padded as PKCS #1 says, by SHA384.
    public static let rsaSignatureDigestPKCS1v15SHA384 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA384"
    )
    /// RSA of a digest, padded as PKCS #1 says, by SHA512.
    public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA512"
    )
    /// RSA of a message, padded as PKCS #1 says, by SHA1.
    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PKCS1v15:SHA1"
    )
    /// RSA of a message, padded as PKCS #1 says, by SHA224.
    public static let rsaSignatureMessagePKCS1v15SHA224 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PKCS1v15:SHA224"
    )
    /// RSA of a message, padded as PKCS #1 says, by SHA256.
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256"
    )
    /// RSA of a message, padded as PKCS #1 says, by SHA384.
    public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PKCS1v15:SHA384"
    )
    /// RSA of a message, padded as PKCS #1 says, by SHA512.
    public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PKCS1v15:SHA512"
    )
    /// RSA of a digest, padded with salt (PSS), by SHA1.
    public static let rsaSignatureDigestPSSSHA1 = SecKeyAlgorithm(rawValue: "algid:sign:RSA:digest-PSS:SHA1:SHA1:20")
    /// RSA of a digest, padded with salt (PSS), by SHA224.
    public static let rsaSignatureDigestPSSSHA224 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:digest-PSS:SHA224:SHA224:28"
    )
    /// RSA of a digest, padded with salt (PSS), by SHA256.
    public static let rsaSignatureDigestPSSSHA256 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:digest-PSS:SHA256:SHA256:32"
    )
    /// RSA of a digest, padded with salt (PSS), by SHA384.
    public static let rsaSignatureDigestPSSSHA384 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:digest-PSS:SHA384:SHA384:48"
    )
    /// RSA of a digest, padded with salt (PSS), by SHA512.
    public static let rsaSignatureDigestPSSSHA512 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:digest-PSS:SHA512:SHA512:64"
    )
    /// RSA of a message, padded with salt (PSS), by SHA1.
    public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm(rawValue: "algid:sign:RSA:message-PSS:SHA1:SHA1:20")
    /// RSA of a message, padded with salt (PSS), by SHA224.
    public static let rsaSignatureMessagePSSSHA224 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PSS:SHA224:SHA224:28"
    )
    /// RSA of a message, padded with salt (PSS), by SHA256.
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PSS:SHA256:SHA256:32"
    )
    /// RSA of a message, padded with salt (PSS), by SHA384.
    public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PSS:SHA384:SHA384:48"
    )
    /// RSA of a message, padded with salt (PSS), by SHA512.
    public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm(
        rawValue: "algid:sign:RSA:message-PSS:SHA512:SHA512:64"
    )
    /// A curve's signature of a digest, its two numbers one behind the other.
    public static let ecdsaSignatureRFC4754 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:RFC4754")
    /// A curve's signature of a digest, in DER.
    public static let ecdsaSignatureDigestX962 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:digest-X962")
    /// A curve's signature of a digest by SHA1, in DER.
    public static let ecdsaSignatureDigestX962SHA1 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:digest-X962:SHA1")
    /// A curve's signature of a digest by SHA224, in DER.
    public static let ecdsaSignatureDigestX962SHA224 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:digest-X962:SHA224")
    /// A curve's signature of a digest by SHA256, in DER.
    public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
    /// A curve's signature of a digest by SHA384, in DER.
    public static let ecdsaSignatureDigestX962SHA384 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:digest-X962:SHA384")
    /// A curve's signature of a digest by SHA512, in DER.
    public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:digest-X962:SHA512")
    /// A curve's signature of a message by SHA1, in DER.
    public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:message-X962:SHA1")
    /// A curve's signature of a message by SHA224, in DER.
    public static let ecdsaSignatureMessageX962SHA224 = SecKeyAlgorithm(
        rawValue: "algid:sign:ECDSA:message-X962:SHA224"
    )
    /// A curve's signature of a message by SHA256, in DER.
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
        rawValue: "algid:sign:ECDSA:message-X962:SHA256"
    )
    /// A curve's signature of a message by SHA384, in DER.
    public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(
        rawValue: "algid:sign:ECDSA:message-X962:SHA384"
    )
    /// A curve's signature of a message by SHA512, in DER.
    public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(
        rawValue: "algid:sign:ECDSA:message-X962:SHA512"
    )
}
