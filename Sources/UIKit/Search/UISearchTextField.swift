/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private final let icon = UIImageView(frame: .zero)
    weak var searchBar: UISearchBar?
    final var tokenViews: [SearchTokenView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearchField()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearchField()
    }

    private func prepareSearchField() {
        returnKeyType = .search
        autocorrectionType = .no
        enablesReturnKeyAutomatically = true
        clearButtonMode = .always
        leftView = icon
        leftViewMode = .always
        let (side, isFilled) = (metrics.icon, metrics.fieldIsFilled)
        if isFilled { backgroundColor = .tertiarySystemFill }
        showIcon(nil)
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.bounds.size = CGSize(width: side, height: side)
    }

    /// The magnifier's point size for its measured side.
    private static let iconScale: CGFloat = 1.02

    /// Shows an image of the app, or the magnifier.
    func showIcon(_ image: UIImage?) {
        let configuration = UIImage.SymbolConfiguration(pointSize: metrics.icon * Self.iconScale)
        icon.image = image ?? UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
    }

    /// What the app proposes; those of the field's search controller (iOS 16). A field elsewhere keeps them.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { controller?.searchSuggestions ?? ownSuggestions }
        set {
            if let controller { controller.searchSuggestions = newValue } else { ownSuggestions = newValue }
        }
    }
    private final var ownSuggestions: [any UISearchSuggestion]?
    final weak var controller: UISearchController?

    // MARK: Tokens (Search/UISearchTextField+Tokens.swift)
    /// What stands before the text, in order. Empty by default.
    open var tokens: [UISearchToken] {
        get { tokenViews.map(\.token) }
        set { setTokens(newValue) }
    }
    /// Default: the tint color.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? tintColor }
        set {
            ownTokenColor = newValue
            setNeedsLayout()
        }
    }
    private final var ownTokenColor: UIColor?
    /// Whether the delete key at the text's start removes the last token. Default: true.
    open var allowsDeletingTokens = true
    /// Whether selected tokens can be copied. Default: true.
    ///
    /// - Note: No effect here: tokens aren't selected.
    open var allowsCopyingTokens = true
    /// Puts a token before the one at an index, or at the end.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        var all = tokens
        all.insert(token, at: max(0, min(tokenIndex, all.count)))
        tokens = all
    }
    /// Removes a token; an index without one does nothing.
    open func removeToken(at tokenIndex: Int) {
        guard tokenViews.indices.contains(tokenIndex) else { return }
        var all = tokens
        all.remove(at: tokenIndex)
        tokens = all
    }
    /// The whole text, as tokens stand before it.
    open var textualRange: UITextRange { UITextRange(editable.whole) }
    /// Before the text: tokens have no places of their own.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// All tokens for a range that begins at the text's start, else none.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        offset(from: beginningOfDocument, to: textRange.start) == 0 ? tokens : []
    }
    /// Makes a token of a part of the text, which goes.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        insertToken(token, at: tokenIndex)
        replace(textRange, withText: "")
    }
    package override func deleteByKeyboard() { if !deleteLastToken() { super.deleteByKeyboard() } }

    override var placeholderColor: UIColor { .secondaryLabel }
    private var metrics: SearchBarLook { SearchBarLook.current }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: metrics.field)
    }
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        rect.origin.x += effectiveUserInterfaceLayoutDirection == .rightToLeft ? -metrics.iconX : metrics.iconX
        let adjustment = searchBar?.positionAdjustment(for: .search) ?? .zero
        return rect.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
    }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let icon: UISearchBar.Icon = searchBar?.showsSearchResultsButton == true ? .resultsList : .bookmark
        let adjustment = searchBar?.positionAdjustment(for: icon) ?? .zero
        return super.rightViewRect(forBounds: bounds).offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        if let start = metrics.textStart { return textRect(from: start, forBounds: bounds, beforeViews: rect) }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = metrics.iconX + metrics.iconGap + tokensWidth
        let adjustment = searchBar?.searchTextPositionAdjustment ?? .zero
        return rect.inset(
            by: UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : inset, bottom: 0, right: isRightToLeft ? inset : 0)
        ).offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical - metrics.textRise)
    }

    /// BR-M18: from the leading end to the text, and from the text to the trailing end beside a clear button.
    private func textRect(from start: CGFloat, forBounds bounds: CGRect, beforeViews rect: CGRect) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let clear = clearButtonRect(forBounds: bounds)
        let showsClear = isRightToLeft ? rect.minX > bounds.minX + clear.width : rect.maxX < bounds.maxX - clear.width
        let leading = start.roundedToPixel(scale: layoutScale) + tokensWidth
        let trailing = showsClear ? metrics.textEnd ?? metrics.iconX : metrics.iconX
        let adjustment = searchBar?.searchTextPositionAdjustment ?? .zero
        return CGRect(
            x: bounds.minX + (isRightToLeft ? trailing : leading),
            y: rect.minY,
            width: max(0, bounds.width - leading - trailing),
            height: rect.height
        ).offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical - metrics.textRise)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shift = metrics.placeholderShift
        return super.placeholderRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -shift : shift, dy: 0)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if !tokenViews.isEmpty {
            let rect = textRect(forBounds: bounds)
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutTokens(from: isRightToLeft ? rect.maxX + tokensWidth : rect.minX - tokensWidth)
        }
        layer.cornerRadius = min(metrics.radius, bounds.height / 2)
        layer.cornerCurve = .continuous
        clipsToBounds = true
        showClearButton()
    }

    private func showClearButton() {
        guard let button = parts.clearButton else { return }
        button.setImage(Self.clearImage(side: metrics.clearSide), for: .normal)
        button.tintColor = metrics.clearTint.color
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let look = metrics
        let side = look.clearSide
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? bounds.minX + look.clearMargin : bounds.maxX - look.clearMargin - side,
            y: bounds.midY - side / 2 - look.clearRise / layoutScale,
            width: side,
            height: side
        ).roundedToPixels(scale: layoutScale)
    }

    /// A disk with a cross cut out of it; takes the tint.
    private static func clearImage(side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.black.set()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            let (near, far) = (side * 0.33, side * 0.67)
            let cross = UIBezierPath()
            cross.move(to: CGPoint(x: near, y: near))
            cross.addLine(to: CGPoint(x: far, y: far))
            cross.move(to: CGPoint(x: far, y: near))
            cross.addLine(to: CGPoint(x: near, y: far))
            cross.lineWidth = side * 0.1
            cross.lineCapStyle = .round
            context.cgContext.setBlendMode(.clear)
            cross.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }

    override func textWasEdited() { searchBar?.fieldTextDidChange() }
}
