import Foundation
import Platform

extension UITableView {
    // MARK: Places
    /// From the table's side to the rows: nothing, or to the cards (TV-M7).
    var cardInsets: (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let side = TableLook.current.insetSide(tableWidth: bounds.width)
        return (side + safeAreaInsets.left, side + safeAreaInsets.right)
    }

    func rowFrame(start: CGFloat, height: CGFloat) -> CGRect {
        let sides = cardInsets
        return CGRect(x: sides.left, y: start, width: max(0, bounds.width - sides.left - sides.right), height: height)
    }

    // MARK: The pass
    /// Makes what came into view, takes away what left it, and sizes rows by their content on the way.
    func layoutTable() {
        guard !table.needsReload, !table.isLayingOut, bounds.width > 0 else { return }
        table.isLayingOut = true
        defer { table.isLayingOut = false }
        table.updates.awaitsLayout = false
        takeChangedSizes()
        guard table.updates.movesRows else { return placeRows() }
        animateRows(placeRows)
    }

    /// Makes the cells in sight at once, outside of updates that are still open.
    func displayRowsIfNeeded() {
        guard table.updates.depth == 0, !table.isLayingOut else { return }
        reloadDataIfNeeded()
        if layer.needsLayout() { layoutTable() }
    }

    private func placeRows() {
        placeAccessoryViews()
        if !table.updates.movesRows { removeRowsOutOfSight() }
        let displayed = displayVisibleRows()
        for indexPath in table.cells.keys.sorted() where !displayed.contains(indexPath) { removeCell(at: indexPath) }
        retireReplacedCells()
        takeContentSize()
        layoutHeaders()
        layoutFillerLines()
        placeSwipe()
        prefetchRows()
        placeSectionIndex()
        placeAccessoryViews()
    }

    /// TV-35: cells that have left go first, so that rows that come use them again.
    private func removeRowsOutOfSight() {
        let visible = bounds
        for indexPath in table.cells.keys.sorted() {
            guard let span = table.geometry.span(of: indexPath) else { continue }
            if span.start >= visible.maxY || span.start + span.height < visible.minY { removeCell(at: indexPath) }
        }
    }

    private func displayVisibleRows() -> Set<IndexPath> {
        let visible = bounds
        var displayed: Set<IndexPath> = []
        guard visible.height > 0 else { return displayed }
        var next = table.geometry.rows(from: visible.minY, to: visible.maxY).first
        while let indexPath = next, let span = table.geometry.span(of: indexPath), span.start < visible.maxY {
            next = table.geometry.row(after: indexPath)
            guard span.height > 0 else { continue }
            display(indexPath, span)
            displayed.insert(indexPath)
        }
        return displayed
    }

    private func display(_ indexPath: IndexPath, _ span: (start: CGFloat, height: CGFloat)) {
        guard table.cells[indexPath] == nil else { return display(indexPath, span, isFresh: false) }
        UIView.withoutBlock {
            display(indexPath, span, isFresh: true)
            if let cell = table.cells[indexPath] { beginArrival(of: cell, at: indexPath) }
        }
    }

