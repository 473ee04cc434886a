import InsetCryptography

private func cryptor(_ reference: CCCryptorRef?) -> Cryptor? {
    reference.map { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

/// Writes bytes where they fit, and says how many there are either way.
private func hand(
    _ bytes: [UInt8],
    _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    dataOutMoved?.pointee = bytes.count
    guard bytes.count <= dataOutAvailable, dataOut != nil || bytes.isEmpty else {
        return CCCryptorStatus(kCCBufferTooSmall)
    }
    dataOut?.copyMemory(from: bytes, byteCount: bytes.count)
    return CCCryptorStatus(kCCSuccess)
}

/// Encrypts or decrypts in one go.
///
/// - Parameters:
///   - options: `kCCOptionPKCS7Padding`, `kCCOptionECBMode`, both or 0: chained blocks without padding.
///   - iv: A block for the chain to begin with; nil for zeros.
///   - dataOutAvailable: Bytes of room; a block more than the input is enough for every cipher.
///   - dataOutMoved: How many were written, or would have been with more room.
/// - Returns: `kCCSuccess`; `kCCParamError` for what isn't known, `kCCKeySizeError`, `kCCAlignmentError` for blocks that
///   aren't whole, `kCCDecodeError` for padding that is none, or `kCCBufferTooSmall`.
@discardableResult
public func CCCrypt(
    _ op: CCOperation,
    _ alg: CCAlgorithm,
    _ options: CCOptions,
    _ key: UnsafeRawPointer?,
    _ keyLength: Int,
    _ iv: UnsafeRawPointer?,
    _ dataIn: UnsafeRawPointer?,
    _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    var reference: CCCryptorRef?
    let status = CCCryptorCreate(op, alg, options, key, keyLength, iv, &reference)
    guard Int(status) == kCCSuccess, let cryptor = cryptor(reference) else { return status }
    defer { CCCryptorRelease(reference) }
    guard dataIn != nil || dataInLength == 0 else { return CCCryptorStatus(kCCParamError) }
    guard let begin = cryptor.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)) else {
        return CCCryptorStatus(kCCUnspecifiedError)
    }
    do {
        return hand(begin + (try cryptor.finish()), dataOut, dataOutAvailable, dataOutMoved)
    } catch {
        return CCCryptorStatus(error.status)
    }
}

/// Makes a cipher for bytes that come in pieces; release it with `CCCryptorRelease`.
///
/// - Parameter options: As of `CCCrypt`.
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation,
    _ alg: CCAlgorithm,
    _ options: CCOptions,
    _ key: UnsafeRawPointer?,
    _ keyLength: Int,
    _ iv: UnsafeRawPointer?,
    _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
    let isPlain = Int(options) & kCCOptionECBMode != 0
    return CCCryptorCreateWithMode(
        op,
        CCMode(isPlain ? kCCModeECB : kCCModeCBC),
        alg,
        CCPadding(Int(options) & kCCOptionPKCS7Padding),
        isPlain ? nil : iv,
        key,
        keyLength,
        nil,
        0,
        0,
        0,
        cryptorRef
    )
}

/// Makes a cipher that goes from block to block in a certain way.
///
/// - Parameters:
///   - mode: `kCCModeCBC` and the like; `kCCModeXTS` isn't implemented.
///   - tweak: Of `kCCModeXTS` alone, as is its length.
///   - numRounds: How often the cipher goes round; 0, its own number, is the only one that counts here.
///   - options: `kCCModeOptionCTR_BE` or 0.
@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation,
    _ mode: CCMode,
    _ alg: CCAlgorithm,
    _ padding: CCPadding,
    _ iv: UnsafeRawPointer?,
    _ key: UnsafeRawPointer?,
    _ keyLength: Int,
    _ tweak: UnsafeRawPointer?,
    _ tweakLength: Int,
    _ numRounds: Int32,
    _ options: CCModeOptions,
    _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
    guard let key, let cryptorRef else { return CCCryptorStatus(kCCParamError) }
    guard Int(options) != kCCModeOptionCTR_LE else { return CCCryptorStatus(kCCUnimplemented) }
    var status = kCCSuccess
    let made = Cryptor(
        op,
        alg,
        mode: Int(mode),
        pads: Int(padding) == ccPKCS7Padding,
        key: UnsafeRawBufferPointer(start: key, count: keyLength),
        vector: iv,
        status: &status
    )
    cryptorRef.pointee = made.map { OpaquePointer(Unmanaged.passRetained($0).toOpaque()) }
    return CCCryptorStatus(status)
}

/// Gives a cipher back.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef?) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCSuccess) }
    Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    return CCCryptorStatus(kCCSuccess)
}

/// Encrypts or decrypts some bytes, as far as blocks are whole.
///
/// - Parameter dataOutMoved: How many bytes were written, or would have been with more room.
@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef?,
    _ dataIn: UnsafeRawPointer?,
    _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef), dataIn != nil || dataInLength == 0 else {
        return CCCryptorStatus(kCCParamError)
    }
    let needed = cryptor.outputLength(dataInLength, final: false)
    guard needed <= dataOutAvailable else {
        dataOutMoved?.pointee = needed
        return CCCryptorStatus(kCCBufferTooSmall)
    }
    guard let bytes = cryptor.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)) else {
        return CCCryptorStatus(kCCUnspecifiedError)
    }
    return hand(bytes, dataOut, dataOutAvailable, dataOutMoved)
}

/// Writes what is left at the end: the filled-up block, or what it held.
@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef?,
    _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    do {
        return hand(try cryptor.finish(), dataOut, dataOutAvailable, dataOutMoved)
    } catch {
        return CCCryptorStatus(error.status)
    }
}

/// Most bytes that come of so many more; with the end or without.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef?, _ inputLength: Int, _ final: Bool) -> Int {
    cryptor(cryptorRef)?.outputLength(inputLength, final: final) ?? 0
}

/// Starts over with another block before the first; nil for zeros.
@discardableResult
public func CCCryptorReset(_ cryptorRef: CCCryptorRef?, _ iv: UnsafeRawPointer?) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    return CCCryptorStatus(cryptor.reset(iv) ? kCCSuccess : kCCUnimplemented)
}
