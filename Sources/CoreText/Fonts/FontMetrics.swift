/// The vertical measures of a font at its size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    package var ascender: CGFloat
    /// From the baseline down to the bottom of the line; negative, as in UIKit.
    package var descender: CGFloat
    /// What the font wants between two lines; 0 for the system font.
    package var leading: CGFloat
    /// The height of one line: `ascender - descender`, as UIKit reports it.
    package var lineHeight: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The distance of the baselines of two lines: `lineHeight + leading`, or what a text style prescribes.
    package var lineSpacing: CGFloat
    /// Below the baseline; negative.
    package var underlinePosition: CGFloat
    package var underlineThickness: CGFloat
}
