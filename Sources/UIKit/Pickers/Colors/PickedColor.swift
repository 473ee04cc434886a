import CoreGraphics
import Foundation

/// A color as the parts of the color picker take it apart; sRGB, each from 0 to 1.
struct PickedColor: Equatable {
    var red: CGFloat = 1
    var green: CGFloat = 1
    var blue: CGFloat = 1
    var alpha: CGFloat = 1

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    @MainActor
    init(_ color: UIColor) {
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (red, green, blue) = (Self.unit(red), Self.unit(green), Self.unit(blue))
    }

    /// - Parameter hexadecimal: Six digits, with or without `#` before them; nil otherwise.
    init?(hexadecimal: String, alpha: CGFloat) {
        let digits = hexadecimal.trimmingCharacters(in: CharacterSet(charactersIn: "# "))
        guard digits.count == 6, let number = Int(digits, radix: 16) else { return nil }
        self.init(
            red: CGFloat(number >> 16) / 255,
            green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255,
            alpha: alpha
        )
    }

    @MainActor var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    @MainActor var opaqueColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }

    /// Six digits.
    var hexadecimal: String {
        String(format: "%02X%02X%02X", Self.byte(red), Self.byte(green), Self.byte(blue))
    }

    /// Whether it is the same color, but perhaps for its alpha, to the eye of a screen of 8 bits.
    func looksLike(_ other: PickedColor) -> Bool { hexadecimal == other.hexadecimal }

    /// From 0 to 255.
    static func byte(_ part: CGFloat) -> Int { Int((unit(part) * 255).rounded()) }

    /// Towards another color, by a part from 0 to 1.
    func mixed(with other: PickedColor, _ part: CGFloat) -> PickedColor {
        PickedColor(
            red: red + (other.red - red) * part,
            green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part,
            alpha: alpha
        )
    }

    private static func unit(_ part: CGFloat) -> CGFloat { min(1, max(0, part)) }
}
