/// What transforms of up to some length share.
public typealias FFTSetup = OpaquePointer
/// Into what transforms take their numbers apart.
public typealias FFTRadix = Int32
/// Which way a transform goes.
public typealias FFTDirection = Int32

/// By two; powers of two are transformed.
public let kFFTRadix2 = 0
/// By three, and five: without effect, only powers of two are transformed.
public let kFFTRadix3 = 1, kFFTRadix5 = 2
/// From values to frequencies.
public let kFFTDirection_Forward = 1
/// From frequencies to values.
public let kFFTDirection_Inverse = -1
/// As ``kFFTRadix2``.
public let FFT_RADIX2 = 0
/// As ``kFFTDirection_Forward``.
public let FFT_FORWARD = 1
/// As ``kFFTDirection_Inverse``.
public let FFT_INVERSE = -1

/// The greatest length that a setup was made for, as the power of two.
private final class SetupBox {
    let longest: vDSP_Length
    init(longest: vDSP_Length) { self.longest = longest }
}

/// Prepares transforms; `vDSP_destroy_fftsetup` frees it.
///
/// - Parameters:
///   - log2n: The greatest length, as the power of two.
///   - radix: Without effect: lengths are powers of two.
/// - Returns: Nil for lengths that memory can't hold.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
    guard log2n < 48 else { return nil }
    return OpaquePointer(Unmanaged.passRetained(SetupBox(longest: log2n)).toOpaque())
}

/// Frees what transforms share; nil is left alone.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {
    guard let setup else { return }
    Unmanaged<SetupBox>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Whether a setup was made for a length, as its power of two.
private func allows(_ setup: FFTSetup, _ log2n: vDSP_Length) -> Bool {
    Unmanaged<SetupBox>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue().longest >= log2n
}

/// Transforms complex numbers in place, without a factor either way (vDSP Programming Guide, "Scaling Fourier
/// Transforms").
///
/// - Parameters:
///   - setup: For this length at least; else nothing happens.
///   - stride: From one number to the next.
///   - log2n: How many numbers there are, as the power of two.
public func vDSP_fft_zip(
    _ setup: FFTSetup,
    _ ioData: UnsafePointer<DSPSplitComplex>,
    _ stride: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) { vDSP_fft_zop(setup, ioData, stride, ioData, stride, log2n, direction) }

/// As ``vDSP_fft_zip(_:_:_:_:_:)``, into other memory.
public func vDSP_fft_zop(
    _ setup: FFTSetup,
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    guard allows(setup, log2n) else { return }
    var transform = FourierTransform(a.pointee, stride: ia, count: 1 << Int(log2n))
    transform.run(sign: direction > 0 ? -1 : 1)
    transform.write(to: c.pointee, stride: ic)
}

/// Transforms real numbers in place: those of even places are the real parts, those of odd places the imaginary ones.
///
/// Forward, each number is twice what mathematics says, and the first one's imaginary part is the number in the middle;
/// back, the values are as many times greater as there are of them (vDSP Programming Guide, "Scaling Fourier Transforms").
///
/// - Parameters:
///   - setup: For this length at least; else nothing happens.
///   - stride: From one pair to the next.
///   - log2n: How many real numbers there are, as the power of two; 1 at least.
public func vDSP_fft_zrip(
    _ setup: FFTSetup,
    _ ioData: UnsafePointer<DSPSplitComplex>,
    _ stride: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) { vDSP_fft_zrop(setup, ioData, stride, ioData, stride, log2n, direction) }

/// As ``vDSP_fft_zrip(_:_:_:_:_:)``, into other memory.
public func vDSP_fft_zrop(
    _ setup: FFTSetup,
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    guard log2n > 0, allows(setup, log2n) else { return }
    var transform = FourierTransform(a.pointee, stride: ia, count: 1 << (Int(log2n) - 1))
    if direction > 0 {
        transform.run(sign: -1)
        transform.separatePairs()
        transform.write(to: c.pointee, stride: ic, factor: 2)
    } else {
        transform.joinPairs()
        transform.run(sign: 1)
        transform.write(to: c.pointee, stride: ic)
    }
}
