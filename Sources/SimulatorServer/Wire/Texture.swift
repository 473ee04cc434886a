import CoreGraphics
import Foundation

/// Pixels that are sent once, under a name that their contents give them.
package struct Texture: Sendable, Equatable {
    /// What layers call it: 16 hexadecimal digits.
    package let name: String
    /// The binary message (`Documentation/WireFormat.md`).
    package let message: Data

    /// The first byte of binary messages.
    package enum Kind: UInt8, Sendable {
        case texture = 1
        case screenshot = 2
        /// ``Still``
        case still = 3
    }

    /// Bytes before what a message carries.
    package static let headerSize = 20

    /// Nil for lack of memory.
    package init?(_ image: CGImage) {
        guard let pixels = PackedPixels(image) else { return nil }
        name = Self.name(of: pixels.hash)
        message = pixels.message(.texture, mark: pixels.hash)
    }

    /// The name in a message's header; nil for another message.
    package static func name(ofMessage message: Data) -> String? {
        guard message.count >= headerSize, message.first == Kind.texture.rawValue else { return nil }
        let bytes = [UInt8](message.prefix(headerSize))
        let hash = (12..<20).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[$1]) }
        return name(of: hash)
    }

    private static func name(of hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
