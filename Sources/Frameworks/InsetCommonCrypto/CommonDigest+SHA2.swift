import InsetCryptography

/// Begins a digest; always 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { c?.begin(.sha224) ?? 0 }

/// Takes some bytes into a digest; 1, and 0 without a context.
@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 { c?.update(data, len) ?? 0 }

/// Writes the digest of all that was taken; 1, and 0 for one that wasn't begun.
@discardableResult
public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>?,
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 { c?.end(md) ?? 0 }

/// Writes the digest of some bytes.
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha224, data, len, md) }

/// Begins a digest; always 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { c?.begin(.sha256) ?? 0 }

/// Takes some bytes into a digest; 1, and 0 without a context.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 { c?.update(data, len) ?? 0 }

/// Writes the digest of all that was taken; 1, and 0 for one that wasn't begun.
@discardableResult
public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>?,
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 { c?.end(md) ?? 0 }

/// Writes the digest of some bytes.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha256, data, len, md) }

/// Begins a digest; always 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { c?.begin(.sha384) ?? 0 }

/// Takes some bytes into a digest; 1, and 0 without a context.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 { c?.update(data, len) ?? 0 }

/// Writes the digest of all that was taken; 1, and 0 for one that wasn't begun.
@discardableResult
public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>?,
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 { c?.end(md) ?? 0 }

/// Writes the digest of some bytes.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha384, data, len, md) }

/// Begins a digest; always 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { c?.begin(.sha512) ?? 0 }

/// Takes some bytes into a digest; 1, and 0 without a context.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 { c?.update(data, len) ?? 0 }

/// Writes the digest of all that was taken; 1, and 0 for one that wasn't begun.
@discardableResult
public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>?,
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 { c?.end(md) ?? 0 }

/// Writes the digest of some bytes.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha512, data, len, md) }
