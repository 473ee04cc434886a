import InsetCryptography

/// How many bytes.
public typealias CC_LONG = UInt32
/// A count of 64 bits.
public typealias CC_LONG64 = UInt64

/// Bytes of the digest.
public let CC_MD4_DIGEST_LENGTH: Int32 = 16
/// Bytes that are taken at once.
public let CC_MD4_BLOCK_BYTES: Int32 = 64

/// Bytes of the digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// Bytes that are taken at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Bytes of the digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// Bytes that are taken at once.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Bytes of the digest.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// Bytes that are taken at once.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

/// Bytes of the digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// Bytes that are taken at once.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Bytes of the digest.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// Bytes that are taken at once.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Bytes of the digest.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// Bytes that are taken at once.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A digest that is being made.
public typealias CC_MD4_CTX = CC_MD4state_st

/// A digest that is being made.
public typealias CC_MD5_CTX = CC_MD5state_st

/// A digest that is being made.
public typealias CC_SHA1_CTX = CC_SHA1state_st

/// A digest that is being made.
public typealias CC_SHA256_CTX = CC_SHA256state_st

/// A digest that is being made.
public typealias CC_SHA512_CTX = CC_SHA512state_st

/// A digest that is being made: plain memory, which need not be given back.
protocol DigestContext {
    var digester: Digester? { get set }
}

extension UnsafeMutablePointer where Pointee: DigestContext {
    func begin(_ algorithm: DigestAlgorithm) -> Int32 {
        pointee.digester = Digester(algorithm)
        return 1
    }

    func update(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
        pointee.digester?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
        return 1
    }

    func end(_ out: UnsafeMutablePointer<UInt8>?) -> Int32 {
        guard let digester = pointee.digester, let out else { return 0 }
        let bytes = digester.finalized()
        out.update(from: bytes, count: bytes.count)
        pointee.digester = nil
        return 1
    }
}

func digest(
    _ algorithm: DigestAlgorithm,
    _ data: UnsafeRawPointer?,
    _ count: CC_LONG,
    _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    let bytes = Digester.digest(
        UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)),
        by: algorithm
    )
    out?.update(from: bytes, count: bytes.count)
    return out
}
