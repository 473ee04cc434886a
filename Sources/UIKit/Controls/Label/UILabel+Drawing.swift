import CoreText

extension UILabel {
    /// How far all sizes shrink so that the text fits a width; 1 where it fits or may not shrink.
    func fittingScale(in rect: CGRect) -> CGFloat {
        guard adjustsFontSizeToFitWidth, rect.width > 0, !content.isEmpty else { return 1 }
        let least = max(minimumScaleFactor, 0.05)
        if numberOfLines == 1 {
            let natural = textSize(width: Self.unlimited, numberOfLines: 1).width
            return natural <= rect.width ? 1 : max(least, rect.width / natural)
        }
        let text = content.layoutText(traits: traitCollection, isMeasuring: true)
        let options = layoutOptions(width: rect.width, numberOfLines: numberOfLines)
        var (low, high): (CGFloat, CGFloat) = (least, 1)
        func fits(_ scale: CGFloat) -> Bool {
            let layout = TextLayout(text.scaled(by: scale), options: options)
            return !layout.isTruncated && layout.size.height <= rect.height + 0.01
        }
        guard !fits(1) else { return 1 }
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    /// The lines as they are drawn in a rectangle, and where their top left corner lies.
    func drawnLayout(in rect: CGRect, color: UIColor? = nil) -> (layout: TextLayout, origin: CGPoint) {
        let scale = fittingScale(in: rect)
        var text = content.layoutText(traits: traitCollection, color: color)
        if scale < 1 { text = text.scaled(by: scale) }
        let layout = TextLayout(text, options: layoutOptions(width: rect.width, numberOfLines: numberOfLines))
        let height = roundedUpToPixel(layout.size.height, scale: layoutScale)
        var y = rect.minY + ((rect.height - height) / 2).roundedToPixel(scale: layoutScale)
        if scale < 1, numberOfLines == 1 {
            let full = textSize(width: Self.unlimited, numberOfLines: 1).height
            let top = rect.minY + ((rect.height - full) / 2).roundedToPixel(scale: layoutScale)
            switch baselineAdjustment {
            case .alignBaselines: y = top + font.ascender - (layout.firstBaseline ?? 0)
            case .alignCenters: break
            case .none: y = top
            }
        }
        return (layout, CGPoint(x: rect.minX, y: y))
    }

    /// The color that replaces the text's own ones in the present state; nil for none.
    private var stateColor: UIColor? {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? nil : content.textColor.withAlphaComponent(0.4)
    }
}

extension AttributedText {
    /// The same text with every font's size multiplied.
    func scaled(by scale: CGFloat) -> AttributedText {
        var result = AttributedText("", attributes: typingAttributes)
        let characters = Array(string.utf16)
        for run in runs {
            var attributes = run.attributes
            attributes.font = attributes.font.withSize(attributes.font.size * scale)
            result.append(String(decoding: characters[run.range], as: UTF16.self), attributes: attributes)
        }
        return result
    }
}

extension UILabel {
    func drawLabelText(in rect: CGRect) {
        guard !content.isEmpty, rect.width > 0, rect.height > 0 else { return }
        let (layout, origin) = drawnLayout(in: rect, color: stateColor)
        TextPainting.draw(
            layout, at: origin, attachmentsOf: content.attributed,
            shadow: shadowColor.map { ($0.resolvedColor(with: traitCollection).cgColor, shadowOffset) })
    }
}
