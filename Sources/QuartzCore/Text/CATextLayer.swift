import CoreText

/// A layer that shows a text within its bounds, from the top.
open class CATextLayer: CALayer {
    private final var textValues = TextValues()

    /// A `String` or an `NSAttributedString`; another value shows nothing.
    open var string: Any? {
        get { textValues.string }
        set { change(.string) { textValues.string = newValue } }
    }
    /// A font's name as a `String`, or a font of UIKit; its size doesn't count. Nil is the system font. An attributed string
    /// has fonts of its own.
    open var font: Any? {
        get { textValues.font }
        set { change(.font) { textValues.font = newValue } }
    }
    /// In points; 36 by default.
    open var fontSize: CGFloat {
        get { textValues.fontSize }
        set { if newValue != textValues.fontSize { change(.fontSize) { textValues.fontSize = newValue } } }
    }
    /// White by default; nil shows nothing.
    open var foregroundColor: CGColor? {
        get { textValues.foregroundColor }
        set {
            if newValue != textValues.foregroundColor {
                change(.foregroundColor) { textValues.foregroundColor = newValue }
            }
        }
    }
    /// Whether lines break at the bounds' width. False by default.
    open var isWrapped: Bool {
        get { textValues.isWrapped }
        set { if newValue != textValues.isWrapped { change(.wrapped) { textValues.isWrapped = newValue } } }
    }
    /// How lines that are too long end. Default: none, they are cut off by the bounds' owner if at all.
    open var truncationMode: CATextLayerTruncationMode {
        get { textValues.truncationMode }
        set {
            if newValue != textValues.truncationMode {
                change(.truncationMode) { textValues.truncationMode = newValue }
            }
        }
    }
    /// Default: natural.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { textValues.alignmentMode }
        set {
            if newValue != textValues.alignmentMode { change(.alignmentMode) { textValues.alignmentMode = newValue } }
        }
    }
    /// Whether glyphs stand at a few places within a pixel only. Default: false.
    ///
    /// - Note: No effect here: glyphs are drawn in grays where they stand.
    open var allowsFontSubpixelQuantization: Bool {
        get { textValues.allowsFontSubpixelQuantization }
        set {
            if newValue != textValues.allowsFontSubpixelQuantization {
                change(.string) { textValues.allowsFontSubpixelQuantization = newValue }
            }
        }
    }

    /// A layer of the default values.
    public override init() { super.init() }

    /// A copy of a layer's values.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let source = layer as? CATextLayer { textValues = source.textValues }
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override class var addedProperties: [LayerProperty] {
        [.string, .font, .fontSize, .foregroundColor, .wrapped, .truncationMode, .alignmentMode]
    }

    package override func layerValue(_ property: LayerProperty) -> LayerValue {
        switch property {
        case .string: LayerValue(any: string)
        case .font: LayerValue(any: font)
        case .fontSize: .number(fontSize)
        case .foregroundColor: LayerValue(foregroundColor)
        case .wrapped: .boolean(isWrapped)
        case .truncationMode: .text(truncationMode.rawValue)
        case .alignmentMode: .text(alignmentMode.rawValue)
        default: super.layerValue(property)
        }
    }

    package override func setLayerValue(_ value: LayerValue, for property: LayerProperty) {
        switch property {
        case .string: string = value.any
        case .font: font = value.any
        case .fontSize: fontSize = value.number ?? fontSize
        case .foregroundColor: foregroundColor = value.color
        case .wrapped: isWrapped = value.boolean ?? isWrapped
        case .truncationMode: value.text.map { truncationMode = CATextLayerTruncationMode(rawValue: $0) }
        case .alignmentMode: value.text.map { alignmentMode = CATextLayerAlignmentMode(rawValue: $0) }
        default: super.setLayerValue(value, for: property)
        }
    }

    /// The size of the text on one line, or wrapped at the bounds' width.
    open override func preferredFrameSize() -> CGSize { layout?.size ?? .zero }

    package override func paintShape(in context: CGContext) {
        guard let layout, foregroundColor != nil else { return }
        layout.draw(in: context, at: bounds.origin)
    }

    private var layout: TextLayout? {
        guard let text = styledText, text.length > 0, bounds.width > 0 else { return nil }
        let mode = truncationMode.lineBreakMode
        return TextLayout(
            text,
            options: TextLayoutOptions(
                width: bounds.width,
                height: isWrapped ? bounds.height : .infinity,
                maximumNumberOfLines: isWrapped ? 0 : 1,
                truncation: mode ?? (isWrapped ? .wordWrapping : .clipping),
                era: TextEra.current
            )
        )
    }

    private var styledText: AttributedText? {
        var style = TextParagraphStyle()
        style.alignment = alignmentMode.alignment
        let description = (font as? any TextLayerFont)?.fontDescription.withSize(fontSize)
        let named = (font as? String).map { FontDescription(name: $0, size: fontSize) }
        let plain = TextAttributes(
            font: description ?? named ?? FontDescription(systemFontOfSize: fontSize),
            color: foregroundColor ?? .black,
            paragraphStyle: style
        )
        guard let styled = string as? NSAttributedString else {
            return (string as? String).map { AttributedText($0, attributes: plain) }
        }
        var text = AttributedText("", attributes: plain)
        styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length)) { attributes, range, _ in
            var look = plain
            for (key, value) in attributes {
                switch (key.rawValue, value) {
                case ("NSFont", let font as any TextLayerFont): look.font = font.fontDescription
                case ("NSColor", let color as any LayerColor): look.color = color.cgColor
                case ("NSBackgroundColor", let color as any LayerColor): look.backgroundColor = color.cgColor
                case ("NSKern", let number as NSNumber): look.kern = CGFloat(number.doubleValue)
                default: break
                }
            }
            text.append((styled.string as NSString).substring(with: range), attributes: look)
        }
        return text
    }
}
