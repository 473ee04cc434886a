import CoreText

extension UILabel {
    /// Stands for "no limit" where UIKit passes a number.
    static let unlimited: CGFloat = 1e6

    /// The size at `preferredMaxLayoutWidth`, at the width that layout found, or without limit (AL-13, AL-M5).
    var measuredContentSize: CGSize {
        guard !content.isEmpty else { return .zero }
        var width = Self.unlimited
        if numberOfLines != 1 {
            if preferredMaxLayoutWidth > 0 {
                width = preferredMaxLayoutWidth
            } else if let fitting = content.fittingWidth {
                width = fitting
            }
        }
        let limits = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: limits, limitedToNumberOfLines: numberOfLines).size
    }

    /// A label of one line wishes all of it, whatever width it is offered.
    func fittingTextSize(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? Self.unlimited : size.width
        let limits = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: limits, limitedToNumberOfLines: numberOfLines).size
    }

    func measuredTextRect(in bounds: CGRect, numberOfLines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        var natural = textSize(width: bounds.width, numberOfLines: numberOfLines)
        if numberOfLines != 1, bounds.height > 0, natural.height > bounds.height {
            natural = labelSize(layoutOptions(in: bounds.size, numberOfLines: numberOfLines))
        }
        let size = CGSize(width: min(natural.width, bounds.width), height: min(natural.height, bounds.height))
        var rect = CGRect(origin: bounds.origin, size: size)
        if bounds.height < Self.unlimited {
            rect.origin.y += ((bounds.height - size.height) / 2).roundedToPixel(scale: layoutScale)
        }
        if bounds.width < Self.unlimited { rect.origin.x += horizontalOffset(free: bounds.width - size.width) }
        return rect
    }

    private func horizontalOffset(free: CGFloat) -> CGFloat {
        switch content.textAlignment {
        case .center: (free / 2).roundedToPixel(scale: layoutScale)
        case .right: free
        case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: free
        case .left, .natural, .justified: 0
        }
    }

    /// The room that the text takes, in whole pixels.
    func textSize(width: CGFloat, numberOfLines: Int) -> CGSize {
        let key = TextMeasureKey(width: width, numberOfLines: numberOfLines)
        if let known = content.measured[key] { return known }
        let size = labelSize(layoutOptions(width: width, numberOfLines: numberOfLines))
        content.measured[key] = size
        return size
    }

    private func labelSize(_ options: TextLayoutOptions) -> CGSize {
        let text = content.layoutText(traits: traitCollection, isMeasuring: true).text
        let measured = TextLayout.labelSize(of: text, options: options)
        let scale = layoutScale
        return CGSize(
            width: roundedUpToPixel(measured.width, scale: scale),
            height: roundedUpToPixel(measured.height, scale: scale)
        )
    }

    /// Those of the lines that stand in a room: as many whole ones as fit, but the first in any case.
    ///
    /// A room of the label's own size holds all of them: raised letters and attachments reach beyond what is measured.
    func layoutOptions(in size: CGSize, numberOfLines: Int) -> TextLayoutOptions {
        var options = layoutOptions(width: size.width, numberOfLines: numberOfLines)
        guard numberOfLines != 1, size.height > 0, size.height < Self.unlimited else { return options }
        let whole = textSize(width: size.width, numberOfLines: numberOfLines).height
        if size.height < whole - 0.01 { options.height = size.height }
        return options
    }

    func layoutOptions(width: CGFloat, numberOfLines: Int) -> TextLayoutOptions {
        var options = TextLayoutOptions(
            width: width >= Self.unlimited ? .infinity : max(0, width),
            maximumNumberOfLines: max(0, numberOfLines),
            truncation: content.truncation,
            layoutDirection: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            era: HostEra.current
        )
        options.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
        options.allowsTightening = allowsDefaultTighteningForTruncation
        return options
    }

    // MARK: Baselines (AL-20, AL-M1)
    func firstBaseline(in size: CGSize) -> CGFloat? {
        guard !content.isEmpty else { return font.ascender.roundedToPixel(scale: layoutScale) }
        let top = measuredTextRect(in: CGRect(origin: .zero, size: size), numberOfLines: numberOfLines).minY
        let font = firstFont
        return top + font.ascender.roundedToPixel(scale: layoutScale)
    }

    func lastBaseline(in size: CGSize) -> CGFloat? {
        guard let first = firstBaseline(in: size) else { return nil }
        // Without text it is where a line's would be that stands at the bottom (IB-38).
        if content.isEmpty { return font.lineHeight.ceiledToPixel(scale: layoutScale) - first }
        guard numberOfLines != 1, !content.isEmpty else { return size.height - first }
        let text = content.layoutText(traits: traitCollection, isMeasuring: true).text
        let layout = TextLayout(text, options: layoutOptions(in: size, numberOfLines: numberOfLines))
        guard let top = layout.firstBaseline, let bottom = layout.lastBaseline else { return size.height - first }
        return size.height - first - (bottom - top).roundedToPixel(scale: layoutScale)
    }

    private var firstFont: UIFont {
        guard let attributed = content.attributed, attributed.length > 0 else { return font }
        return attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
    }
}
