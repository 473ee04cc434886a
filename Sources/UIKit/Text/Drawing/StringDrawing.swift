import CoreText
import Platform

/// Measures and draws an attributed string by the options of `NSStringDrawing`.
struct StringDrawing {
    private var layout: TextLayout
    private var attachments: [NSTextAttachment]
    /// How small the font became to fit.
    private(set) var scaleFactor: CGFloat = 1

    /// - Parameters:
    ///   - size: The room in points; a side that is zero or less has no limit.
    ///   - minimumScaleFactor: How small the font may become; 0 for no change.
    init(
        _ string: NSAttributedString,
        size: CGSize,
        options: NSStringDrawingOptions = .usesLineFragmentOrigin,
        minimumScaleFactor: CGFloat = 0
    ) {
        let traits = UITraitCollection.current
        var converter = AttributedTextConverter(traits: traits)
        let hasLines = options.contains(.usesLineFragmentOrigin)
        var layoutOptions = TextLayoutOptions(era: HostEra.current)
        layoutOptions.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if size.width > 0, hasLines { layoutOptions.width = size.width }
        if size.height > 0, hasLines { layoutOptions.height = size.height }
        if !hasLines { layoutOptions.maximumNumberOfLines = 1 }
        if options.contains(.truncatesLastVisibleLine) { layoutOptions.truncation = .truncatingTail }
        var converted = converter.convert(string)
        if minimumScaleFactor > 0, minimumScaleFactor < 1, size.width > 0 {
            let natural = TextLayout.size(of: converted.text, options: TextLayoutOptions(era: HostEra.current)).width
            if natural > size.width {
                scaleFactor = max(minimumScaleFactor, size.width / natural)
                converter.fontScale = scaleFactor
                converted = converter.convert(string)
            }
        }
        attachments = converted.attachments
        layout = TextLayout(converted.text, options: layoutOptions)
    }

    /// What the text takes, in points, unrounded; on lines a space at which one was wrapped counts, as in a label.
    var size: CGSize {
        CGSize(width: layout.widthWithHangingSpaces.withoutNoise, height: layout.size.height.withoutNoise)
    }

    /// The place that the text takes; its origin is the top left corner, or the baseline without lines.
    func boundingRect(options: NSStringDrawingOptions) -> CGRect {
        let y = options.contains(.usesLineFragmentOrigin) ? 0 : -(layout.size.height - (layout.firstBaseline ?? 0))
        return CGRect(origin: CGPoint(x: 0, y: y), size: size)
    }

    /// Draws with the top left corner at a point, or with the baseline there.
    func draw(at point: CGPoint, options: NSStringDrawingOptions = .usesLineFragmentOrigin) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var origin = point
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline ?? 0 }
        layout.draw(in: context, at: origin)
        for place in layout.attachmentFrames where attachments.indices.contains(place.attachment.id) {
            attachments[place.attachment.id].draw(
                in: place.frame.offsetBy(dx: origin.x, dy: origin.y),
                at: place.index,
                color: UIColor(cgColor: layout.text.attributes(at: place.index).color)
            )
        }
    }
}

extension CGFloat {
    /// Without what adding up fractions leaves behind: who rounds a height of 11.5 up to pixels wants no 12.
    fileprivate var withoutNoise: CGFloat {
        let rounded = (self * 4096).rounded() / 4096
        return Swift.abs(self - rounded) < 1e-9 ? rounded : self
    }
}
