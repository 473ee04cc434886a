import CoreText

extension UITextView {
    /// The text in the current width, or in another; nil: the view's own.
    func textLayout(width: CGFloat?) -> TextLayout { textLayoutWithAttachments(width: width ?? bounds.width).layout }

    private func textLayoutWithAttachments(width: CGFloat) -> (layout: TextLayout, attachments: [NSTextAttachment]) {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        let converter = AttributedTextConverter(
            traits: traitCollection,
            font: shownFont,
            color: shownColor,
            paragraphStyle: textAlignment == .natural ? .default : style
        )
        let (text, attachments) = converter.convert(editable.content)
        let insets = textContainerInset
        let room = width - insets.left - insets.right - 2 * textContainer.lineFragmentPadding
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let truncation: LineBreakMode? =
            textContainer.maximumNumberOfLines > 0
            ? LineBreakMode(rawValue: textContainer.lineBreakMode.rawValue) : nil
        let options = TextLayoutOptions(
            width: max(1, room),
            maximumNumberOfLines: textContainer.maximumNumberOfLines,
            truncation: truncation,
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
            era: HostEra.current
        )
        return (TextLayout(text, options: options), attachments)
    }

    /// Insets, padding and text together, in whole pixels.
    func sizeOfText(width: CGFloat?) -> CGSize {
        let layout = textLayout(width: width ?? UILabel.unlimited)
        let insets = textContainerInset
        let height = max(layout.size.height, hasText ? 0 : shownFont.lineHeight)
        return CGSize(
            width: roundedUpToPixel(
                layout.size.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding,
                scale: layoutScale
            ),
            height: roundedUpToPixel(height + insets.top + insets.bottom, scale: layoutScale)
        )
    }

    /// Of the text's top left corner, in the view's content space.
    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    func showText() {
        let size = CGSize(width: bounds.width, height: max(sizeOfText(width: bounds.width).height, bounds.height))
        let content = CGSize(width: bounds.width, height: sizeOfText(width: bounds.width).height)
        if contentSize != content { contentSize = content }
        canvas.frame = CGRect(origin: .zero, size: size)
        caret.isHidden = !isFirstResponder || !isEditable || editable.selection.length > 0
        if !caret.isHidden { caret.show(tintColor, frame: caretRect(at: editable.selection.location), radius: 1) }
    }

    /// TX-M7: a point left of the text, a point above the line.
    func caretRect(at index: Int) -> CGRect {
        let origin = textOrigin
        guard hasText else {
            return CGRect(x: origin.x - 1, y: origin.y - 1, width: 2, height: caretHeight(shownFont.lineHeight))
        }
        let rect = textLayout(width: nil).caretRect(at: index)
        return CGRect(
            x: rect.minX + origin.x - 1,
            y: rect.minY + origin.y - 1,
            width: 2,
            height: caretHeight(rect.height)
        )
    }

    private func caretHeight(_ line: CGFloat) -> CGFloat { (line.ceiledToPixel(scale: layoutScale) + 1).rounded(.up) }

    func rect(of range: NSRange) -> CGRect {
        let rects = textLayout(width: nil).rects(for: range.location..<range.location + range.length)
        return rects.first?.offsetBy(dx: textOrigin.x, dy: textOrigin.y) ?? caretRect(at: range.location)
    }

    func index(at point: CGPoint) -> Int {
        hasText ? textLayout(width: nil).index(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)) : 0
    }

    func drawTextIntoCanvas() {
        let (layout, attachments) = textLayoutWithAttachments(width: bounds.width)
        if isFirstResponder, editable.selection.length > 0 {
            tintColor.withAlphaComponent(0.2).setFill()
            let range = editable.selection.location..<editable.selection.location + editable.selection.length
            for rect in layout.rects(for: range) {
                UIBezierPath(rect: rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)).fill()
            }
        }
        DrawnText(layout: layout, attachments: attachments, origin: textOrigin).draw()
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
