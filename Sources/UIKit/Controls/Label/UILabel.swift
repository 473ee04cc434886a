import CoreText
import Platform

/// One or more lines of text that can't be edited.
@preconcurrency @MainActor
open class UILabel: UIView, DetailedView {
    var content = LabelContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Documents say themselves whether their labels take touches.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Text
    /// The characters; setting drops the attributes of `attributedText`. Default: nil.
    open var text: String? {
        get { content.string }
        set { observed(["text"]) { change { $0.setText(newValue) } } }
    }
    /// The text with its attributes; what they leave open comes from the label's own properties.
    open var attributedText: NSAttributedString? {
        get { content.attributedString(for: self) }
        set { observed(["attributedText"]) { change { $0.setAttributedText(newValue) } } }
    }
    /// Default: the system's font at 17 points (EV-M7).
    open var font: UIFont! {
        get { content.font }
        set {
            observed(["font"]) {
                change { $0.setFont(newValue ?? LabelContent.standardFont) }
                noteAppearance(of: \.font)
            }
        }
    }
    /// The label color by default, and after nil; setting changes the whole attributed text.
    open var textColor: UIColor! {
        get { content.textColor }
        set {
            observed(["textColor"]) {
                change { $0.setTextColor(newValue ?? .label) }
                noteAppearance(of: \.textColor)
            }
        }
    }
    /// Default: natural (EV-M7).
    open var textAlignment: NSTextAlignment {
        get { content.textAlignment }
        set { observed(["textAlignment"]) { change { $0.setAlignment(newValue) } } }
    }
    /// Default: truncating the tail (EV-M7).
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change { $0.setLineBreakMode(newValue) } }
    }
    /// Whether Korean lines break between words only; the other wishes change nothing. Default: standard, before iOS 14
    /// none.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy =
        Quirk.labelsHaveStandardLineBreakStrategy.holds ? .standard : []
    {
        didSet { contentDidChange() }
    }

    // MARK: Lines and fitting
    /// 0: as many as the text needs. Default: 1.
    open var numberOfLines = 1 {
        willSet { keyWillChange("numberOfLines") }
        didSet {
            if numberOfLines != oldValue { contentDidChange() }
            keyDidChange("numberOfLines")
        }
    }
    /// Whether text that is too large is drawn smaller; the intrinsic size stays that of the full size. Default: false.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The smallest share of the font's size that fitting may choose, 0…1; 0 for no limit. Default: 0.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Whether letters may move closer, by up to a twentieth of the width, before text is truncated. Default: false.
    open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
    /// Where a single shrunken line stands compared with the full-sized one. Default: on its baseline.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
    /// The width at which lines break for the intrinsic size, in points; 0 for the width that layout finds (AL-M5).
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
    }
    /// Whether the font follows the preferred text size while the label is shown.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
    /// Whether a pointer over the label shows the text that is cut off. Default: false.
    ///
    /// - Note: No effect here: there is no pointer.
    open var showsExpansionTextWhenTruncated = false

    // MARK: Looks
    /// False draws the text in its color at 40 % alpha; touches don't change. Default: true.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// Whether `highlightedTextColor` is used; cells set it while they are highlighted or selected. Default: false.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    /// Nil: the text's own color.
    open var highlightedTextColor: UIColor? {
        didSet {
            setNeedsDisplay()
            noteAppearance(of: \.highlightedTextColor)
        }
    }
    /// Nil, the default: no shadow.
    open var shadowColor: UIColor? {
        didSet {
            setNeedsDisplay()
            noteAppearance(of: \.shadowColor)
        }
    }
    /// Points; (0, -1) by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            setNeedsDisplay()
            noteAppearance(of: \.shadowOffset)
        }
    }

    // MARK: Drawing (Controls/Label/UILabel+Drawing.swift)
    /// The rectangle of the text in the label's bounds: as small as it may be, centered vertically.
    ///
    /// - Parameter numberOfLines: 0 for no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(in: bounds, numberOfLines: numberOfLines)
    }
    /// Draws the text, centered vertically in a rectangle of the label's bounds space.
    open func drawText(in rect: CGRect) { drawLabelText(in: rect) }
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    // MARK: Layout (Controls/Label/UILabel+ContentSize.swift)
    open override var intrinsicContentSize: CGSize { measuredContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingTextSize(size) }
    override func contentSize(fittingWidth width: CGFloat?) -> CGSize {
        content.fittingWidth = width
        defer { content.fittingWidth = nil }
        return intrinsicContentSize
    }
    override var contentHeightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override func firstBaselineOffset(in size: CGSize) -> CGFloat? { firstBaseline(in: size) }
    override func lastBaselineOffset(in size: CGSize) -> CGFloat? { lastBaseline(in: size) }
    override var baselineLineHeight: CGFloat? { font.lineHeight }
    override var textForLogs: String? { text }

    // MARK: Traits
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        if previousTraitCollection?.displayScale != traitCollection.displayScale { contentDidChange() }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = content.font.adjusted(for: traitCollection)
        if adjusted !== content.font { font = adjusted }
    }

    // MARK: Changes
    private func change(_ body: (inout LabelContent) -> Void) {
        body(&content)
        contentDidChange()
    }

    private func contentDidChange() {
        content.measured = [:]
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        layer.setNeedsLayout()
    }

    // MARK: Accessibility
    override var naturalAccessibility: NaturalAccessibility {
        NaturalAccessibility(isElement: !(text ?? "").isEmpty, label: text, traits: .staticText)
    }

    // MARK: Debugging
    var describedText: String? { text }
}
