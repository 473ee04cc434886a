import CoreText

extension UITextView {
    /// What text without looks of its own has.
    var textConverter: AttributedTextConverter {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        var converter = AttributedTextConverter(
            traits: traitCollection,
            font: shownFont,
            color: shownColor,
            paragraphStyle: textAlignment == .natural ? .default : style
        )
        converter.linkAttributes = linkTextAttributes
        converter.container = textContainer
        return converter
    }

    /// The text in the view's own width.
    var textLayout: TextLayout {
        trackContainer()
        return textKit.lines.laidOut(in: textContainer)?.layout
            ?? TextLayout(
                AttributedText("", attributes: textConverter.attributes([:])),
                options: TextLayoutOptions(era: HostEra.current)
            )
    }

    /// Gives the container the view's width, where it follows it.
    func trackContainer() {
        guard textContainer.widthTracksTextView else { return }
        let width = bounds.width - textContainerInset.left - textContainerInset.right
        let size = CGSize(width: max(1, width), height: 0)
        if textContainer.size != size { textContainer.setSizeQuietly(size) }
    }

    /// The text in another width, for sizes; nil: without limit.
    private func textSize(width: CGFloat?) -> CGSize {
        let isOwn = width == bounds.width && textContainer.exclusionPaths.isEmpty
        if textKit.showsOtherText, !isOwn { return textLayout.size }
        // A container of its own shape knows only its own width.
        let isShaped = textContainer.shape(from: 0) != nil
        if isOwn || isShaped || !textContainer.widthTracksTextView { return textLayout.size }
        let insets = textContainerInset
        let room = (width ?? UILabel.unlimited) - insets.left - insets.right - 2 * textContainer.lineFragmentPadding
        var options = TextLayoutOptions(
            width: max(1, room),
            maximumNumberOfLines: textContainer.maximumNumberOfLines,
            truncation: textContainer.maximumNumberOfLines > 0
                ? LineBreakMode(rawValue: textContainer.lineBreakMode.rawValue) : nil,
            layoutDirection: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            era: HostEra.current
        )
        options.exclusions = textContainer.exclusions
        return TextLayout.size(of: textConverter.convert(editable.content).text, options: options)
    }

    /// Insets, padding and text together, in whole pixels.
    func sizeOfText(width: CGFloat?) -> CGSize {
        let size = textSize(width: width)
        let insets = textContainerInset
        let height = max(size.height, hasText ? 0 : shownFont.lineHeight)
        return CGSize(
            width: roundedUpToPixel(
                size.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding,
                scale: layoutScale
            ),
            height: roundedUpToPixel(height + insets.top + insets.bottom, scale: layoutScale)
        )
    }

    /// Of the text's top left corner, in the view's content space.
    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    var placedText: PlacedText {
        PlacedText(
            layout: textLayout,
            origin: textOrigin,
            shownPlaces: textKit.lines.laidOut(in: textContainer)?.shownPlaces
        )
    }

    func measureContentIfDue() {
        guard layer.layoutIsNeeded, hasText, bounds.width > 0, !isMeasuringContent else { return }
        measureContent()
    }

    @discardableResult
    private func measureContent() -> CGSize {
        isMeasuringContent = true
        defer { isMeasuringContent = false }
        trackContainer()
        let content = CGSize(width: bounds.width, height: sizeOfText(width: bounds.width).height)
        if contentSize != content { contentSize = content }
        return content
    }

    func showText() {
        watchTextItems()
        let content = measureContent()
        canvas.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(content.height, bounds.height))
        textLayoutManager?.textViewportLayoutController.layoutViewport()
        showFoundText()
        showSelection(isActive: isFirstResponder, caret: caretRect(at: editable.selection.location))
    }

    /// TX-M7: a point left of the text, a point above the line.
    func caretRect(at index: Int) -> CGRect {
        let origin = textOrigin
        guard hasText else {
            return CGRect(x: origin.x - 1, y: origin.y - 1, width: 2, height: caretHeight(shownFont.lineHeight))
        }
        let rect = placedText.caretRect(at: index)
        return CGRect(x: rect.minX - 1, y: rect.minY - 1, width: 2, height: caretHeight(rect.height))
    }

    private func caretHeight(_ line: CGFloat) -> CGFloat { (line.ceiledToPixel(scale: layoutScale) + 1).rounded(.up) }

    func rect(of range: NSRange) -> CGRect { placedText.rects(of: range).first ?? caretRect(at: range.location) }

    func index(at point: CGPoint) -> Int { hasText ? placedText.index(at: point) : 0 }

    func drawTextIntoCanvas() {
        trackContainer()
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        textKit.lines.drawText(of: textContainer, at: origin)
    }
}

/// Shows a text view's text; scrolls with the content.
@MainActor
final class TextCanvas: UIView {
    weak var textView: UITextView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) { textView?.drawTextIntoCanvas() }
}
