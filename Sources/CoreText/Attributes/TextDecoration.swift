import CoreGraphics

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable {
    /// Bits of UIKit's `NSUnderlineStyle`.
    package var style: Int
    /// Default: the text's color.
    package var color: CGColor?

    package init(style: Int = 1, color: CGColor? = nil) {
        self.style = style
        self.color = color
    }

    /// No line at all.
    var isEmpty: Bool { style & 0xFF == 0 }
    var isThick: Bool { style & 0xFF == 2 }
    var isDouble: Bool { style & 0xFF == 9 }
    /// Only under words, not under the spaces between them.
    var isByWord: Bool { style & 0x8000 != 0 }

    /// Lengths of dashes and gaps in multiples of the line's thickness; empty for a solid line.
    var dashes: [CGFloat] {
        switch style & 0xF00 {
        case 0x100: [1, 1]
        case 0x200: [3, 2]
        case 0x300: [3, 2, 1, 2]
        case 0x400: [3, 2, 1, 2, 1, 2]
        default: []
        }
    }
}
