import Foundation
import InsetCryptoKit
import Testing

@Suite("CryptoKit: curves")
struct CurveTests {
    private let message = Data("sample".utf8)

    // RFC 6979, A.2.5
    private let secret = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"
    private let point =
        "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
    private let signature =
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"

    @Test
    func `a key's point and a signature's validity are those of the RFC`() throws {
        let key = try P256.Signing.PrivateKey(rawRepresentation: bytes(secret))
        #expect(hex(key.publicKey.rawRepresentation) == point)
        #expect(hex(key.publicKey.x963Representation) == "04" + point)
        #expect(hex(key.publicKey.compressedRepresentation) == "03" + point.prefix(64))
        let known = try P256.Signing.ECDSASignature(rawRepresentation: bytes(signature))
        #expect(key.publicKey.isValidSignature(known, for: message))
        #expect(!key.publicKey.isValidSignature(known, for: Data("Sample".utf8)))
        let made = try key.signature(for: message)
        #expect(key.publicKey.isValidSignature(made, for: SHA256.hash(data: message)))
    }

    // RFC 6979, A.2.6
    @Test
    func `a key of 384 bits has the point that the RFC prints`() throws {
        let key = try P384.Signing.PrivateKey(
            rawRepresentation: bytes(
                "6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba9aa47740787137d896d5724e4c70a825f872c9ea60d2edf5"
            )
        )
        let first = "ec3a4e415b4e19a4568618029f427fa5da9a8bc4ae92e02e06aae5286b300c64def8f0ea9055866064a254515480bc13"
        #expect(hex(key.publicKey.rawRepresentation).hasPrefix(first))
        #expect(try key.publicKey.isValidSignature(key.signature(for: message), for: message))
    }

    @Test
    func `a key of 521 bits goes through all its forms`() throws {
        let key = P521.Signing.PrivateKey()
        #expect(key.rawRepresentation.count == 66)
        #expect(key.x963Representation.count == 199)
        let copies = [
            try P521.Signing.PrivateKey(rawRepresentation: key.rawRepresentation),
            try P521.Signing.PrivateKey(x963Representation: key.x963Representation),
            try P521.Signing.PrivateKey(derRepresentation: key.derRepresentation),
            try P521.Signing.PrivateKey(pemRepresentation: key.pemRepresentation),
        ]
        #expect(copies.allSatisfy { $0.rawRepresentation == key.rawRepresentation })
        let signature = try key.signature(for: message)
        #expect(signature.rawRepresentation.count == 132)
        let other = try P521.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
        #expect(other.rawRepresentation == signature.rawRepresentation)
        let publics = [
            try P521.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation),
            try P521.Signing.PublicKey(x963Representation: key.publicKey.x963Representation),
            try P521.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation),
            try P521.Signing.PublicKey(compactRepresentation: #require(key.publicKey.compactRepresentation)),
            try P521.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation),
            try P521.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation),
        ]
        #expect(publics.allSatisfy { $0.isValidSignature(other, for: message) })
    }

    // Of the two points that go with a first number, one alone has the compact form.
    @Test
    func `a compact form is that of the point with the smaller second number`() throws {
        let key = try P256.Signing.PublicKey(rawRepresentation: bytes(point))
        let compact = try #require(key.compactRepresentation)
        #expect(hex(compact) == point.prefix(64))
        #expect(try P256.Signing.PublicKey(compactRepresentation: compact).rawRepresentation == key.rawRepresentation)
        let other = try P256.Signing.PublicKey(compressedRepresentation: [2] + compact)
        #expect(other.compactRepresentation == nil)
    }

    // Made with `openssl ecparam -genkey -name prime256v1`.
    @Test
    func `keys that OpenSSL wrote are read`() throws {
        let text = """
            -----BEGIN EC PRIVATE KEY-----
            MHcCAQEEIEXhGlOQ/pLVio7AMHT0AUJ7QPUIg6C0p6UYAq90ysf9oAoGCCqGSM49
            AwEHoUQDQgAE40MKvLb0K5UA2ItlqNqHMFh6EboCL19krlWoY10bmbwh5n+8TSCP
            hf+Pn9rhRzLKDWLEXu/eDfwmaz6p9knypg==
            -----END EC PRIVATE KEY-----
            """
        let key = try P256.Signing.PrivateKey(pemRepresentation: text)
        #expect(
            key.pemRepresentation.hasPrefix("-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0w")
        )
        #expect(
            key.publicKey.pemRepresentation.hasPrefix(
                "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE"
            )
        )
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PublicKey(pemRepresentation: text) }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P384.Signing.PrivateKey(pemRepresentation: text) }
    }

    @Test
    func `what is no key of the curve isn't taken`() {
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P256.Signing.PrivateKey(rawRepresentation: [1]) }
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 0, count: 32))
        }
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.KeyAgreement.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64))
        }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) { try P256.Signing.PublicKey(derRepresentation: [1, 2]) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try Curve25519.Signing.PublicKey(rawRepresentation: [1]) }
    }

    // RFC 5903, 8.1
    @Test
    func `both sides come to the secret of the RFC`() throws {
        let mine = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433")
        )
        let theirs = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("c6ef9c5d78ae012a011164acb397ce2088685d8f06bf9be0b283ab46476bee53")
        )
        let secret = try mine.sharedSecretFromKeyAgreement(with: theirs.publicKey)
        #expect(secret == bytes("d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de"))
        #expect(try theirs.sharedSecretFromKeyAgreement(with: mine.publicKey) == secret)
    }

    // RFC 7748, 6.1
    @Test
    func `X25519 comes to the secret of the RFC`() throws {
        let alice = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a")
        )
        let bob = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
        )
        #expect(
            hex(alice.publicKey.rawRepresentation)
                == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"
        )
        let secret = try alice.sharedSecretFromKeyAgreement(with: bob)
        #expect(secret == bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"))
        #expect("\(secret)".hasPrefix("SharedSecret: 4a5d9d5b"))
    }

    // RFC 8032, 7.1, test 1
    @Test
    func `Ed25519 signs as the RFC says`() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
        )
        #expect(
            hex(key.publicKey.rawRepresentation) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
        )
        let signature = try key.signature(for: Data())
        #expect(hex(signature).hasPrefix("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"))
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
    }

    // Of ANSI X9.63: one digest of the secret, 1 and what the key is for.
    @Test
    func `keys are derived of a secret in two ways`() throws {
        let (mine, theirs) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
        let secret = try mine.sharedSecretFromKeyAgreement(with: theirs.publicKey)
        let info = Data("info".utf8)
        let key = secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: info, outputByteCount: 32)
        let digest = SHA256.hash(data: secret.withUnsafeBytes { Data($0) } + [0, 0, 0, 1] + info)
        #expect(key == SymmetricKey(data: Data(digest)))
        let other = secret.hkdfDerivedSymmetricKey(
            using: SHA256.self,
            salt: Data(),
            sharedInfo: info,
            outputByteCount: 16
        )
        #expect(other.bitCount == 128)
    }

    @Test
    func `there is no secure enclave`() {
        #expect(!SecureEnclave.isAvailable)
        #expect(throws: CryptoKitError.underlyingCoreCryptoError(error: -4)) {
            try SecureEnclave.P256.Signing.PrivateKey()
        }
    }
}
