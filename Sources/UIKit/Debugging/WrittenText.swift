import CoreText

/// The text that a view draws by itself, as it is laid out now.
package struct WrittenText {
    /// All of it, whether it fits or not.
    package let text: String
    /// The room that its lines take, in the view's bounds space, in points.
    package let rect: CGRect
    /// Whether some of it is left out, with an ellipsis or, in modes that wrap, without.
    package let isTruncated: Bool
    /// Whether an edge of the view cuts what is drawn.
    package let isClipped: Bool
    /// How far the font has shrunk to fit the view; 1 where it hasn't.
    package let fontScale: CGFloat
}

extension UIView {
    /// What a label or a text view shows; nil for views that draw no text, or none now. Controls show theirs in labels.
    package var writtenText: WrittenText? {
        switch self {
        case let label as UILabel: label.shownLabelText
        case let textView as UITextView: textView.shownEditableText
        default: nil
        }
    }
}

/// Points; layout's numbers are true to the sum of many roundings.
private let tolerance: CGFloat = 0.01

extension UILabel {
    fileprivate var shownLabelText: WrittenText? {
        guard let text = attributedText?.string, !text.isEmpty else { return nil }
        let drawn = drawnText(in: bounds)
        let height = roundedUpToPixel(drawn.layout.size.height, scale: layoutScale)
        let place = measuredTextRect(in: bounds, numberOfLines: numberOfLines)
        let width = min(roundedUpToPixel(drawn.layout.size.width, scale: layoutScale), bounds.width)
        return WrittenText(
            text: text,
            rect: CGRect(x: place.minX, y: drawn.origin.y, width: width, height: height),
            isTruncated: drawn.layout.isTruncated && lineBreakMode != .byClipping,
            isClipped: drawn.layout.isTruncated && lineBreakMode == .byClipping
                || height > bounds.height + 1 / layoutScale + tolerance,
            fontScale: fittingScale(in: bounds)
        )
    }
}

extension UITextView {
    fileprivate var shownEditableText: WrittenText? {
        guard hasText, let text else { return nil }
        let placed = placedText
        let size = placed.layout.size
        let reach = placed.origin.y + size.height + textContainerInset.bottom
        return WrittenText(
            text: text,
            rect: CGRect(origin: placed.origin, size: size),
            isTruncated: placed.layout.isTruncated,
            isClipped: !isScrollEnabled && reach > bounds.height + tolerance,
            fontScale: 1
        )
    }
}
