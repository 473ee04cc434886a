import InsetCryptography

/// What `CCCryptorRef` refers to.
final class Cryptor {
    private let cipher: Cipher
    private let block: Int
    private let encrypts: Bool
    private let pads: Bool
    /// Bytes that wait for their block to be whole, or for the end.
    private var waiting = 0

    /// - Parameters:
    ///   - mode: `kCCModeCBC` and the like.
    ///   - status: What went wrong where it is nil.
    init?(
        _ operation: CCOperation,
        _ algorithm: CCAlgorithm,
        mode: Int,
        pads: Bool,
        key: UnsafeRawBufferPointer,
        vector: UnsafeRawPointer?,
        status: inout Int
    ) {
        guard let family = Family(algorithm), Int(operation) == kCCEncrypt || Int(operation) == kCCDecrypt else {
            status = kCCParamError
            return nil
        }
        guard family.keySizes.contains(key.count) else {
            status = kCCKeySizeError
            return nil
        }
        guard let name = family.name(mode: mode, keySize: key.count) else {
            status = kCCUnimplemented
            return nil
        }
        encrypts = Int(operation) == kCCEncrypt
        // The other modes make streams of bytes.
        let isWhole = family.block > 1 && [kCCModeCBC, kCCModeECB].contains(mode)
        block = isWhole ? family.block : 1
        self.pads = pads && isWhole
        let bytes = family.isSingleDES ? Array(key) + Array(key) + Array(key) : Array(key)
        let made = bytes.withUnsafeBytes {
            Cipher(name, encrypts: Int(operation) == kCCEncrypt, pads: pads && isWhole, key: $0, vector: vector)
        }
        guard let made else {
            status = kCCUnimplemented
            return nil
        }
        cipher = made
    }

    /// Bytes that come of some more, and at the end.
    func outputLength(_ count: Int, final: Bool) -> Int {
        let all = waiting + count
        guard block > 1 else { return count }
        guard pads else { return all / block * block }
        if encrypts { return (all / block + (final ? 1 : 0)) * block }
        return final || all == 0 ? all : (all - 1) / block * block
    }

    func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        guard let output = cipher.update(bytes) else { return nil }
        waiting += bytes.count - output.count
        return output
    }

    func finish() throws(CryptorFailure) -> [UInt8] {
        defer { waiting = 0 }
        // Decrypting holds back a whole block for its padding.
        guard pads && encrypts || waiting % block == 0 else { throw CryptorFailure(status: kCCAlignmentError) }
        guard !pads || encrypts || waiting > 0 else { return [] }
        guard let output = cipher.finish() else { throw CryptorFailure(status: kCCDecodeError) }
        return output
    }

    func reset(_ vector: UnsafeRawPointer?) -> Bool {
        waiting = 0
        return cipher.reset(vector)
    }
}

/// What went wrong with a cipher.
struct CryptorFailure: Error {
    let status: Int
}

extension Cryptor {
    /// What is known of an algorithm.
    private struct Family {
        let keySizes: [Int]
        let block: Int
        private let prefix: String
        let isSingleDES: Bool

        init?(_ algorithm: CCAlgorithm) {
            isSingleDES = Int(algorithm) == kCCAlgorithmDES
            switch Int(algorithm) {
            case kCCAlgorithmAES: (keySizes, block, prefix) = ([16, 24, 32], 16, "AES")
            case kCCAlgorithmDES: (keySizes, block, prefix) = ([8], 8, "DES-EDE3")
            case kCCAlgorithm3DES: (keySizes, block, prefix) = ([24], 8, "DES-EDE3")
            case kCCAlgorithmCAST: (keySizes, block, prefix) = (Array(5...16), 8, "CAST5")
            case kCCAlgorithmRC4: (keySizes, block, prefix) = (Array(1...512), 1, "RC4")
            case kCCAlgorithmRC2: (keySizes, block, prefix) = (Array(1...128), 8, "RC2")
            case kCCAlgorithmBlowfish: (keySizes, block, prefix) = (Array(8...56), 8, "BF")
            default: return nil
            }
        }

        /// OpenSSL's name; nil for what the cipher can't do.
        func name(mode: Int, keySize: Int) -> String? {
            guard block > 1 else { return prefix }
            let name = prefix == "AES" ? "AES-\(keySize * 8)" : prefix
            switch mode {
            case kCCModeECB: return name + "-ECB"
            case kCCModeCBC: return name + "-CBC"
            case kCCModeCFB: return name + "-CFB"
            case kCCModeCFB8: return name + "-CFB8"
            case kCCModeOFB: return name + "-OFB"
            case kCCModeCTR: return prefix == "AES" ? name + "-CTR" : nil
            default: return nil
            }
        }
    }
}
