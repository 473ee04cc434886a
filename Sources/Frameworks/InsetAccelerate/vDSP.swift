/// A count of numbers.
public typealias vDSP_Length = UInt
/// From one number to the next that is read, in numbers.
public typealias vDSP_Stride = Int

/// The largest of some numbers; minus infinity of none.
public func vDSP_maxv(
    _ a: UnsafePointer<Float>,
    _ step: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = (0..<Int(n)).reduce(-.infinity) { max($0, a[$1 * step]) }
}

/// The smallest of some numbers; infinity of none.
public func vDSP_minv(
    _ a: UnsafePointer<Float>,
    _ step: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = (0..<Int(n)).reduce(.infinity) { min($0, a[$1 * step]) }
}

/// The sum of some numbers.
public func vDSP_sve(_ a: UnsafePointer<Float>, _ step: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length)
{
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * step] }
}

/// The mean of some numbers.
public func vDSP_meanv(
    _ a: UnsafePointer<Float>,
    _ step: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * step] } / Float(n)
}

/// The root of the mean of some numbers' squares: how loud a sound is.
public func vDSP_rmsqv(
    _ a: UnsafePointer<Float>,
    _ step: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) {
    c.pointee = ((0..<Int(n)).reduce(0) { $0 + a[$1 * step] * a[$1 * step] } / Float(n)).squareRoot()
}

/// Numbers without their signs.
public func vDSP_vabs(
    _ a: UnsafePointer<Float>,
    _ step: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ to: vDSP_Stride,
    _ n: vDSP_Length
) {
    for place in 0..<Int(n) { c[place * to] = abs(a[place * step]) }
}

/// The sums of two lists' numbers.
public func vDSP_vadd(
    _ a: UnsafePointer<Float>,
    _ stepA: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ stepB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ to: vDSP_Stride,
    _ n: vDSP_Length
) {
    for place in 0..<Int(n) { c[place * to] = a[place * stepA] + b[place * stepB] }
}

/// The products of a list's numbers and one number.
public func vDSP_vsmul(
    _ a: UnsafePointer<Float>,
    _ step: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ to: vDSP_Stride,
    _ n: vDSP_Length
) {
    for place in 0..<Int(n) { c[place * to] = a[place * step] * b.pointee }
}
