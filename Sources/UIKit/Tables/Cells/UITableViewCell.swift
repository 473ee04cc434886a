import Foundation

/// One row of a table.
///
/// The face of the class; frames are computed in `TableCellLayout`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    var cellState = TableCellState()
    private let content = TableCellContentView(frame: .zero)
    /// The table that shows the cell.
    weak var tableView: UITableView?
    /// What a document wants to happen when the row is chosen, and when its detail button is tapped.
    package var selectionAction: (() -> Void)?
    package var accessoryAction: (() -> Void)?

    // MARK: Creating
    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.current.rowHeight))
        cellState.style = style
        cellState.reuseIdentifier = reuseIdentifier
        prepareCell()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCell()
    }

    private func prepareCell() {
        content.isOpaque = false
        if content.superview == nil { insertSubview(content, at: 0) }
        content.frame = bounds
    }

    open var reuseIdentifier: String? { cellState.reuseIdentifier }
    open func prepareForReuse() {
        setSelectedState(false, isHighlighted: false)
    }

    // MARK: Content
    /// Where an app adds its views; inset into the safe area and before the accessory (TV-1, TV-9).
    open var contentView: UIView { content }
    /// Made at the first question.
    open var textLabel: UILabel? { styledTextLabel }
    /// Nil in the default style.
    open var detailTextLabel: UILabel? { styledDetailLabel }
    open var imageView: UIImageView? { styledImageView }
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// Points a level.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing = true

    // MARK: Backgrounds
    open var backgroundView: UIView? { didSet { backgroundDidChange(backgroundView, from: oldValue) } }
    /// Shown while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? { didSet { backgroundDidChange(nil, from: oldValue) } }
    open var multipleSelectionBackgroundView: UIView?
    open override var backgroundColor: UIColor? {
        didSet { if !cellState.isApplyingBackground { cellState.hasOwnBackground = true } }
    }
    open var selectionStyle: SelectionStyle = .default { didSet { showSelection() } }
    open var focusStyle: FocusStyle = .default

    // MARK: State
    open var isSelected: Bool = false { didSet { if isSelected != oldValue { showSelection() } } }
    open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { showSelection() } } }
    /// What the table calls; overriders call super.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open var isEditing: Bool {
        get { cellState.place.isTableEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        cellState.place.isTableEditing = editing
        setNeedsLayout()
    }
    open var editingStyle: EditingStyle { cellState.place.editingStyle }
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    open var showingDeleteConfirmation: Bool { false }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    // MARK: Accessories
    open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
    /// Stands in place of the accessory type.
    open var accessoryView: UIView? { didSet { accessoryViewDidChange(from: oldValue) } }
    open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    open var editingAccessoryView: UIView?

    // MARK: Separator
    /// From the cell's edges; the table's unless set (TV-7).
    open var separatorInset: UIEdgeInsets {
        get { cellState.separatorInset ?? tableView?.separatorInset ?? .zero }
        set {
            cellState.separatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Layout (Tables/Cells/UITableViewCell+Layout.swift)
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCell()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingCellSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: styledHeight(width: size.width))
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
