import InsetDigests

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

private func code<State: DigestState>(_ state: State.Type, _ key: [UInt8], _ data: [UInt8]) -> [UInt8] {
    var block = key.count > State.blockSize ? Digester<State>.digest(key) : key
    block += [UInt8](repeating: 0, count: State.blockSize - block.count)
    let inner = Digester<State>.digest(block.map { $0 ^ 0x36 } + data)
    return Digester<State>.digest(block.map { $0 ^ 0x5c } + inner)
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
    let key = [UInt8](UnsafeRawBufferPointer(start: key, count: keyLength))
    let data = [UInt8](UnsafeRawBufferPointer(start: data, count: dataLength))
    let bytes: [UInt8] =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: code(SHA1State.self, key, data)
        case kCCHmacAlgMD5: code(MD5State.self, key, data)
        case kCCHmacAlgSHA256: code(SHA2State<SHA256Variant>.self, key, data)
        case kCCHmacAlgSHA384: code(SHA2State<SHA384Variant>.self, key, data)
        case kCCHmacAlgSHA512: code(SHA2State<SHA512Variant>.self, key, data)
        default: []
        }
    macOut?.copyMemory(from: bytes, byteCount: bytes.count)
}
