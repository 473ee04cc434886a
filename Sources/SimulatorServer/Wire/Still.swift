import CoreGraphics
import Foundation

/// The screen of a device that has just started as one picture, a pixel a point.
///
/// Speed: A page shows it as it comes. Layers and their textures have to be written, read and drawn first, which takes a sixth of
/// a second where a device has just started.
enum Still {
    /// The binary message (`Documentation/WireFormat.md`); nil for lack of memory.
    ///
    /// - Parameter screen: What viewers have to know of the screen, a JSON object.
    static func message(_ picture: CGImage, of screen: Data) -> Data? {
        guard let pixels = PackedPixels(picture, isUrgent: true) else { return nil }
        let text = screen + Data(repeating: UInt8(ascii: " "), count: -screen.count & 3)
        return pixels.message(.still, mark: UInt64(text.count), extra: text)
    }
}
