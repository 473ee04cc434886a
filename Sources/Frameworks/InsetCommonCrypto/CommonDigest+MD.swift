import InsetCryptography

/// Begins a digest; always 1.
@discardableResult
public func CC_MD4_Init(_ c: UnsafeMutablePointer<CC_MD4_CTX>?) -> Int32 { c?.begin(.md4) ?? 0 }

/// Takes some bytes into a digest; 1, and 0 without a context.
@discardableResult
public func CC_MD4_Update(
    _ c: UnsafeMutablePointer<CC_MD4_CTX>?,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 { c?.update(data, len) ?? 0 }

/// Writes the digest of all that was taken; 1, and 0 for one that wasn't begun.
@discardableResult
public func CC_MD4_Final(
    _ md: UnsafeMutablePointer<UInt8>?,
    _ c: UnsafeMutablePointer<CC_MD4_CTX>?
) -> Int32 { c?.end(md) ?? 0 }

/// Writes the digest of some bytes.
@discardableResult
public func CC_MD4(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.md4, data, len, md) }

/// Begins a digest; always 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { c?.begin(.md5) ?? 0 }

/// Takes some bytes into a digest; 1, and 0 without a context.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>?,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 { c?.update(data, len) ?? 0 }

/// Writes the digest of all that was taken; 1, and 0 for one that wasn't begun.
@discardableResult
public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>?,
    _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 { c?.end(md) ?? 0 }

/// Writes the digest of some bytes.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.md5, data, len, md) }

/// Begins a digest; always 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 { c?.begin(.sha1) ?? 0 }

/// Takes some bytes into a digest; 1, and 0 without a context.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>?,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 { c?.update(data, len) ?? 0 }

/// Writes the digest of all that was taken; 1, and 0 for one that wasn't begun.
@discardableResult
public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>?,
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 { c?.end(md) ?? 0 }

/// Writes the digest of some bytes.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha1, data, len, md) }
