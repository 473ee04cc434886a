import CoreText

/// Finds places in a text view's laid-out text; glyphs are counted as characters, in UTF-16 units.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    open internal(set) var textContainers: [NSTextContainer] = []
    weak var textView: UITextView?
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    open var numberOfGlyphs: Int { textView?.editable.length ?? 0 }

    open func ensureLayout(for container: NSTextContainer) {}

    /// The room that the lines take, in the container's space.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let layout = textView?.textLayout(width: nil) else { return .zero }
        let padding = container.lineFragmentPadding
        return CGRect(x: 0, y: 0, width: layout.size.width + 2 * padding, height: layout.size.height)
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

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
