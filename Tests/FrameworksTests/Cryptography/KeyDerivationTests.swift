import Foundation
import InsetCommonCrypto
import Testing

@Suite("CommonCrypto: keys, codes and random bytes")
struct KeyDerivationTests {
    // RFC 6070; the last is the same with SHA-256.
    @Test(arguments: [
        (kCCPRFHmacAlgSHA1, 1, "0c60c80f961f0e71f3a9b524af6012062fe037a6"),
        (kCCPRFHmacAlgSHA1, 4096, "4b007901b765489abead49d926f721d065a429c1"),
        (kCCPRFHmacAlgSHA256, 1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
    ])
    func `a password makes the key that the RFC prints`(prf: Int, rounds: Int, expected: String) {
        var key = [UInt8](repeating: 0, count: expected.count / 2)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2),
            "password",
            8,
            Array("salt".utf8),
            4,
            CCPseudoRandomAlgorithm(prf),
            UInt32(rounds),
            &key,
            key.count
        )
        #expect(Int(status) == kCCSuccess)
        #expect(hex(key) == expected)
    }

    @Test
    func `no rounds make no key`() {
        var key: [UInt8] = [0]
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2),
            "a",
            1,
            [1],
            1,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1),
            0,
            &key,
            1
        )
        #expect(Int(status) == kCCParamError)
    }

    @Test
    func `more time takes more rounds`() {
        let prf = CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256)
        let rounds = CCCalibratePBKDF(CCPBKDFAlgorithm(kCCPBKDF2), 8, 8, prf, 32, 100)
        #expect(rounds > 1 && rounds < .max)
        #expect(CCCalibratePBKDF(9, 8, 8, prf, 32, 100) == .max)
    }

    @Test
    func `random bytes differ`() {
        var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(Int(CCRandomGenerateBytes(&first, 32)) == kCCSuccess)
        #expect(Int(CCRandomGenerateBytes(&second, 32)) == kCCSuccess)
        #expect(first != second)
    }

    @Test
    func `a digest of pieces is that of the whole, also in memory that C allocated`() {
        let context = UnsafeMutablePointer<CC_SHA512_CTX>.allocate(capacity: 1)
        defer { context.deallocate() }
        CC_SHA512_Init(context)
        CC_SHA512_Update(context, "a", 1)
        CC_SHA512_Update(context, "bc", 2)
        var pieces = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
        #expect(CC_SHA512_Final(&pieces, context) == 1)
        var whole = pieces.map { _ in UInt8(0) }
        CC_SHA512("abc", 3, &whole)
        #expect(pieces == whole)
        #expect(hex(whole).hasPrefix("ddaf35a193617abacc417349ae204131"))
    }

    // RFC 1320; FIPS 180-4's example of SHA-224.
    @Test
    func `digests that are rarer are those of the standards`() {
        var digest = [UInt8](repeating: 0, count: 28)
        CC_SHA224("abc", 3, &digest)
        #expect(hex(digest) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        CC_MD4("abc", 3, &digest)
        #expect(hex(digest.prefix(16)) == "a448017aaf21d8525fc10ae87aa6729d")
    }

    // RFC 4231, test case 2.
    @Test
    func `a code of pieces is that of the whole`() {
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4)
        CCHmacUpdate(&context, "what do ya want ", 16)
        CCHmacUpdate(&context, "for nothing?", 12)
        var code = [UInt8](repeating: 0, count: 32)
        CCHmacFinal(&context, &code)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }
}
