import Foundation
import InsetCommonCrypto
import Testing

@Suite("CommonCrypto: ciphers")
struct CryptorTests {
    private func crypt(
        _ operation: Int,
        _ algorithm: Int,
        _ options: Int,
        key: [UInt8],
        vector: [UInt8]? = nil,
        _ input: [UInt8],
        room: Int? = nil
    ) -> (status: Int, output: [UInt8], moved: Int) {
        var output = [UInt8](repeating: 0, count: room ?? input.count + 16)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation),
            CCAlgorithm(algorithm),
            CCOptions(options),
            key,
            key.count,
            vector,
            input,
            input.count,
            &output,
            output.count,
            &moved
        )
        return (Int(status), Int(status) == kCCSuccess ? Array(output.prefix(moved)) : [], moved)
    }

    // SP 800-38A F.1.1 and F.2.1; FIPS 46's usual example; the first of Schneier's; RFC 2144 B.1; RFC 2268 5.
    @Test(arguments: [
        (
            kCCAlgorithmAES, "2b7e151628aed2a6abf7158809cf4f3c", "6bc1bee22e409f96e93d7e117393172a",
            "3ad77bb40d7a3660a89ecaf32466ef97"
        ),
        (kCCAlgorithmDES, "133457799bbcdff1", "0123456789abcdef", "85e813540f0ab405"),
        (kCCAlgorithm3DES, "133457799bbcdff1133457799bbcdff1133457799bbcdff1", "0123456789abcdef", "85e813540f0ab405"),
        (kCCAlgorithmBlowfish, "0000000000000000", "0000000000000000", "4ef997456198dd78"),
        (kCCAlgorithmCAST, "0123456712345678234567893456789a", "0123456789abcdef", "238b4fe5847e44b2"),
        (kCCAlgorithmRC2, "ffffffffffffffff", "ffffffffffffffff", "278b27e42e2f0d49"),
        (kCCAlgorithmRC4, "4b6579", "506c61696e74657874", "bbf316e8d940af0ad3"),
    ])
    func `a cipher makes of a block what its standard prints`(
        algorithm: Int,
        key: String,
        plain: String,
        encrypted: String
    ) {
        let made = crypt(kCCEncrypt, algorithm, kCCOptionECBMode, key: bytes(key), bytes(plain))
        #expect(made.status == kCCSuccess)
        #expect(hex(made.output) == encrypted)
        let back = crypt(kCCDecrypt, algorithm, kCCOptionECBMode, key: bytes(key), bytes(encrypted))
        #expect(hex(back.output) == plain)
    }

    private let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    private let vector = bytes("000102030405060708090a0b0c0d0e0f")

    // SP 800-38A F.2.1
    @Test
    func `without the option for single blocks they are chained`() {
        let plain = bytes("6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51")
        let made = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, vector: vector, plain)
        #expect(hex(made.output) == "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2")
    }

    @Test
    func `a chain without a vector begins with zeros`() {
        let none = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, vector)
        let zeros = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, vector: [UInt8](repeating: 0, count: 16), vector)
        #expect(none.output == zeros.output)
    }

    @Test(arguments: [0, 1, 15, 16, 17, 100])
    func `padding makes whole blocks, and goes when they are decrypted`(count: Int) {
        let plain = [UInt8](repeating: 7, count: count)
        let made = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, vector: vector, plain)
        #expect(made.output.count == (count / 16 + 1) * 16)
        let back = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, vector: vector, made.output)
        #expect(back.output == plain)
    }

    @Test
    func `what can't be encrypted or decrypted says why`() {
        let options = kCCOptionPKCS7Padding
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, [1, 2, 3]).status == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: [1, 2, 3], vector).status == kCCKeySizeError)
        #expect(crypt(kCCEncrypt, 99, 0, key: key, vector).status == kCCParamError)
        #expect(crypt(kCCDecrypt, kCCAlgorithmAES, options, key: key, [1, 2, 3]).status == kCCAlignmentError)
        let small = crypt(kCCEncrypt, kCCAlgorithmAES, options, key: key, vector, room: 16)
        #expect(small.status == kCCBufferTooSmall)
        #expect(small.moved == 32)
        // The last block decrypts to no padding.
        let zeros = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, [UInt8](repeating: 0, count: 16))
        #expect(crypt(kCCDecrypt, kCCAlgorithmAES, options, key: key, zeros.output).status == kCCDecodeError)
    }

    @Test(arguments: [(kCCEncrypt, 5), (kCCEncrypt, 16), (kCCDecrypt, 5), (kCCDecrypt, 16), (kCCDecrypt, 33)])
    func `pieces make what the whole makes, and each says before how long it is`(operation: Int, size: Int) {
        let plain = (0..<100).map { UInt8($0) }
        let options = CCOptions(kCCOptionPKCS7Padding)
        let encrypted = crypt(kCCEncrypt, kCCAlgorithmAES, Int(options), key: key, vector: vector, plain).output
        let input = operation == kCCEncrypt ? plain : encrypted
        var reference: CCCryptorRef?
        let algorithm = CCAlgorithm(kCCAlgorithmAES)
        CCCryptorCreate(CCOperation(operation), algorithm, options, key, key.count, vector, &reference)
        defer { CCCryptorRelease(reference) }
        #expect(CCCryptorGetOutputLength(reference, input.count, true) == (operation == kCCEncrypt ? 112 : 112))
        var output: [UInt8] = []
        for start in stride(from: 0, to: input.count, by: size) {
            let piece = Array(input[start..<min(start + size, input.count)])
            let expected = CCCryptorGetOutputLength(reference, piece.count, false)
            var room = [UInt8](repeating: 0, count: expected)
            var moved = -1
            #expect(Int(CCCryptorUpdate(reference, piece, piece.count, &room, expected, &moved)) == kCCSuccess)
            #expect(moved == expected)
            output += room
        }
        var (room, moved) = ([UInt8](repeating: 0, count: 16), 0)
        #expect(Int(CCCryptorFinal(reference, &room, room.count, &moved)) == kCCSuccess)
        output += room.prefix(moved)
        #expect(output == (operation == kCCEncrypt ? encrypted : plain))
    }

    // SP 800-38A F.5.1, F.3.13 and F.4.1
    @Test(arguments: [
        (kCCModeCTR, "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", "874d6191b620e3261bef6864990db6ce"),
        (kCCModeCFB, "000102030405060708090a0b0c0d0e0f", "3b3fd92eb72dad20333449f8e83cfb4a"),
        (kCCModeOFB, "000102030405060708090a0b0c0d0e0f", "3b3fd92eb72dad20333449f8e83cfb4a"),
        (kCCModeCFB8, "000102030405060708090a0b0c0d0e0f", "3b79424c9c0dd436bace9e0ed4586a4f"),
    ])
    func `modes make what the standard prints`(mode: Int, vector: String, encrypted: String) {
        let plain = bytes("6bc1bee22e409f96e93d7e117393172a")
        var reference: CCCryptorRef?
        let status = CCCryptorCreateWithMode(
            CCOperation(kCCEncrypt),
            CCMode(mode),
            CCAlgorithm(kCCAlgorithmAES),
            CCPadding(ccNoPadding),
            bytes(vector),
            key,
            key.count,
            nil,
            0,
            0,
            CCModeOptions(kCCModeOptionCTR_BE),
            &reference
        )
        defer { CCCryptorRelease(reference) }
        #expect(Int(status) == kCCSuccess)
        var (output, moved) = ([UInt8](repeating: 0, count: 16), 0)
        CCCryptorUpdate(reference, plain, plain.count, &output, output.count, &moved)
        #expect(hex(output.prefix(moved)) == encrypted)
    }

    // RFC 3394, 4.1
    @Test
    func `a key is wrapped as the RFC says`() {
        let (kek, raw) = (
            bytes("000102030405060708090a0b0c0d0e0f"), bytes("00112233445566778899aabbccddeeff")
        )
        var wrapped = [UInt8](repeating: 0, count: CCSymmetricWrappedSize(CCWrappingAlgorithm(kCCWRAPAES), raw.count))
        var count = wrapped.count
        let algorithm = CCWrappingAlgorithm(kCCWRAPAES)
        let status = CCSymmetricKeyWrap(
            algorithm,
            CCrfc3394_iv,
            CCrfc3394_ivLen,
            kek,
            kek.count,
            raw,
            raw.count,
            &wrapped,
            &count
        )
        #expect(Int(status) == kCCSuccess)
        #expect(hex(wrapped) == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
        var back = [UInt8](repeating: 0, count: 16)
        count = back.count
        CCSymmetricKeyUnwrap(
            algorithm,
            CCrfc3394_iv,
            CCrfc3394_ivLen,
            kek,
            kek.count,
            wrapped,
            wrapped.count,
            &back,
            &count
        )
        #expect(back == raw)
    }
}