    private func display(_ indexPath: IndexPath, _ span: (start: CGFloat, height: CGFloat), isFresh: Bool) {
        guard let cell = table.cells[indexPath] ?? makeCell(at: indexPath) else { return }
        prepare(cell, for: indexPath)
        let shift = shift(of: indexPath)
        var frame = rowFrame(start: span.start, height: span.height).offsetBy(dx: shift.x, dy: shift.y)
        cell.setRowFrame(frame)
        if isFresh {
            table.cells[indexPath] = cell
            if cell.superview !== self { insertRow(cell) }
            cell.isHidden = false
            cell.updateConfigurationIfNeeded()
        }
        if table.geometry.isEstimated(indexPath) {
            let height = selfSizedHeight(of: cell, width: frame.width)
            table.geometry.setMeasured(indexPath)
            if height != span.height {
                table.geometry.setHeight(height, of: indexPath)
                frame.size.height = height
                cell.setRowFrame(frame)
            }
        }
        if isFresh { delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath) }
    }

    /// Cells lie behind headers, the newest in front.
    func insertRow(_ cell: UITableViewCell) {
        let firstHeader = subviews.firstIndex { view in
            table.headers.values.contains { $0 === view } || table.footers.values.contains { $0 === view }
        }
        if let firstHeader { insertSubview(cell, at: firstHeader) } else { addSubview(cell) }
    }

    private func makeCell(at indexPath: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
        if let index = table.cells.first(where: { $0.value === cell })?.key { table.cells[index] = nil }
        reclaim(cell)
        cell.setSelectedState(table.selection.contains(indexPath), isHighlighted: table.highlighted == indexPath)
        return cell
    }

    /// TV-12, TV-23: the content's fitting height, with the separator's pixel up to iOS 12.
    func selfSizedHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
        cell.updateSafeAreaIfStale()
        // Only the content's place: a layout pass would solve its constraints in the estimated height.
        cell.layoutCell()
        let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        let height = cell.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // The height of a cell without constraints is the row's already (TV-21).
        let isConstrained = cell.contentView is any UIContentView || !cell.contentView.constraintState.held.isEmpty
        if isConstrained, height <= 0 {
            CollapsedCell.warn(cell)
            return CollapsedCell.standardHeight
        }
        let hasSeparator = isConstrained && Quirk.separatorsTakeRoomInRows.holds && separatorStyle != .none
        return (height + (hasSeparator ? 1 / layoutScale : 0)).roundedToPixel(scale: layoutScale)
    }

    /// What a cell has to know of its row before its content is laid out.
    func prepare(_ cell: UITableViewCell, for indexPath: IndexPath) {
        guard table.geometry.contains(indexPath) else { return }
        let rows = table.geometry.sections[indexPath.section].rowCount
        var place = cell.cellState.place
        place.style = style
        place.isFirst = indexPath.row == 0
        place.isLast = indexPath.row == rows - 1
        place.isTableEditing = table.isEditing
        place.editingStyle = .none
        if table.isEditing, dataSource?.tableView(self, canEditRowAt: indexPath) ?? true {
            place.editingStyle = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
            place.indentsWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
            showReorderControl(of: cell, indexPath)
        }
        cell.tableView = self
        cell.take(place, margins: cellMargins)
        if let delegate { cell.indentationLevel = delegateIndentation(delegate, indexPath, cell) }
    }

    /// TV-27: the data source decides; where it says nothing, the cell does.
    private func showReorderControl(of cell: UITableViewCell, _ indexPath: IndexPath) {
        guard let dataSource else { return }
        table.knowsMovableRows = true
        var canMove = dataSource.tableView(self, canMoveRowAt: indexPath)
        if let answers = dataSourceAnswers {
            let moves = answers.has("tableView:moveRowAt:to:")
            canMove = moves && (canMove || !table.knowsMovableRows)
        } else if !table.knowsMovableRows {
            return
        }
        if cell.showsReorderControl != canMove { cell.showsReorderControl = canMove }
    }

    private func delegateIndentation(
        _ delegate: any UITableViewDelegate,
        _ indexPath: IndexPath,
        _ cell: UITableViewCell
    ) -> Int {
        let level = delegate.tableView(self, indentationLevelForRowAt: indexPath)
        return level == 0 ? cell.indentationLevel : level
    }

    /// A cell's own margins (TV-8, LM-M1).
    var cellMargins: NSDirectionalEdgeInsets {
        let metrics = TableLook.current
        let screen = UIScreen.main.bounds
        var side = metrics.sideMargin(screenWidth: screen.width)
        if style == .insetGrouped {
            side = metrics.insetMargin(
                tableWidth: bounds.width,
                hasSideInsets: safeAreaInsets.left > 0,
                isLandscape: screen.width > screen.height
            )
        }
        if cellLayoutMarginsFollowReadableWidth {
            let readable = readableInsets(width: bounds.width)
            side = max(side, readable.left - safeAreaInsets.left)
        }
        return NSDirectionalEdgeInsets(
            top: metrics.verticalMargin,
            leading: side,
            bottom: metrics.verticalMargin,
            trailing: side
        )
    }

    /// TV-6, TV-8: from the safe area's edge, at the cells' leading margin.
    var automaticSeparatorInset: UIEdgeInsets {
        let metrics = TableLook.current
        let side = metrics.textInset > 0 ? metrics.textInset : cellMargins.leading
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: 0)
    }

    func removeCell(at indexPath: IndexPath) {
        guard let cell = table.cells.removeValue(forKey: indexPath) else { return }
        retire(cell, from: indexPath)
    }

    /// Takes a cell from the screen that no row has any more, and keeps it for other rows.
    func retire(_ cell: UITableViewCell, from indexPath: IndexPath) {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
        guard !table.cells.values.contains(where: { $0 === cell }) else { return }
        cell.removeFromSuperview()
        if reuse.canMake(cell.reuseIdentifier ?? "") || cell.reuseIdentifier != nil {
            reuse.enqueue(cell, cell.reuseIdentifier)
        }
    }

    // MARK: Around the rows
    private func placeAccessoryViews() {
        let width = bounds.width
        if let view = tableHeaderView {
            if view.frame.height != table.geometry.headerHeight { updateAccessoryHeights() }
            place(view, CGRect(x: 0, y: 0, width: width, height: view.frame.height))
        }
        if let view = tableFooterView {
            if view.frame.height != table.geometry.footerHeight { updateAccessoryHeights() }
            place(view, CGRect(x: 0, y: table.geometry.footerStart, width: width, height: view.frame.height))
        }
        if let view = backgroundView {
            place(view, bounds)
            sendSubviewToBackIfNeeded(view)
        }
    }

    private func sendSubviewToBackIfNeeded(_ view: UIView) {
        if subviews.first !== view { sendSubviewToBack(view) }
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        if view.superview !== self { addSubview(view) }
        if view.frame != frame { view.setUntransformedFrame(frame) }
    }

    /// TV-22: lines of empty rows below the last one, up to the SDK of iOS 14.
    private func layoutFillerLines() {
        let goesOn = !Quirk.plainTablesEndWithTheirRows.holds
        let pitch = fillerRowHeight > 0 ? fillerRowHeight : (rowHeight > 0 ? rowHeight : TableLook.current.rowHeight)
        let isDrawn =
            style == .plain && separatorStyle != .none && tableFooterView == nil && (goesOn || fillerRowHeight > 0)
        var count = 0
        if isDrawn {
            let thickness = separatorThickness
            let insets = table.separatorInset ?? automaticSeparatorInset
            let left = insets.left + (table.separatorInset == nil ? safeAreaInsets.left : 0)
            var y = table.geometry.contentHeight + pitch
            while y <= bounds.maxY, count < 200 {
                let line = fillerLine(count)
                line.frame = CGRect(
                    x: left,
                    y: y - thickness,
                    width: max(0, bounds.width - left - insets.right),
                    height: thickness
                )
                line.backgroundColor = separatorColor?.resolvedColor(with: traitCollection).cgColor
                count += 1
                y += pitch
            }
        }
        while table.fillerLines.count > count { table.fillerLines.removeLast().removeFromSuperlayer() }
    }

    private func fillerLine(_ index: Int) -> CALayer {
        if index < table.fillerLines.count { return table.fillerLines[index] }
        let line = CALayer()
        line.delegate = ViewLikeLayerDelegate.shared
        layer.insertSublayer(line, at: 0)
        table.fillerLines.append(line)
        return line
    }

    /// One pixel, or a point from iOS 26 on (TV-M10).
    var separatorThickness: CGFloat {
        let points = TableLook.current.separatorPoints
        return points > 0 ? points : 1 / layoutScale
    }
}
