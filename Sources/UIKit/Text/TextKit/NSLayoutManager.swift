import CoreText

/// Finds places in a text view's laid-out text; glyphs are counted as characters, in UTF-16 units.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// Those that were added; the text view lays out in its own, the first one.
    open internal(set) var textContainers: [NSTextContainer] = []
    weak var textView: UITextView?
    /// Kept for the app and true by default; lines are as high as their fonts say.
    open var usesFontLeading = true
    /// Kept for the app and false by default; the whole text is laid out at once.
    open var allowsNonContiguousLayout = false

    /// Makes this the container's layout manager; further containers get no text.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    /// The text's length in UTF-16 units; 0 without text view.
    open var numberOfGlyphs: Int { textView?.editable.length ?? 0 }

    /// Does nothing: each question lays out what it needs.
    open func ensureLayout(for container: NSTextContainer) {}

    /// The room that the lines take, in the container's space.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let layout = textView?.textLayout(width: nil) else { return .zero }
        let padding = container.lineFragmentPadding
        return CGRect(x: 0, y: 0, width: layout.size.width + 2 * padding, height: layout.size.height)
    }

    /// The whole text, in UTF-16 units, for whichever container.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    /// The same range, as glyphs are counted as characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The union over the lines, in the container's space; zero for a range without characters.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let layout = textView?.textLayout(width: nil) else { return .zero }
        let rects = layout.rects(for: glyphRange.location..<glyphRange.location + glyphRange.length)
        let union = rects.reduce(CGRect.null) { $0.union($1) }
        return union.isNull ? .zero : union.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }

    /// The character nearest to a point of the container's space.
    open func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let layout = textView?.textLayout(width: nil) else { return 0 }
        partialFraction?.pointee = 0
        return layout.index(at: CGPoint(x: point.x - container.lineFragmentPadding, y: point.y))
    }
}
