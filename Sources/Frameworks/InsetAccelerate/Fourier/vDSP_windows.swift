import Foundation

/// Only the first half of a window is written.
public let vDSP_HALF_WINDOW: Int32 = 1
/// A window from 0 to 1.
public let vDSP_HANN_DENORM: Int32 = 0
/// A window that keeps the energy of what it is laid over.
public let vDSP_HANN_NORM: Int32 = 2

/// Hann's window: W · (1 - cos(2πk/n)), W being 0.5, or 0.8165 for `vDSP_HANN_NORM` (Apple's documentation).
///
/// - Parameters:
///   - c: Gets the values.
///   - n: The window's length.
///   - flag: `vDSP_HANN_DENORM` or `vDSP_HANN_NORM`, with `vDSP_HALF_WINDOW` or without.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    let factor = flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
    writeWindow(c, n, flag) { factor * (1 - cos(2 * .pi * $0)) }
}

/// Hamming's window: 0.54 - 0.46 · cos(2πk/n).
///
/// - Parameter flag: 0 or `vDSP_HALF_WINDOW`.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    writeWindow(c, n, flag) { 0.54 - 0.46 * cos(2 * .pi * $0) }
}

/// Blackman's window: 0.42 - 0.5 · cos(2πk/n) + 0.08 · cos(4πk/n).
///
/// - Parameter flag: 0 or `vDSP_HALF_WINDOW`.
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
    writeWindow(c, n, flag) { 0.42 - 0.5 * cos(2 * .pi * $0) + 0.08 * cos(4 * .pi * $0) }
}

/// - Parameter value: By the place, as a fraction of the length.
private func writeWindow(
    _ c: UnsafeMutablePointer<Float>,
    _ n: vDSP_Length,
    _ flag: Int32,
    _ value: (Double) -> Double
) {
    let count = flag & vDSP_HALF_WINDOW != 0 ? (Int(n) + 1) / 2 : Int(n)
    for index in 0..<count { c[index] = Float(value(Double(index) / Double(n))) }
}
