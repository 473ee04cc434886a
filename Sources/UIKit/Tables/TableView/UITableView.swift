import Foundation
import Platform

/// Shows rows in one column, grouped into sections; only visible rows exist.
///
/// The face of the class; places live in `TableGeometry`, the rest in the files beside this one.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    var table = TableState()
    var reuse = ViewReuse<UITableViewCell>()
    var headerReuse = ViewReuse<UITableViewHeaderFooterView>()

    // MARK: Creating
    /// The background and the sections' look follow the style, which can't change later.
    public init(frame: CGRect, style: Style) {
        table.style = style
        super.init(frame: frame)
        prepareTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareDecodedTable()
    }

    /// What the initializer or the document said.
    open var style: Style { table.style }

    // MARK: Data
    /// Held weakly; another one is asked anew in the next layout pass.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }
    /// Held weakly, under the scroll view's delegate; another one has everything asked anew in the next layout pass.
    open weak var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }
    override func scrollDelegateDidChange() {
        if scrollDelegate != nil {
            installContextMenu()
            installMultipleSelection()
        }
        setNeedsReload()
    }
    /// Forgets cells and selection; counts and heights are new at once, cells come with the next layout pass.
    open func reloadData() { reloadAll() }
    /// Whether a group of updates is open.
    open var hasUncommittedUpdates: Bool { table.updates.depth > 0 }
    /// Whether ``prefetchDataSource`` is told. Default: true (iOS 15).
    open var isPrefetchingEnabled = true
    /// Hears of rows before they come into sight. Held weakly; nil by default.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }

    /// Whether something that is dragged selects the row over which it rests. Default: false.
    open var isSpringLoaded = false

    // MARK: Dragging (Tables/Dragging)
    /// Names what is dragged out of the table. Held weakly; nil by default.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { installDragging() } }
    /// Says what becomes of what is dropped on the table. Held weakly; nil by default.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { installDragging() } }
    /// Whether rows can be dragged. Default: as ``UIDragInteraction/isEnabledByDefault``.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault { didSet { installDragging() } }
    /// Whether something of the table is being dragged.
    open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
    /// Whether something is being dragged over the table.
    open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
    final var dragging: ListDragging?

    // MARK: Heights (Tables/TableView/UITableView+Heights.swift)
    /// Points; automatic by default, which sizes rows by their content (TV-M18).
    open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { setNeedsReload() } } }
    /// Points; automatic by default: the title's or the view's height, and the style's space without either (TV-M5).
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { heightsDidChange(sectionHeaderHeight, oldValue) }
    }
    /// Points; automatic by default: the title's or the view's height, and the style's space without either (TV-M5).
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { heightsDidChange(sectionFooterHeight, oldValue) }
    }
    /// Zero turns self-sizing off (TV-11).
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { heightsDidChange(estimatedRowHeight, oldValue) }
    }
    /// Points; kept for the delegate's default, as headers are measured at once. Automatic by default.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// Points; kept for the delegate's default, as footers are measured at once. Automatic by default.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// Above plain headers; automatic is 22 from the SDK of iOS 15 on (TV-14).
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { heightsDidChange(sectionHeaderTopPadding, oldValue) }
    }
    /// Points between the lines below a plain table's last row; 0, the default, draws none from the SDK of 15 on
    /// (TV-22).
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// When a row that takes its height from its content follows a change of it, animated unless animations are off
    /// (TV-31; iOS 16). Default: `.enabled`.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Looks
    /// Whether lines stand between rows. Default: `.singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { cellsNeedLayout() } }
    /// Nil draws no lines. Default: `.separator` (TV-M10).
    open var separatorColor: UIColor? = .separator {
        didSet {
            cellsNeedLayout()
            noteAppearance(of: \.separatorColor)
        }
    }
    /// An effect that the lines between rows are drawn with. Nil by default.
    ///
    /// - Note: No effect here: lines are of one color.
    open var separatorEffect: UIVisualEffect? { didSet { noteAppearance(of: \.separatorEffect) } }
    /// Replaces the automatic inset, or adds to it by the reference (TV-7).
    open var separatorInset: UIEdgeInsets {
        get { table.separatorInset ?? automaticSeparatorInset }
        set {
            table.separatorInset = newValue
            cellsNeedLayout()
            noteAppearance(of: \.appearanceSeparatorInset)
        }
    }
    /// Whether an inset of the app replaces the automatic one or adds to it (TV-7). Default: `.fromCellEdges`.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { cellsNeedLayout() } }
    /// Whether content views keep inside the safe area's sides (TV-1, TV-2). Default: true.
    open var insetsContentViewsToSafeArea = true { didSet { cellsNeedLayout() } }
    /// Whether cells' margins keep the readable width. Default: false; true for apps linked before iOS 12 (LM-17).
    open var cellLayoutMarginsFollowReadableWidth: Bool {
        get { table.followsReadableWidth ?? Quirk.cellsFollowReadableWidth.holds }
        set {
            table.followsReadableWidth = newValue
            cellsNeedLayout()
        }
    }
    /// Fills the bounds behind all rows and does not scroll. Nil by default.
    open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }
    /// Above the first section; keeps its height and takes the table's width (TV-15). Nil by default.
    open var tableHeaderView: UIView? { didSet { accessoryViewDidChange(tableHeaderView, from: oldValue) } }
    /// Below the last section; keeps its height and takes the table's width (TV-15). Nil by default.
    open var tableFooterView: UIView? { didSet { accessoryViewDidChange(tableFooterView, from: oldValue) } }
    /// Of the index's titles; nil, the default, is the tint color.
    open var sectionIndexColor: UIColor? {
        didSet {
            showIndexColors()
            noteAppearance(of: \.sectionIndexColor)
        }
    }
    /// Behind the index; nil, the default, is clear.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet {
            showIndexColors()
            noteAppearance(of: \.sectionIndexBackgroundColor)
        }
    }
    /// Behind the index while a finger is on it; nil, the default: as without one.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet {
            showIndexColors()
            noteAppearance(of: \.sectionIndexTrackingBackgroundColor)
        }
    }
    /// Rows from which on an index is shown. Default: 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { updateSectionIndex() } }
    /// Asks the data source for the index's titles anew.
    open func reloadSectionIndexTitles() { updateSectionIndex() }

    // MARK: Cells (Tables/TableView/UITableView+Reuse.swift)
    /// Makes cells of a class, in the default style; nil forgets the identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: identifier) { Self.makeCell(cellClass, identifier) }
    }
    /// Makes cells from the first one in a nib; nil forgets the identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.register(nib, for: identifier)
    }
    /// Makes headers and footers of a class; nil forgets the identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerReuse.register(aClass, for: identifier) { Self.makeHeader(aClass, identifier) }
    }
    /// Makes headers and footers from the first one in a nib; nil forgets the identifier.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerReuse.register(nib, for: identifier)
    }
    /// A cell that waited, or a fresh one; nil for an identifier that nobody registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeuedCell(identifier) }
    /// A cell in the size of the row (TV-20); an identifier that nobody registered raises an exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeuedCell(identifier, for: indexPath)
    }
    /// A view that waited, or a fresh one; nil for an identifier that nobody registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeuedHeader(identifier)
    }

    // MARK: Rows and cells (Tables/TableView/UITableView+Rows.swift)
    /// Asks the data source after a reload; 1 without one (TV-34).
    open var numberOfSections: Int { sectionCount }
    /// Asks the data source after a reload; 0 for an unknown section.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }
    /// In the content's coordinates, less the cards' sides; zero for an unknown row. Rows out of sight may be
    /// estimated.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { frameForRow(at: indexPath) }
    /// The row at a point of the content; nil beside the table and between sections.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPlace(at: point) }
    /// The rows that meet a rectangle (TV-M2 … TV-M4).
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPlaces(in: rect) }
    /// Answers for the present offset, before the cells exist (SC-M5).
    open var indexPathsForVisibleRows: [IndexPath]? { visibleRowPlaces }
    /// In the order of their rows; only cells in sight exist.
    ///
    /// Lays the rows out first where that is due, also in no window.
    open var visibleCells: [UITableViewCell] { cellsInSight }
    /// Nil for a row out of sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        showUpdatedRows()
        return table.cells[indexPath]
    }
    /// Nil for a cell that is not shown at present.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { place(for: cell) }
    /// Moves the row below stuck headers; a row of `NSNotFound` shows its section, other unknown rows raise an
    /// exception.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        bringRowIntoView(at: indexPath, at: scrollPosition, animated: animated)
    }
    /// To the first selected row, from the top; does nothing without selection.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        bringSelectedRowIntoView(at: scrollPosition, animated: animated)
    }

    // MARK: Headers and footers (Tables/TableView/UITableView+Headers.swift)
    /// Nil for a section out of sight, and for one with a plain view.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.headers[section] as? UITableViewHeaderFooterView
    }
    /// Nil for a section out of sight, and for one with a plain view.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.footers[section] as? UITableViewHeaderFooterView
    }
    /// In the content's coordinates, where it stands without sticking (TV-13); zero for an unknown section.
    open func rectForHeader(inSection section: Int) -> CGRect { frameForHeader(inSection: section) }
    /// In the content's coordinates, where it stands without sticking (TV-13); zero for an unknown section.
    open func rectForFooter(inSection section: Int) -> CGRect { frameForFooter(inSection: section) }
    /// From the header's top to the footer's end, over the table's width; zero for an unknown section.
    open func rect(forSection section: Int) -> CGRect { frame(ofSection: section) }

    // MARK: Updates (Tables/Updates/UITableView+Updates.swift)
    /// Opens a group of updates; may be nested.
    open func beginUpdates() { table.updates.depth += 1 }
    /// Applies the updates when the outermost group ends; without a group it does nothing.
    open func endUpdates() { endUpdateGroup() }
    /// Runs the changes at once; the completion comes when they have been shown (TV-M16).
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion)
    }
    /// Places after the group. Counts of the data source that do not fit raise an exception.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update({ $0.insertSections(sections) }, animate: { $0.insertSections(sections, animation) })
    }
    /// Places before the group. Counts of the data source that do not fit raise an exception.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update({ $0.deleteSections(sections) }, animate: { $0.removeSections(sections, animation) })
    }
    /// Places before the group; their rows get other cells, and may be more or fewer.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update({ $0.reloadSections(sections) }, animate: { $0.removeSections(sections, animation) })
    }
    /// From a place before the group to one after it; the cells go along.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, to: newSection) }
    }
    /// Places after the group. Counts of the data source that do not fit raise an exception.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update({ $0.insert(indexPaths) }, animate: { $0.insert(indexPaths, animation) })
    }
    /// Places before the group. Counts of the data source that do not fit raise an exception.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update({ $0.delete(indexPaths) }, animate: { $0.remove(indexPaths, animation) })
    }
    /// Places before the group; the rows get other cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update({ $0.reload(indexPaths) }, animate: { $0.remove(indexPaths, animation) })
    }
    /// From a place before the group to one after it; the cell goes along.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.move(indexPath, to: newIndexPath) }
    }
    /// Places before the group; the data source fills the cells anew that the rows have, and rows without a cell stay as
    /// they are (TV-24).
    open func reconfigureRows(at indexPaths: [IndexPath]) { update { $0.reconfigure(indexPaths) } }

    // MARK: Selection (Tables/TableView/UITableView+Selection.swift)
    /// Whether a finger highlights and selects rows when the table is not edited. Default: true.
    open var allowsSelection = true
    /// Whether a tap adds to the selection, and on a selected row takes it out. Default: false.
    open var allowsMultipleSelection = false
    /// Whether a finger selects a row while the table is edited. Default: false.
    open var allowsSelectionDuringEditing = false
    /// As `allowsMultipleSelection`, while the table is edited. Default: false.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether cells can have the focus of keys; the delegate's word on rows goes before it. Default: false; true on a
    /// Mac (iOS 15).
    open var allowsFocus: Bool {
        get { table.allowsFocus ?? (traitCollection.userInterfaceIdiom == .mac) }
        set { table.allowsFocus = newValue }
    }
    /// As `allowsFocus`, while the table is edited. Default: false (iOS 15).
    open var allowsFocusDuringEditing = false
    /// Whether a row is selected as soon as it has the focus. Default: false.
    open var selectionFollowsFocus: Bool {
        get { table.selectionFollowsFocus ?? false }
        set { table.selectionFollowsFocus = newValue }
    }
    /// Whether the focus returns to the row that had it last. Default: false.
    open var remembersLastFocusedIndexPath = false
    override var isFocusGroup: Bool { true }
    override var scrollsRows: Bool { true }
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredCells }
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { lets(context) }
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        tellDelegate(of: context, with: coordinator)
    }
    override func revealFocusItem(_ heading: UIFocusHeading, from item: any UIFocusItem) {
        makeNextCell(heading, from: item)
    }
    /// The row that was selected first; nil without selection.
    open var indexPathForSelectedRow: IndexPath? { table.selection.first }
    /// In the order of selecting; nil without selection.
    open var indexPathsForSelectedRows: [IndexPath]? { table.selection.isEmpty ? nil : table.selection }
    /// Tells no delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// At once, animated or not; tells no delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Editing
    /// Whether rows show their editing controls. Default: false.
    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// At once, animated or not; a change lets go of the selection unless editing begins with multiple selection.
    open func setEditing(_ editing: Bool, animated: Bool) {
        observed(["editing", "isEditing"]) { changeEditing(editing) }
    }

    // MARK: Layout (Tables/TableView/UITableView+Display.swift)
    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadDataIfNeeded()
        layoutTable()
    }
    override func contentSizeDidChange(of subview: UIView) -> Bool {
        if let cell = subview as? UITableViewCell { sizeMayChange(of: cell, by: .content) }
        return true
    }
    override func constraintsDidChange(of subview: UIView) {
        if let cell = subview as? UITableViewCell { sizeMayChange(of: cell, by: .constraints) }
    }

    override func offsetDidChange() {
        super.offsetDidChange()
        endSwipe()
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

    // MARK: Debugging
    override var describedDetails: [String] {
        super.describedDetails + ["dataSource: \(ViewDescription.reference(toOptional: dataSource))"]
    }
}
