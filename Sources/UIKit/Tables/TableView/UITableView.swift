import Foundation

/// Shows rows in one column, grouped into sections; only visible rows exist.
///
/// The face of the class; places live in `TableGeometry`, the rest in the files beside this one.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    var table = TableState()
    var reuse = ViewReuse<UITableViewCell>()
    var headerReuse = ViewReuse<UITableViewHeaderFooterView>()

    // MARK: Creating
    public init(frame: CGRect, style: Style) {
        table.style = style
        super.init(frame: frame)
        prepareTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareTable()
    }

    open var style: Style { table.style }

    // MARK: Data
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }
    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            guard newValue !== scrollDelegate else { return }
            scrollDelegate = newValue
            setNeedsReload()
        }
    }
    open func reloadData() { reloadAll() }
    open var hasUncommittedUpdates: Bool { table.updates.depth > 0 }

    // MARK: Heights (Tables/TableView/UITableView+Heights.swift)
    /// Points; automatic by default, which sizes rows by their content (TV-M18).
    open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { setNeedsReload() } } }
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { heightsDidChange(sectionHeaderHeight, oldValue) }
    }
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { heightsDidChange(sectionFooterHeight, oldValue) }
    }
    /// Zero turns self-sizing off (TV-11).
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { heightsDidChange(estimatedRowHeight, oldValue) }
    }
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// Above plain headers; automatic is 22 from the SDK of iOS 15 on (TV-14).
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { heightsDidChange(sectionHeaderTopPadding, oldValue) }
    }
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Looks
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { cellsNeedLayout() } }
    open var separatorColor: UIColor? = .separator { didSet { cellsNeedLayout() } }
    open var separatorEffect: UIVisualEffect?
    /// Replaces the automatic inset, or adds to it by the reference (TV-7).
    open var separatorInset: UIEdgeInsets {
        get { table.separatorInset ?? automaticSeparatorInset }
        set {
            table.separatorInset = newValue
            cellsNeedLayout()
        }
    }
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { cellsNeedLayout() } }
    open var insetsContentViewsToSafeArea = true { didSet { cellsNeedLayout() } }
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellsNeedLayout() } }
    open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }
    open var tableHeaderView: UIView? { didSet { accessoryViewDidChange(tableHeaderView, from: oldValue) } }
    open var tableFooterView: UIView? { didSet { accessoryViewDidChange(tableFooterView, from: oldValue) } }
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0

    // MARK: Cells (Tables/TableView/UITableView+Reuse.swift)
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: identifier) { Self.makeCell(cellClass, identifier) }
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.register(nib, for: identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerReuse.register(aClass, for: identifier) { Self.makeHeader(aClass, identifier) }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerReuse.register(nib, for: identifier)
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeuedCell(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeuedCell(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeuedHeader(identifier)
    }

    // MARK: Updates (Tables/Updates/UITableView+Updates.swift)
    open func beginUpdates() { table.updates.depth += 1 }
    open func endUpdates() { endUpdateGroup() }
    /// Runs the changes at once; the completion comes when they have been shown (TV-M16).
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion)
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertSections(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deleteSections(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadSections(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, to: newSection) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.insert(indexPaths) } }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.delete(indexPaths) } }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.reload(indexPaths) } }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.move(indexPath, to: newIndexPath) }
    }
    open func reconfigureRows(at indexPaths: [IndexPath]) { update { $0.reload(indexPaths) } }

    // MARK: Selection (Tables/TableView/UITableView+Selection.swift)
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var indexPathForSelectedRow: IndexPath? { table.selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { table.selection.isEmpty ? nil : table.selection }
    /// Tells no delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Editing
    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

    // MARK: Layout (Tables/TableView/UITableView+Display.swift)
    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadDataIfNeeded()
        layoutTable()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        if bounds.width != oldBounds.width { widthDidChange() }
    }

    // MARK: Touches
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchBegan(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchCancelled() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            forgetMeasuredHeights()
        }
        cellsNeedLayout()
    }
}
