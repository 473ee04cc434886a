import Foundation

/// One row of a table.
///
/// The face of the class; frames are computed in `TableCellLayout`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    override final var archivedContainer: UIView? { contentView }

    var cellState = TableCellState()
    private final var content: UIView = TableCellContentView(frame: .zero)
    final var configurations = ContentConfigurations()
    /// The table that shows the cell.
    weak var tableView: UITableView?
    /// What a document wants to happen when the row is chosen, and when its detail button is tapped.
    package var selectionAction: (() -> Void)?
    package var accessoryAction: (() -> Void)?

    // MARK: Creating
    /// 320 points wide and one row of the era high, until a table gives it a row.
    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLook.current.rowHeight))
        cellState.style = style
        cellState.reuseIdentifier = reuseIdentifier
        prepareCell()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCell()
    }

    private func prepareCell() {
        content.isOpaque = false
        attachContent()
        content.frame = bounds
    }

    /// Puts the content view into the cell; a document's constraints need it there while the cell is still being decoded.
    func attachContent() {
        if content.superview == nil { insertSubview(content, at: 0) }
    }

    final func useContentView(_ view: UIView?) {
        let view = view ?? TableCellContentView(frame: .zero)
        guard view !== content else { return }
        insertSubview(view, aboveSubview: content)
        content.removeFromSuperview()
        // The content keeps its margins, which are the row's.
        if !view.margins.wasSet {
            let own = content.margins.own
            view.changeMargins { $0.own = own }
        }
        content = view
        setNeedsLayout()
    }

    /// The name under which the cell waits to be used again; nil: it never is.
    open var reuseIdentifier: String? { cellState.reuseIdentifier }
    /// Called before a cell that waited is handed out again; lets go of selection and highlight.
    open func prepareForReuse() {
        setSelectedState(false, isHighlighted: false)
    }

    // MARK: Content
    /// Where an app adds its views; inset into the safe area and before the accessory (TV-1, TV-9).
    open var contentView: UIView { content }
    /// Made at the first question; nil beside a content configuration.
    open var textLabel: UILabel? { configurations.content == nil ? styledTextLabel : nil }
    /// Nil in the default style.
    open var detailTextLabel: UILabel? { configurations.content == nil ? styledDetailLabel : nil }
    /// Made at the first question, and takes no room without an image.
    open var imageView: UIImageView? { configurations.content == nil ? styledImageView : nil }
    /// Steps by which the styles' text moves in, of `indentationWidth` each. Default: 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// Points a level.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether content makes room for the editing control; the delegate has to agree (TV-10). Default: true.
    open var shouldIndentWhileEditing = true

    // MARK: Configurations (Lists/Configured/ConfiguredView.swift; iOS 14)
    /// What configurations follow; overriders add to super's.
    open var configurationState: UICellConfigurationState { currentConfigurationState }
    /// Has the method below called once, before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }
    /// Called when the data source has given the cell and when its state has changed; does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Called after ``updateConfiguration(using:)``. Nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A configuration in the look of the cell's style, without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styledConfiguration }
    /// A background in the look of the table's style (iOS 16).
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackground }
    /// Makes the content view, in place of the style's labels; nil, the default, leaves it to the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }
    /// Whether the content follows the state by itself. Default: true.
    open var automaticallyUpdatesContentConfiguration = true
    /// Behind the content, in place of the background views. Nil by default.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }
    /// Whether the background follows the cell's state. Default: true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    // MARK: Backgrounds
    /// Fills the cell behind the content view, accessories included (TV-3). Nil by default.
    open var backgroundView: UIView? { didSet { backgroundDidChange(backgroundView, from: oldValue) } }
    /// Shown while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? { didSet { backgroundDidChange(nil, from: oldValue) } }
    /// Stands in for `selectedBackgroundView` in a table that selects many rows. Nil by default.
    open var multipleSelectionBackgroundView: UIView? { didSet { backgroundDidChange(nil, from: oldValue) } }
    open override var backgroundColor: UIColor? {
        didSet { if !cellState.isApplyingBackground { cellState.hasOwnBackground = true } }
    }
    /// `.none` keeps the look of a highlighted or selected cell as it is. Default: `.default`.
    open var selectionStyle: SelectionStyle = .default { didSet { showSelection() } }
    /// How the cell looks while it has the focus: `.custom` leaves the looks to the app. Default: `.default`.
    open var focusStyle: FocusStyle = .default
    open override var canBecomeFocused: Bool {
        guard let tableView, let indexPath = tableView.indexPath(for: self) else { return false }
        return tableView.canFocus(indexPath)
    }
    override var usualFocusEffect: UIFocusEffect? {
        focusStyle == .custom || configurations.showsFocus ? nil : UIFocusHaloEffect.inside
    }
    override func focusDidChange() {
        setNeedsUpdateConfiguration()
        showSelection()
    }
    override func activateByKey() -> Bool { tableView?.chooseByKey(self) ?? false }

    // MARK: State
    /// Shows the selected background and the labels' highlighted colors. Default: false.
    open var isSelected: Bool = false {
        willSet { keyWillChange("selected") }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            keyDidChange("selected")
        }
    }
    /// As `isSelected`, while a finger is down. Default: false.
    open var isHighlighted: Bool = false {
        willSet { keyWillChange("highlighted") }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            keyDidChange("highlighted")
        }
    }
    /// What the table calls; overriders call super.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// What the table calls; overriders call super. At once, animated or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Whether the cell shows its editing controls and accessories; its table's state as soon as it has one.
    open var isEditing: Bool {
        get { cellState.place.isTableEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// At once, animated or not, between the two transitions; a table calls it for the cells that it shows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != cellState.place.isTableEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        cellState.place.isTableEditing = editing
        showAccessoryView()
        setNeedsUpdateConfiguration()
        didTransition(to: state)
    }
    /// What the delegate said for the row; `.none` when the table is not edited, or the row can't be.
    open var editingStyle: EditingStyle { cellState.place.editingStyle }
    /// Whether the three lines stand at the trailing end while editing. Default: false; a table sets it where its data
    /// source says that the row can move (TV-27).
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// Whether the row is pulled aside, so that the buttons of its trailing end are seen.
    open var showingDeleteConfirmation: Bool { cellState.isPulled }
    /// Whether fingers reach what is in the cell while it is dragged. Default: false.
    open var userInteractionEnabledWhileDragging = false
    final var carriage = CellCarriage() { didSet { carriageDidChange(from: oldValue) } }
    /// Called when the cell is lifted, dragged, and when the drag has ended; does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let found = super.hitTest(point, with: event) else { return nil }
        return carriage.drag == .none || userInteractionEnabledWhileDragging ? found : self
    }
    /// Called before editing controls or the buttons of a swipe come or go; overriders call super.
    open func willTransition(to state: StateMask) {}
    /// Called after editing controls or the buttons of a swipe came or went; overriders call super.
    open func didTransition(to state: StateMask) {}

    // MARK: Accessories
    /// Takes room from the content's trailing end (TV-9). Default: `.none`.
    open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
    /// Stands in place of the accessory type.
    open var accessoryView: UIView? { didSet { accessoryViewDidChange(from: oldValue) } }
    /// Stands in for `accessoryType` while editing. Default: `.none`.
    open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
    /// Stands in for `accessoryView` while editing. Nil by default.
    open var editingAccessoryView: UIView? { didSet { accessoryViewDidChange(from: oldValue) } }

    // MARK: Separator
    /// From the cell's edges; the table's unless set (TV-7).
    open var separatorInset: UIEdgeInsets {
        get { cellState.separatorInset ?? tableView?.separatorInset ?? .zero }
        set {
            cellState.separatorInset = newValue
            setNeedsLayout()
            noteAppearance(of: \.appearanceSeparatorInset)
        }
    }

    // MARK: Layout (Tables/Cells/UITableViewCell+Layout.swift)
    override var encapsulatesSubviews: Bool { true }
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutCell()
    }
    override func contentSizeDidChange(of subview: UIView) -> Bool {
        if subview === content { tableView?.sizeMayChange(of: self, by: .content) }
        return true
    }
    override func constraintsDidChange(of subview: UIView) {
        if subview === content { tableView?.sizeMayChange(of: self, by: .constraints) }
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
