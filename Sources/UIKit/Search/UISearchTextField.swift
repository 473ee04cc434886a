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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearchField()
    }

    private func prepareSearchField() {
        returnKeyType = .search
        autocorrectionType = .no
        clearButtonMode = .always
        leftView = icon
        leftViewMode = .always
        let side = metrics.icon
        showIcon(nil)
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.bounds.size = CGSize(width: side, height: side)
    }

    /// Shows an image of the app, or the magnifier.
    func showIcon(_ image: UIImage?) {
        let configuration = UIImage.SymbolConfiguration(pointSize: metrics.icon * 0.95)
        icon.image = image ?? UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
    }

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
    /// Kept for the app and true by default; tokens aren't selected.
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
    private var metrics: SearchBarMetrics { ControlMetrics.current(\.searchBar) }
    /// From the field's edge to the icon, and from the icon to the text, in points.
    private static let margins: (edge: CGFloat, text: CGFloat) = (8, 7)

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: metrics.field)
    }
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        rect.origin.x += effectiveUserInterfaceLayoutDirection == .rightToLeft ? -Self.margins.edge : Self.margins.edge
        return rect
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = Self.margins.edge + Self.margins.text + tokensWidth
        let adjustment = searchBar?.searchTextPositionAdjustment ?? .zero
        return rect.inset(
            by: UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : inset, bottom: 0, right: isRightToLeft ? inset : 0)
        ).offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

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
    }

    override func textWasEdited() { searchBar?.fieldTextDidChange() }
}
