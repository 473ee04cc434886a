import Foundation
import InsetSecurity
import Testing

@Suite("Security: keys")
struct SecKeyTests {
    private let message = Data("sample".utf8) as NSData

    private func made(_ type: NSString, _ bits: Int) throws -> SecKey {
        let attributes: NSDictionary = [kSecAttrKeyType: type, kSecAttrKeySizeInBits: NSNumber(value: bits)]
        return try #require(SecKeyCreateRandomKey(attributes, nil))
    }

    @Test(arguments: [
        SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256, .rsaSignatureMessagePSSSHA256,
        .rsaSignatureMessagePKCS1v15SHA512, .rsaSignatureMessagePSSSHA1,
    ])
    func `RSA signs a message, and only its public key finds it valid`(algorithm: SecKeyAlgorithm) throws {
        let key = try made(kSecAttrKeyTypeRSA, 2048)
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        let signature = try #require(SecKeyCreateSignature(key, algorithm, message, nil))
        #expect(signature.length == SecKeyGetBlockSize(key))
        #expect(SecKeyVerifySignature(publicKey, algorithm, message, signature, nil))
        var error: Unmanaged<NSError>?
        #expect(!SecKeyVerifySignature(publicKey, algorithm, NSData(), signature, &error))
        #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
    }

    // RFC 6979, A.2.5
    @Test
    func `a curve's key is made of its bytes, and finds the signature of the RFC valid`() throws {
        let point =
            "0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
            + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
        let secret = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"
        let attributes: NSDictionary = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
        ]
        let key = try #require(SecKeyCreateWithData(Data(bytes(point + secret)) as NSData, attributes, nil))
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        #expect(try hex(#require(SecKeyCopyExternalRepresentation(publicKey, nil)) as Data) == point)
        #expect(try hex(#require(SecKeyCopyExternalRepresentation(key, nil)) as Data) == point + secret)
        let signature = Data(
            bytes(
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
                    + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"
            )
        )
        // SHA-256 of "sample".
        let digest = Data(bytes("af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf")) as NSData
        #expect(SecKeyVerifySignature(publicKey, .ecdsaSignatureRFC4754, digest, signature as NSData, nil))
        let made = try #require(SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, message, nil))
        #expect(SecKeyVerifySignature(publicKey, .ecdsaSignatureDigestX962SHA256, digest, made, nil))
    }

    @Test(arguments: [SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA256])
    func `RSA decrypts what the public key encrypted`(algorithm: SecKeyAlgorithm) throws {
        let key = try made(kSecAttrKeyTypeRSA, 2048)
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        let encrypted = try #require(SecKeyCreateEncryptedData(publicKey, algorithm, message, nil))
        #expect(SecKeyCreateDecryptedData(key, algorithm, encrypted, nil) == message)
        var error: Unmanaged<NSError>?
        #expect(SecKeyCreateEncryptedData(publicKey, algorithm, NSData(data: Data(count: 300)), &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
    }

    @Test
    func `RSA's keys are written as PKCS 1 has them, and read again`() throws {
        let key = try made(kSecAttrKeyTypeRSA, 1024)
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        let bytes = try #require(SecKeyCopyExternalRepresentation(publicKey, nil))
        // A sequence of two numbers: the modulus with its sign, and 65537.
        #expect(bytes.length == 140)
        let attributes: NSDictionary = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic]
        #expect(SecKeyCreateWithData(bytes, attributes, nil) == publicKey)
        var error: Unmanaged<NSError>?
        #expect(SecKeyCreateWithData(NSData(), attributes, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
    }

    @Test
    func `a key says what it supports`() throws {
        let key = try made(kSecAttrKeyTypeEC, 256)
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        #expect(SecKeyIsAlgorithmSupported(key, .sign, .ecdsaSignatureMessageX962SHA256))
        #expect(!SecKeyIsAlgorithmSupported(publicKey, .sign, .ecdsaSignatureMessageX962SHA256))
        #expect(SecKeyIsAlgorithmSupported(publicKey, .verify, .ecdsaSignatureMessageX962SHA256))
        #expect(!SecKeyIsAlgorithmSupported(key, .sign, .rsaSignatureMessagePSSSHA256))
        #expect(!SecKeyIsAlgorithmSupported(publicKey, .encrypt, .eciesEncryptionStandardX963SHA256AESGCM))
        #expect(SecKeyGetBlockSize(key) == 32)
    }

    @Test
    func `two curves' keys come to one secret`() throws {
        let (mine, theirs) = (try made(kSecAttrKeyTypeEC, 384), try made(kSecAttrKeyTypeEC, 384))
        let publics = try [mine, theirs].map { try #require(SecKeyCopyPublicKey($0)) }
        let first = SecKeyCopyKeyExchangeResult(mine, .ecdhKeyExchangeStandard, publics[1], [:], nil)
        let second = SecKeyCopyKeyExchangeResult(theirs, .ecdhKeyExchangeStandard, publics[0], [:], nil)
        #expect(first == second)
        #expect(first?.length == 48)
        let parameters: NSDictionary = [SecKeyKeyExchangeParameter.requestedSize.rawValue: NSNumber(value: 16)]
        let algorithm = SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA256
        #expect(SecKeyCopyKeyExchangeResult(mine, algorithm, publics[1], parameters, nil)?.length == 16)
    }

    @Test
    func `a permanent key is found in the keychain by its tag`() throws {
        let tag = Data("key of \(#function)".utf8) as NSData
        let attributes: NSDictionary = [
            kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: NSNumber(value: 256),
            kSecPrivateKeyAttrs: [kSecAttrIsPermanent: NSNumber(value: true), kSecAttrApplicationTag: tag]
                as NSDictionary,
        ]
        let key = try #require(SecKeyCreateRandomKey(attributes, nil))
        let query: NSDictionary = [
            kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: NSNumber(value: true),
        ]
        var found: AnyObject?
        #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
        #expect(found as? SecKey == key)
        #expect(SecItemDelete(query) == errSecSuccess)
    }

    @Test
    func `there are no keys of a secure enclave`() {
        let attributes: NSDictionary = [
            kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: NSNumber(value: 256),
            kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
        ]
        var error: Unmanaged<NSError>?
        #expect(SecKeyCreateRandomKey(attributes, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    }
}
