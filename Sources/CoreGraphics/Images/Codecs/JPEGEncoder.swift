import CTurboJPEG
import Foundation

extension CGImage {
    /// The image as a JPEG file; what is transparent comes out on black.
    ///
    /// - Parameter quality: 0 smallest … 1 best.
    /// - Returns: Nil when the library refuses, which it does for lack of memory only.
    package func jpegData(quality: CGFloat) -> Data? {
        guard let handle = tjInitCompress() else { return nil }
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        let clamped = quality.isNaN ? 1 : min(max(quality, 0), 1)
        let pixels = UnsafeRawPointer(row(0)).assumingMemoryBound(to: UInt8.self)
        let status = tjCompress2(
            handle,
            pixels,
            Int32(width),
            Int32(stride),
            Int32(height),
            Int32(TJPF_BGRX.rawValue),
            &bytes,
            &size,
            Int32(TJSAMP_444.rawValue),
            Int32(max(1, (clamped * 100).rounded())),
            0
        )
        defer { tjFree(bytes) }
        guard status == 0, let bytes else { return nil }
        return Data(bytes: bytes, count: Int(size))
    }
}
