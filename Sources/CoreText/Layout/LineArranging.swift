import CoreGraphics

/// What stands between lines.
package enum LineGap: Sendable {
    case afterLine, beforeParagraph, afterParagraph
}

/// Decides about lines in place of their paragraphs' styles.
///
/// Lengths are in points, rectangles in the layout's space, and places UTF-16 units of the text that is laid out.
package protocol LineArranging {
    /// The room of a kind.
    ///
    /// - Parameters:
    ///   - place: Of the line's last unit, or of the paragraph's first or last one.
    ///   - line: The room that the line takes or, for paragraphs, where the gap begins.
    ///   - usual: What the paragraph's style says.
    func length(of gap: LineGap, at place: Int, line: CGRect, usual: CGFloat) -> CGFloat

    /// Whether a line may end before a place where a word begins, or where one can be hyphenated.
    func allowsBreak(before place: Int, isHyphenated: Bool) -> Bool

    /// Gives a line another top, height or baseline; false where it stays as it is.
    ///
    /// - Parameter room: The whole width that the line may take, at its place.
    func arrange(_ line: inout TextLine, in room: CGRect) -> Bool
}
