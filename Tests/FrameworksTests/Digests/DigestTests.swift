import Foundation
import InsetCommonCrypto
import InsetCryptoKit
import Testing

@Suite("Frameworks: digests")
struct DigestTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    private let abc = Data("abc".utf8)

    // The examples of FIPS 180-4 and RFC 1321.
    @Test
    func `the digests of abc are those that the standards print`() {
        #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed")
        )
        #expect(
            hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a")
        )
    }

    @Test
    func `a digest names its function when it is printed`() {
        #expect("\(Insecure.MD5.hash(data: Data()))" == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
    }

    @Test(arguments: [1, 55, 56, 63, 64, 65, 200])
    func `the digest of pieces is that of the whole`(size: Int) {
        let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
        var pieces = SHA256()
        for start in stride(from: 0, to: bytes.count, by: size) {
            pieces.update(data: Array(bytes[start..<min(start + size, bytes.count)]))
        }
        #expect(pieces.finalize() == SHA256.hash(data: bytes))
    }

    // RFC 4231, test case 2.
    @Test
    func `a code is that of the RFC, and only its key finds it valid`() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        let other = SymmetricKey(data: Data("Jeff".utf8))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: other))
    }

    @Test
    func `the functions of C write the same digests`() {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        abc.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(abc.count), &digest) }
        #expect(digest == Array(SHA256.hash(data: abc)))
    }

    // The second examples of RFC 2202 and RFC 4231.
    @Test(arguments: [
        (kCCHmacAlgMD5, "750c783e6ab0b503eaa86e310a5db738"),
        (kCCHmacAlgSHA1, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
        (kCCHmacAlgSHA256, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    ])
    func `codes by a key are those that the standards print`(algorithm: Int, expected: String) {
        let (key, message) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        var code = [UInt8](repeating: 0, count: expected.count / 2)
        CCHmac(CCHmacAlgorithm(algorithm), key, key.count, message, message.count, &code)
        #expect(hex(code) == expected)
    }
}
