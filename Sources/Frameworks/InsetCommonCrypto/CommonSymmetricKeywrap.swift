import InsetCryptography

/// How a key is wrapped by another.
public typealias CCWrappingAlgorithm = UInt32
/// By AES, as RFC 3394 says; the only way.
public let kCCWRAPAES = 1

private let rfc3394: [UInt8] = .init(repeating: 0xa6, count: 8)
/// The 8 bytes that RFC 3394 begins with.
nonisolated(unsafe) public let CCrfc3394_iv: UnsafePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: rfc3394.count)
    bytes.initialize(from: rfc3394, count: rfc3394.count)
    return UnsafePointer(bytes)
}()
/// How many bytes `CCrfc3394_iv` has.
public let CCrfc3394_ivLen = 8

private func turn(
    _ turn: ([UInt8], [UInt8]) -> [UInt8]?,
    _ algorithm: CCWrappingAlgorithm,
    _ iv: UnsafeBufferPointer<UInt8>,
    _ key: UnsafeBufferPointer<UInt8>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ out: UnsafeMutablePointer<UInt8>?,
    _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
    guard Int(algorithm) == kCCWRAPAES, Array(iv) == rfc3394, [16, 24, 32].contains(key.count) else {
        return Int32(kCCParamError)
    }
    guard let output = turn(Array(bytes), Array(key)) else { return Int32(kCCDecodeError) }
    guard let out, let count, count.pointee >= output.count else {
        count?.pointee = output.count
        return Int32(kCCBufferTooSmall)
    }
    out.update(from: output, count: output.count)
    count.pointee = output.count
    return Int32(kCCSuccess)
}

/// Wraps a key by another.
///
/// - Parameters:
///   - iv: `CCrfc3394_iv`; others aren't taken.
///   - rawKeyLen: A multiple of 8 bytes, 16 at least.
///   - wrappedKeyLen: The room, and how many bytes were written.
@discardableResult
public func CCSymmetricKeyWrap(
    _ algorithm: CCWrappingAlgorithm,
    _ iv: UnsafePointer<UInt8>?,
    _ ivLen: Int,
    _ kek: UnsafePointer<UInt8>?,
    _ kekLen: Int,
    _ rawKey: UnsafePointer<UInt8>?,
    _ rawKeyLen: Int,
    _ wrappedKey: UnsafeMutablePointer<UInt8>?,
    _ wrappedKeyLen: UnsafeMutablePointer<Int>?
) -> Int32 {
    turn(
        { KeyWrapping.wrap($0, by: $1) },
        algorithm,
        UnsafeBufferPointer(start: iv, count: ivLen),
        UnsafeBufferPointer(start: kek, count: kekLen),
        UnsafeBufferPointer(start: rawKey, count: rawKeyLen),
        wrappedKey,
        wrappedKeyLen
    )
}

/// Unwraps a key; `kCCDecodeError` where another key wrapped it.
@discardableResult
public func CCSymmetricKeyUnwrap(
    _ algorithm: CCWrappingAlgorithm,
    _ iv: UnsafePointer<UInt8>?,
    _ ivLen: Int,
    _ kek: UnsafePointer<UInt8>?,
    _ kekLen: Int,
    _ wrappedKey: UnsafePointer<UInt8>?,
    _ wrappedKeyLen: Int,
    _ rawKey: UnsafeMutablePointer<UInt8>?,
    _ rawKeyLen: UnsafeMutablePointer<Int>?
) -> Int32 {
    turn(
        { KeyWrapping.unwrap($0, by: $1) },
        algorithm,
        UnsafeBufferPointer(start: iv, count: ivLen),
        UnsafeBufferPointer(start: kek, count: kekLen),
        UnsafeBufferPointer(start: wrappedKey, count: wrappedKeyLen),
        rawKey,
        rawKeyLen
    )
}

/// Bytes of a wrapped key: 8 more.
public func CCSymmetricWrappedSize(_ algorithm: CCWrappingAlgorithm, _ rawKeyLen: Int) -> Int { rawKeyLen + 8 }

/// Bytes of an unwrapped key: 8 fewer.
public func CCSymmetricUnwrappedSize(_ algorithm: CCWrappingAlgorithm, _ wrappedKeyLen: Int) -> Int {
    wrappedKeyLen - 8
}
