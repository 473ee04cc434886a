import CoreText

extension UILabel {
    /// How far all sizes shrink so that the text fits a width; 1 where it fits or may not shrink.
    func fittingScale(in rect: CGRect) -> CGFloat {
        guard adjustsFontSizeToFitWidth, rect.width > 0, !content.isEmpty else { return 1 }
        let least = max(minimumScaleFactor, 0.05)
        if numberOfLines == 1 {
            let natural = textSize(width: Self.unlimited, numberOfLines: 1).width
            guard natural > rect.width else { return 1 }
            // Smaller sizes are tracked wider: where the proportion alone is still too wide, text shrinks on.
            return largestScale(from: least, to: max(least, rect.width / natural)) { scale in
                let text = content.layoutText(traits: traitCollection, isMeasuring: true, fontScale: scale).text
                let options = layoutOptions(width: Self.unlimited, numberOfLines: 1)
                return TextLayout.size(of: text, options: options).width <= rect.width
            }
        }
        let options = layoutOptions(width: rect.width, numberOfLines: numberOfLines)
        return largestScale(from: least, to: 1) { scale in
            let text = content.layoutText(traits: traitCollection, isMeasuring: true, fontScale: scale).text
            let layout = TextLayout(text, options: options)
            return !layout.isTruncated && layout.size.height <= rect.height + 0.01
        }
    }

    /// The largest scale that fits, to a thousandth of the span; the least one where none does.
    private func largestScale(from least: CGFloat, to most: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        guard !fits(most) else { return most }
        var (low, high) = (least, most)
        for _ in 0..<Self.fittingSteps {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    private static let fittingSteps = 10

    /// The lines as they are drawn in a rectangle, and where their top left corner lies.
    func drawnText(in rect: CGRect) -> DrawnText {
        let scale = fittingScale(in: rect)
        let (text, attachments) = content.layoutText(
            traits: traitCollection,
            color: stateColor,
            shadow: textShadow,
            fontScale: scale
        )
        let layout = TextLayout(text, options: layoutOptions(in: rect.size, numberOfLines: numberOfLines))
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
        return DrawnText(layout: layout, attachments: attachments, origin: CGPoint(x: rect.minX, y: y))
    }

    /// The color that replaces the text's own ones in the present state; nil for none.
    private var stateColor: UIColor? {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? nil : content.textColor.withAlphaComponent(0.4)
    }

    private var textShadow: NSShadow? {
        guard let shadowColor else { return nil }
        let shadow = NSShadow()
        shadow.shadowColor = shadowColor
        shadow.shadowOffset = shadowOffset
        return shadow
    }

    func drawLabelText(in rect: CGRect) {
        guard !content.isEmpty, rect.width > 0, rect.height > 0 else { return }
        drawnText(in: rect).draw()
    }
}
