import CoreText

/// Decides about the lines of a layout manager, and hears of layout. All methods are optional.
///
/// Glyphs are counted as characters, in UTF-16 units; rectangles are in the container's space, in points.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Asked for each line: points between it and the next one. Default: what the paragraph's style says.
    ///
    /// - Parameters:
    ///   - glyphIndex: The line's last one.
    ///   - rect: The room that the line takes.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Asked for each paragraph but the first: points above it. Default: what its style says.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Asked for each paragraph: points below it. Default: what its style says.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Asked where a line would end between words. Default: true; false looks for an earlier place.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool
    /// Asked where a line would end in a word that is hyphenated. Default: true; false looks for an earlier place.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool
    /// Called for each line, which may be given another top, height and baseline (iOS 9). Default: false, it stays.
    ///
    /// - Parameters:
    ///   - lineFragmentRect: As wide as the container; its x and width stay as they are.
    ///   - lineFragmentUsedRect: The part that text takes, before it is aligned; not read.
    ///   - baselineOffset: From the rectangle's top.
    /// - Returns: Whether the values were changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// Called when lines that were laid out no longer hold.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called after the text was laid out anew.
    ///
    /// - Parameters:
    ///   - textContainer: The last one that holds text; nil where text is left over.
    ///   - layoutFinishedFlag: Whether the whole text has lines.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    )
    /// Called after a container's size was changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
    )
}

extension NSLayoutManagerDelegate {
    /// Optional; what the paragraph's style says.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).lineSpacing }
    /// Optional; what the paragraph's style says.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacingBefore }
    /// Optional; what the paragraph's style says.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacing }
    /// Optional; true.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    /// Optional; true.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    /// Optional; false.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    /// Optional; does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Optional; does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    /// Optional; does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
    ) {}
}

extension NSLayoutManager {
    fileprivate func paragraphStyle(at index: Int) -> NSParagraphStyle {
        guard let textStorage, index >= 0, index < textStorage.length else { return .default }
        return textStorage.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle ?? .default
    }
}
