import CoreText

/// What a text layer shows besides a plain layer's values.
struct TextValues {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = Self.white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
    var allowsFontSubpixelQuantization = false

    private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}

/// A font that a text layer can take: UIKit's.
package protocol TextLayerFont {
    /// Which font, and its size.
    var fontDescription: FontDescription { get }
}
