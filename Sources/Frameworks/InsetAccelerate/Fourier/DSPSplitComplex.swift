/// Complex numbers with their real and imaginary parts apart.
public struct DSPSplitComplex {
    /// Where the real parts lie.
    public var realp: UnsafeMutablePointer<Float>
    /// Where the imaginary parts lie.
    public var imagp: UnsafeMutablePointer<Float>

    /// Numbers whose parts lie elsewhere, which have to stay as long as the numbers are used.
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        self.realp = realp
        self.imagp = imagp
    }
}

/// A complex number.
public struct DSPComplex {
    /// The real part.
    public var real: Float
    /// The imaginary part.
    public var imag: Float

    /// Zero.
    public init() { self.init(real: 0, imag: 0) }

    /// A number of both parts.
    public init(real: Float, imag: Float) {
        self.real = real
        self.imag = imag
    }
}

/// Takes the parts of complex numbers apart.
///
/// - Parameters:
///   - ic: From one number to the next, in `Float`s: 2 for numbers side by side.
///   - n: How many numbers there are.
public func vDSP_ctoz(
    _ c: UnsafePointer<DSPComplex>,
    _ ic: vDSP_Stride,
    _ z: UnsafePointer<DSPSplitComplex>,
    _ iz: vDSP_Stride,
    _ n: vDSP_Length
) {
    c.withMemoryRebound(to: Float.self, capacity: Int(n) * max(2, abs(ic))) { numbers in
        for index in 0..<Int(n) {
            z.pointee.realp[index * iz] = numbers[index * ic]
            z.pointee.imagp[index * iz] = numbers[index * ic + 1]
        }
    }
}

/// Puts the parts of complex numbers together.
///
/// - Parameters:
///   - ic: From one number to the next, in `Float`s: 2 for numbers side by side.
///   - n: How many numbers there are.
public func vDSP_ztoc(
    _ z: UnsafePointer<DSPSplitComplex>,
    _ iz: vDSP_Stride,
    _ c: UnsafeMutablePointer<DSPComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    c.withMemoryRebound(to: Float.self, capacity: Int(n) * max(2, abs(ic))) { numbers in
        for index in 0..<Int(n) {
            numbers[index * ic] = z.pointee.realp[index * iz]
            numbers[index * ic + 1] = z.pointee.imagp[index * iz]
        }
    }
}

/// The squares of the absolute values of complex numbers.
public func vDSP_zvmags(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    for index in 0..<Int(n) {
        let (real, imaginary) = (a.pointee.realp[index * ia], a.pointee.imagp[index * ia])
        c[index * ic] = real * real + imaginary * imaginary
    }
}

/// The absolute values of complex numbers.
public func vDSP_zvabs(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    vDSP_zvmags(a, ia, c, ic, n)
    for index in 0..<Int(n) { c[index * ic] = c[index * ic].squareRoot() }
}
