import CoreGraphics
import Foundation
import UIKit

/// A color of Core Image: red, green, blue and opacity, each 0…1.
open class CIColor: NSObject, @unchecked Sendable {
    /// Red, 0…1.
    public let red: CGFloat
    /// Green, 0…1.
    public let green: CGFloat
    /// Blue, 0…1.
    public let blue: CGFloat
    /// Opacity, 0…1.
    public let alpha: CGFloat

    /// A color of four parts.
    public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        (red, green, blue, alpha) = (r, g, b, a)
    }

    /// An opaque color.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
        self.init(red: r, green: g, blue: b, alpha: 1)
    }

    /// UIKit's color, as it is under the current traits.
    public convenience init(color: UIColor) {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
    }

    /// Core Graphics' color.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

    /// A color of three or four numbers, parted by spaces; what is missing is 0, and the opacity 1.
    public convenience init(string representation: String) {
        let parts = representation.split(whereSeparator: { " ,()".contains($0) }).map { CGFloat(Double($0) ?? 0) }
        func part(_ place: Int, _ usual: CGFloat) -> CGFloat { place < parts.count ? parts[place] : usual }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    /// Two colors of the same parts are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }

    open override var hash: Int { [red, green, blue, alpha].hashValue }

    /// The space of the parts: sRGB.
    open var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB() }
    /// Always 4.
    open var numberOfComponents: Int { 4 }
    /// `red green blue alpha`, parted by spaces.
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// Black.
    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// White.
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Middle gray.
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Red.
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Green.
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Blue.
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Green and blue.
    open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Red and blue.
    open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Red and green.
    open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// No color at all.
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
