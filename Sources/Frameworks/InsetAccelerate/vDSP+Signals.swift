import Foundation

/// The products of two vectors' elements.
public func vDSP_vmul(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a[index * ia] * b[index * ib] } }

/// The sum of the products of two vectors' elements.
public func vDSP_dotpr(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] * b[$1 * ib] } }

/// Whole numbers of 16 bits as decimal ones.
public func vDSP_vflt16(
    _ a: UnsafePointer<Int16>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = Float(a[index * ia]) } }

/// Whole numbers of 32 bits as decimal ones.
public func vDSP_vflt32(
    _ a: UnsafePointer<Int32>,
    _ ia: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = Float(a[index * ia]) } }

/// Decibels of a vector's elements.
///
/// - Parameters:
///   - b: What counts as 0 decibels.
///   - f: 0: elements are powers, ten times the logarithm; 1: amplitudes, twenty times.
public func vDSP_vdbcon(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ f: UInt32
) {
    let factor: Float = f == 0 ? 10 : 20
    for index in 0..<Int(n) { c[index * ic] = factor * log10(a[index * ia] / b.pointee) }
}

/// A vector's elements, none less than one bound and none greater than the other.
public func vDSP_vclip(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) { for index in 0..<Int(n) { d[index * id] = min(max(a[index * ia], b.pointee), c.pointee) } }

/// Fewer elements, each the sum of some of a vector's, weighted by a filter.
///
/// - Parameters:
///   - a: As many elements as `df` · (`n` - 1) + `p`.
///   - df: How many elements of `a` one step takes.
///   - f: The filter.
///   - n: How many elements are written.
///   - p: How many the filter has.
public func vDSP_desamp(
    _ a: UnsafePointer<Float>,
    _ df: vDSP_Stride,
    _ f: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length,
    _ p: vDSP_Length
) {
    for index in 0..<Int(n) { c[index] = (0..<Int(p)).reduce(0) { $0 + a[index * df + $1] * f[$1] } }
}
