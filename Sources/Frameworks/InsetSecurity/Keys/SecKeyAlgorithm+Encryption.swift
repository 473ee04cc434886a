extension SecKeyAlgorithm {
    /// RSA of bytes as they are.
    public static let rsaEncryptionRaw = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:raw")
    /// RSA, padded as PKCS #1 says.
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:PKCS1")
    /// RSA, padded with chance (OAEP), by SHA1.
    public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA1")
    /// RSA, padded with chance (OAEP), by SHA224.
    public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA224")
    /// RSA, padded with chance (OAEP), by SHA256.
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
    /// RSA, padded with chance (OAEP), by SHA384.
    public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA384")
    /// RSA, padded with chance (OAEP), by SHA512.
    public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA512")
    /// AES, by a key that RSA encrypts, padded with chance by SHA1; not supported here.
    public static let rsaEncryptionOAEPSHA1AESGCM = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA1:AESGCM")
    /// AES, by a key that RSA encrypts, padded with chance by SHA224; not supported here.
    public static let rsaEncryptionOAEPSHA224AESGCM = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA224:AESGCM")
    /// AES, by a key that RSA encrypts, padded with chance by SHA256; not supported here.
    public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA256:AESGCM")
    /// AES, by a key that RSA encrypts, padded with chance by SHA384; not supported here.
    public static let rsaEncryptionOAEPSHA384AESGCM = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA384:AESGCM")
    /// AES, by a key that RSA encrypts, padded with chance by SHA512; not supported here.
    public static let rsaEncryptionOAEPSHA512AESGCM = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA512:AESGCM")
    /// AES, by a key of a curve's secret, by SHA1; not supported here.
    public static let eciesEncryptionStandardX963SHA1AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA224; not supported here.
    public static let eciesEncryptionStandardX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA256; not supported here.
    public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA384; not supported here.
    public static let eciesEncryptionStandardX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA512; not supported here.
    public static let eciesEncryptionStandardX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA224; not supported here.
    public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM-KDFIV"
    )
    /// AES, by a key of a curve's secret, by SHA256; not supported here.
    public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV"
    )
    /// AES, by a key of a curve's secret, by SHA384; not supported here.
    public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM-KDFIV"
    )
    /// AES, by a key of a curve's secret, by SHA512; not supported here.
    public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM-KDFIV"
    )
    /// AES, by a key of a curve's secret, by SHA1; not supported here.
    public static let eciesEncryptionCofactorX963SHA1AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA1:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA224; not supported here.
    public static let eciesEncryptionCofactorX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA256; not supported here.
    public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA384; not supported here.
    public static let eciesEncryptionCofactorX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA512; not supported here.
    public static let eciesEncryptionCofactorX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM"
    )
    /// AES, by a key of a curve's secret, by SHA224; not supported here.
    public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM-KDFIV"
    )
    /// AES, by a key of a curve's secret, by SHA256; not supported here.
    public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV"
    )
    /// AES, by a key of a curve's secret, by SHA384; not supported here.
    public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM-KDFIV"
    )
    /// AES, by a key of a curve's secret, by SHA512; not supported here.
    public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM-KDFIV"
    )
    /// The secret that two keys of a curve have in common.
    public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(rawValue: "algid:keyexchange:ECDH")
    /// A key that SHA1 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeStandardX963SHA1 = SecKeyAlgorithm(rawValue: "algid:keyexchange:ECDH:KDFX963:SHA1")
    /// A key that SHA224 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeStandardX963SHA224 = SecKeyAlgorithm(
        rawValue: "algid:keyexchange:ECDH:KDFX963:SHA224"
    )
    /// A key that SHA256 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm(
        rawValue: "algid:keyexchange:ECDH:KDFX963:SHA256"
    )
    /// A key that SHA384 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeStandardX963SHA384 = SecKeyAlgorithm(
        rawValue: "algid:keyexchange:ECDH:KDFX963:SHA384"
    )
    /// A key that SHA512 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeStandardX963SHA512 = SecKeyAlgorithm(
        rawValue: "algid:keyexchange:ECDH:KDFX963:SHA512"
    )
    /// The secret that two keys of a curve have in common.
    public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm(rawValue: "algid:keyexchange:ECDHC")
    /// A key that SHA1 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeCofactorX963SHA1 = SecKeyAlgorithm(
        rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA1"
    )
    /// A key that SHA224 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeCofactorX963SHA224 = SecKeyAlgorithm(
        rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA224"
    )
    /// A key that SHA256 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeCofactorX963SHA256 = SecKeyAlgorithm(
        rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA256"
    )
    /// A key that SHA384 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeCofactorX963SHA384 = SecKeyAlgorithm(
        rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA384"
    )
    /// A key that SHA512 makes of the secret of two keys of a curve.
    public static let ecdhKeyExchangeCofactorX963SHA512 = SecKeyAlgorithm(
        rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA512"
    )
}
