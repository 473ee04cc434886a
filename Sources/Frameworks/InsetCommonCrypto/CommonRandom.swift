import InsetCryptography

/// What a call for random bytes answers.
public typealias CCRNGStatus = CCCryptorStatus

/// Fills memory with random bytes that nobody can foretell.
///
/// - Returns: `kCCSuccess`; `kCCParamError` without memory; `kCCRNGFailure` where the system has none to give.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
    guard let bytes, count >= 0 else { return count == 0 ? CCRNGStatus(kCCSuccess) : CCRNGStatus(kCCParamError) }
    let works = RandomBytes.fill(UnsafeMutableRawBufferPointer(start: bytes, count: count))
    return CCRNGStatus(works ? kCCSuccess : kCCRNGFailure)
}
