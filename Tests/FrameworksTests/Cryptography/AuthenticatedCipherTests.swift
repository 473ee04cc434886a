import Foundation
import InsetCryptoKit
import Testing

@Suite("CryptoKit: ciphers")
struct AuthenticatedCipherTests {
    // Test case 4 of McGrew and Viega's, which SP 800-38D refers to.
    @Test
    func `AES in Galois mode makes what its authors print`() throws {
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
        let plain = bytes(
            """
            d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657\
            ba637b39
            """
        )
        let header = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(plain, using: key, nonce: nonce, authenticating: header)
        #expect(hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(hex(box.ciphertext).hasPrefix("42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"))
        #expect(Array(try AES.GCM.open(box, using: key, authenticating: header)) == plain)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    }

    // RFC 8439, 2.8.2
    @Test
    func `ChaCha20 with Poly1305 makes what the RFC prints`() throws {
        let key = SymmetricKey(data: (0x80...0x9f).map { UInt8($0) })
        let text = """
            Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.
            """
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let header = bytes("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: header)
        #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        #expect(hex(box.ciphertext.prefix(16)) == "d31a8d34648e60db7b86afbc53ef7ec2")
        #expect(try ChaChaPoly.open(box, using: key, authenticating: header) == Data(text.utf8))
    }

    @Test
    func `a box is put together from its combined bytes`() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("hello".utf8), using: key)
        let combined = try #require(box.combined)
        #expect(combined == Data(box.nonce) + box.ciphertext + box.tag)
        #expect(combined.count == 12 + 5 + 16)
        let other = try AES.GCM.SealedBox(combined: combined)
        #expect(try AES.GCM.open(other, using: key) == Data("hello".utf8))
        let poly = try ChaChaPoly.seal(Data(), using: key)
        #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: poly.combined), using: key) == Data())
    }

    @Test
    func `a changed byte, another key and a nonce of another length are noticed`() throws {
        let key = SymmetricKey(size: .bits128)
        var combined = try #require(try AES.GCM.seal(Data("hello".utf8), using: key).combined)
        combined[14] ^= 1
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key)
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(Data(), using: SymmetricKey(data: [1, 2, 3]))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(Data(), using: key) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: [1]) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: combined.prefix(27)) }
    }

    @Test
    func `a long nonce has no combined form`() throws {
        let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 1, count: 16))
        let key = SymmetricKey(size: .bits192)
        let box = try AES.GCM.seal(Data("a".utf8), using: key, nonce: nonce)
        #expect(box.combined == nil)
        #expect(try AES.GCM.open(box, using: key) == Data("a".utf8))
    }

    // RFC 3394, 4.1 and 4.6
    @Test
    func `a key is wrapped as the RFC says, and only by its key unwrapped`() throws {
        let kek = SymmetricKey(data: (0..<16).map { UInt8($0) })
        let key = SymmetricKey(data: bytes("00112233445566778899aabbccddeeff"))
        let wrapped = try AES.KeyWrap.wrap(key, using: kek)
        #expect(hex(wrapped) == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
        #expect(try AES.KeyWrap.unwrap(wrapped, using: kek) == key)
        #expect(throws: CryptoKitError.unwrapFailure) {
            try AES.KeyWrap.unwrap(wrapped, using: SymmetricKey(size: .bits128))
        }
        #expect(throws: CryptoKitError.wrapFailure) { try AES.KeyWrap.wrap(SymmetricKey(data: [1]), using: kek) }
    }

    // RFC 5869, A.1
    @Test
    func `keys are derived as the RFC says`() {
        let secret = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
        let (salt, info) = ((0...12).map { UInt8($0) }, (0xf0...0xf9).map { UInt8($0) })
        let extracted = HKDF<SHA256>.extract(inputKeyMaterial: secret, salt: salt)
        #expect(hex(extracted) == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
        let key = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, salt: salt, info: info, outputByteCount: 42)
        #expect(
            key.withUnsafeBytes { hex($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
        )
    }

    @Test
    func `digests and codes are compared with data`() {
        let digest = SHA256.hash(data: Data("abc".utf8))
        #expect(digest == Data(digest))
        #expect(digest != Data(digest).dropFirst())
        let code = HMAC<SHA256>.authenticationCode(for: Data(), using: SymmetricKey(data: [1]))
        #expect(code == Data(code))
        #expect("\(code)" == "HMAC with SHA256: \(hex(code))")
    }
}
