import CoreGraphics

/// Draws lines under and through text in place of the layout.
package protocol TextDecorating {
    /// Called for each stretch of one look that has such a line.
    ///
    /// - Parameters:
    ///   - style: Bits of UIKit's `NSUnderlineStyle`.
    ///   - range: UTF-16 units of the layout's text.
    ///   - baselineOffset: From the baseline down to the line's middle, in points; negative above it.
    func draw(_ kind: TextDecoration.Kind, style: Int, of range: Range<Int>, on line: TextLine, baselineOffset: CGFloat)
}

extension TextDecoration {
    /// Where a line runs.
    package enum Kind: Sendable {
        case underline, strikethrough
    }
}
