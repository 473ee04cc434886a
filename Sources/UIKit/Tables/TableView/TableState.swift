import Foundation

/// What a table knows beyond a scroll view.
struct TableState {
    var style: UITableView.Style = .plain
    var geometry = TableGeometry()
    var needsReload = true
    /// Whether a table without a width knows its counts; its heights come with the width.
    var isCounted = false
    var isReloading = false
    var isLayingOut = false
    /// The rows that have cells, and the sections that have header and footer views.
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Views that the delegate gave before they are needed on screen, to be measured.
    var waitingHeaders: [Int: UIView] = [:]
    var waitingFooters: [Int: UIView] = [:]
    /// In the order of selecting.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    /// The row that had the focus last.
    var lastFocused: IndexPath?
    /// Nil: the platform decides.
    var allowsFocus: Bool?
    var selectionFollowsFocus: Bool?
    var isEditing = false
    /// Nil: the SDK decides (LM-17).
    var followsReadableWidth: Bool?
    var separatorInset: UIEdgeInsets?
    var updates = TableUpdateState()
    /// Rows whose cells may want another height (TV-31).
    var resizing: Set<IndexPath> = []
    /// Whether such a row was told of while views animate; one that `performWithoutAnimation(_:)` encloses isn't.
    var animatesSizes = false
    /// Lines below the last row (TV-22).
    var fillerLines: [CALayer] = []
    /// The titles that lead to sections; nil without any.
    var index: SectionIndexView?
    /// The row that is pulled aside.
    var swipe: RowSwipe?
    /// The row that a finger carries.
    var move: RowMove?
    /// Room for what is dragged over the table.
    var gap: ListGap?
    /// Whether the data source answered which rows move; its default says no.
    var knowsMovableRows = true
    /// Whether the data source took a row to another place; its default says no.
    var knowsMoves = true
    var prefetching = Prefetching()
    /// Opens menus where a finger rests; nil before there is a delegate.
    var contextMenu: ListContextMenu?
    /// Selects where two fingers go; nil before there is a delegate.
    var multipleSelection: MultipleSelection?
    /// The row whose cell is to be filled anew in place.
    var reconfigured: (indexPath: IndexPath, cell: UITableViewCell)?
}

/// Updates that wait for the end of their group.
struct TableUpdateState {
    var depth = 0
    var pending = ItemUpdates()
    /// How rows of the next layout come and go.
    var animations = RowAnimations()
    /// Whether the next layout moves the rows that stay.
    var movesRows = false
    /// Whether rows have changed, in a window, since the last layout.
    var awaitsLayout = false
    /// Whether rows are being placed with animation.
    var isShowing = false
    /// Rows that are coming in the present layout.
    var arriving: [RowTransition] = []
    /// Cells of reloaded rows that wait for those that replace them, with their rows before the group.
    var replaced: [(indexPath: IndexPath, cell: UITableViewCell)] = []
    /// Rows that have left the data source and are still seen.
    var leaving: [RowTransition] = []
}

extension UITableView {
    func prepareTable() {
        alwaysBounceVertical = true
        isOpaque = true
        clipsToBounds = true
        prepareDecodedTable()
    }

    /// What a document has said stays.
    func prepareDecodedTable() {
        if backgroundColor == nil {
            setStandardBackground(style == .plain ? .systemBackground : TableLook.current.groupedBackground.color)
        }
        addGestureRecognizer(RowSwipeGestureRecognizer(target: nil, action: nil))
        setListEnvironment(UIListEnvironment(style))
    }

    // MARK: Loading
    /// Has the data source asked again at the next layout.
    func setNeedsReload() {
        table.needsReload = true
        table.isCounted = false
        setNeedsLayout()
    }

    func reloadAll() {
        endSwipe()
        setNeedsReload()
        for indexPath in table.cells.keys.sorted() { removeCell(at: indexPath) }
        removeAllHeaders()
        table.selection = []
        table.highlighted = nil
        // The counts are new at once, the cells come with the next layout.
        reloadDataIfNeeded()
    }

    /// Has the counts, also where there is no width to lay out in yet.
    func countIfNeeded() {
        reloadDataIfNeeded()
        guard table.needsReload, !table.isCounted, !table.isReloading, dataSource != nil else { return }
        table.isCounted = true
        table.isReloading = true
        rebuildGeometry()
        table.isReloading = false
    }

    /// Asks for counts and heights; the cells come with the layout.
    func reloadDataIfNeeded() {
        guard table.needsReload, !table.isReloading, dataSource != nil, bounds.width > 0 else { return }
        table.isReloading = true
        table.needsReload = false
        rebuildGeometry()
        let geometry = table.geometry
        let gone = table.cells.keys.filter { !geometry.contains($0) }
        for indexPath in gone.sorted() { removeCell(at: indexPath) }
        table.selection.removeAll { !geometry.contains($0) }
        table.isReloading = false
        takeContentSize()
        updateSectionIndex()
        setNeedsLayout()
    }

    func takeContentSize() {
        contentSize = CGSize(width: bounds.width, height: table.geometry.contentHeight)
    }

    func widthDidChange() {
        guard !table.needsReload else { return }
        removeAllHeaders()
        setNeedsReload()
        cellsNeedLayout()
    }

    func heightsDidChange(_ new: CGFloat, _ old: CGFloat) {
        if new != old { setNeedsReload() }
    }

    func cellsNeedLayout() {
        for cell in table.cells.values { cell.setNeedsLayout() }
        setNeedsLayout()
    }

    func forgetMeasuredHeights() {
        removeAllHeaders()
        setNeedsReload()
    }

    func accessoryViewDidChange(_ view: UIView?, from old: UIView?) {
        // Setting the same view again is how apps tell of its new height.
        if view !== old {
            old?.removeFromSuperview()
            if let view { addSubview(view) }
        }
        updateAccessoryHeights()
        setNeedsLayout()
    }

    /// TV-15: header and footer views keep their heights.
    func updateAccessoryHeights() {
        table.geometry.headerHeight = tableHeaderView?.frame.height ?? 0
        table.geometry.footerHeight = tableFooterView?.frame.height ?? 0
        table.geometry.place()
        if !table.needsReload { takeContentSize() }
    }

    func backgroundViewDidChange(from old: UIView?) {
        guard backgroundView !== old else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }
}
