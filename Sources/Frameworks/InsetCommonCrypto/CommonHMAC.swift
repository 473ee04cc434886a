import InsetCryptography

/// The digest that a code is made with.
public typealias CCHmacAlgorithm = UInt32

/// By SHA-1.
public let kCCHmacAlgSHA1 = 0
/// By MD5.
public let kCCHmacAlgMD5 = 1
/// By SHA-256.
public let kCCHmacAlgSHA256 = 2
/// By SHA-384.
public let kCCHmacAlgSHA384 = 3
/// By SHA-512.
public let kCCHmacAlgSHA512 = 4
/// By SHA-224.
public let kCCHmacAlgSHA224 = 5

private func code(_ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int) -> MessageCode? {
    let algorithms: [DigestAlgorithm] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    guard algorithms.indices.contains(Int(algorithm)) else { return nil }
    let key = UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength)
    return MessageCode(algorithms[Int(algorithm)], key: key)
}

/// A code that is being made: plain memory, which need not be given back.
public struct CCHmacContext: Sendable {
    fileprivate var code: MessageCode?
    /// Before it is begun.
    public init() {}
}

/// Begins a code; an algorithm that isn't known makes none.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>?,
    _ algorithm: CCHmacAlgorithm,
    _ key: UnsafeRawPointer?,
    _ keyLength: Int
) { ctx?.pointee.code = code(algorithm, key, keyLength) }

/// Takes some bytes into a code.
public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>?,
    _ data: UnsafeRawPointer?,
    _ dataLength: Int
) { ctx?.pointee.code?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)) }

/// Writes the code of all that was taken.
///
/// - Parameter macOut: As many bytes as the algorithm's digest has.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
    guard let bytes = ctx?.pointee.code?.finalized() else { return }
    macOut?.copyMemory(from: bytes, byteCount: bytes.count)
}

/// Writes the code of some bytes that only who knows the key can make.
///
/// - Parameter macOut: As many bytes as the algorithm's digest has. An algorithm that isn't known writes none.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm,
    _ key: UnsafeRawPointer?,
    _ keyLength: Int,
    _ data: UnsafeRawPointer?,
    _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer?
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}
