/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private final let icon = UIImageView(frame: .zero)
    weak var searchBar: UISearchBar?

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
        let inset = Self.margins.edge + Self.margins.text
        let adjustment = searchBar?.searchTextPositionAdjustment ?? .zero
        return rect.inset(
            by: UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : inset, bottom: 0, right: isRightToLeft ? inset : 0)
        ).offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(metrics.radius, bounds.height / 2)
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    override func textWasEdited() { searchBar?.fieldTextDidChange() }
}
