/// The cut of the system font, as in UIKit's `UIFontDescriptor.SystemDesign`.
package enum FontDesign: UInt8, Hashable, Sendable {
    case standard
    /// Every figure as wide as the widest, everything else as standard.
    case monospacedDigits
    case monospaced
    case rounded
    case serif
}
