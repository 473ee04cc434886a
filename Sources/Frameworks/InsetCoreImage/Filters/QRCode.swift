import CQRCode
import CoreGraphics
import Foundation

/// Codes that cameras read, made by libqrencode.
enum QRCode {
    /// A code of bytes, one pixel for each of its fields, with a white edge of one pixel; nil for more than a code holds.
    ///
    /// - Parameter correction: "L", "M", "Q" or "H": how much of the code may be lost, from 7 to 30 percent.
    static func image(of message: Data, correction: String) -> CIImage? {
        let levels = ["L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H]
        guard let level = levels[correction] else { return nil }
        let code = message.withUnsafeBytes { bytes in
            QRcode_encodeData(
                Int32(clamping: bytes.count),
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
                0,
                level
            )
        }
        guard let code else { return nil }
        defer { QRcode_free(code) }
        let side = Int(code.pointee.width)
        guard side > 0, let fields = code.pointee.data else { return nil }
        let area = PixelArea(x: 0, y: 0, width: side + 2, height: side + 2)
        var map = PixelMap(area: area, filledWith: .one)
        for row in 0..<side {
            for column in 0..<side where fields[row * side + column] & 1 != 0 {
                map.values[(row + 1) * area.width + column + 1] = Pixel(0, 0, 0, 1)
            }
        }
        let whole = map
        return CIImage(extent: area.rect, isNearest: true) { whole.moved(to: $0) }
    }
}
