import InsetDigests

/// How many bytes.
public typealias CC_LONG = UInt32

/// Bytes of the digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// Bytes of the digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// Bytes of the digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// Bytes of the digest.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// Bytes of the digest.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func digest<State: DigestState>(
    _ state: State.Type,
    _ data: UnsafeRawPointer?,
    _ count: CC_LONG,
    _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    let bytes = Digester<State>.digest(UnsafeRawBufferPointer(start: data, count: Int(count)))
    out?.update(from: bytes, count: bytes.count)
    return out
}

/// Writes the digest of some bytes.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(MD5State.self, data, len, md) }

/// Writes the digest of some bytes.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA1State.self, data, len, md) }

/// Writes the digest of some bytes.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA2State<SHA256Variant>.self, data, len, md) }

/// Writes the digest of some bytes.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA2State<SHA512Variant>.self, data, len, md) }
