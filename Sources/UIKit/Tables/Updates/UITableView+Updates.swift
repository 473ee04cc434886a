import Foundation

extension UITableView {
    /// Seconds that animated updates take (TV-M16).
    static let updateDuration: TimeInterval = 0.3

    /// One change, on its own or as part of the open group.
    ///
    /// - Parameter animate: Notes how the rows come or go.
    func update(_ change: (inout ItemUpdates) -> Void, animate: (inout RowAnimations) -> Void = { _ in }) {
        change(&table.updates.pending)
        animate(&table.updates.animations)
        guard table.updates.depth == 0 else { return }
        applyUpdates()
    }

    func endUpdateGroup() {
        guard table.updates.depth > 0 else { return }
        table.updates.depth -= 1
        if table.updates.depth == 0 { applyUpdates() }
    }

    func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        reloadDataIfNeeded()
        beginUpdates()
        updates?()
        endUpdateGroup()
        guard let completion else { return }
        let duration = UIView.areAnimationsEnabled && window != nil ? Self.updateDuration : 0
        EventLoop.main.schedule(after: duration) { completion(true) }
    }

    /// Asks the data source for its new counts, checks them, and lets cells follow their rows.
    private func applyUpdates() {
        let updates = table.updates.pending
        table.updates.pending = ItemUpdates()
        endSwipe()
        guard dataSource != nil, !table.needsReload else {
            table.updates.animations = RowAnimations()
            return setNeedsReload()
        }
        let counts = table.geometry.sections.map(\.rowCount)
        if window == nil, table.cells.isEmpty, table.headers.isEmpty, table.footers.isEmpty {
            return reloadUnseen(updates, counts)
        }
        let old = table.geometry
        let cells = table.cells
        moveHeaders { updates.stayingSection($0, of: counts.count) }
        table.cells = [:]
        rebuildGeometry()
        let newCounts = table.geometry.sections.map(\.rowCount)
        if let complaint = updates.complaint(from: counts, to: newCounts, of: .table) {
            UIKitException.raise(.internalInconsistency, complaint)
            table.cells = cells
            table.updates.animations = RowAnimations()
            return setNeedsReload()
        }
        let mapping = updates.mapping(from: counts, to: newCounts)
        let isAnimated = window != nil && UIView.areAnimationsEnabled
        let reloads = updates.reloadTargets(from: counts, to: newCounts)
        table.updates.animations.addReloads(reloads)
        for (indexPath, cell) in cells {
            guard let target = mapping[indexPath], table.geometry.contains(target) else {
                let animation = table.updates.animations.departure(from: indexPath) ?? .none
                if isAnimated, animation != .none {
                    beginDeparture(of: cell, from: indexPath, animation)
                    continue
                }
                if window != nil, reloads[indexPath] != nil {
                    table.updates.replaced.append((indexPath, cell))
                } else {
                    table.cells[indexPath] = cell
                    removeCell(at: indexPath)
                }
                continue
            }
            table.cells[target] = cell
        }
        keepHeights(of: old, mapping, updates.reconfigured)
        table.selection = table.selection.compactMap { mapping[$0] }
        for indexPath in updates.reconfigured.sorted() {
            if let target = mapping[indexPath] { reconfigure(target) }
        }
        table.geometry.place()
        takeContentSize()
        updateSectionIndex()
        table.updates.movesRows = isAnimated
        if !isAnimated { table.updates.animations = RowAnimations() }
        table.updates.awaitsLayout = window != nil
        setNeedsLayout()
    }

    /// Makes the cells that an update has brought into sight, for who asks for one before the layout (TV-37).
    func showUpdatedRows() {
        if table.updates.awaitsLayout, table.updates.depth == 0 { layoutTable() }
    }

    /// Changes a table that shows nothing yet: counts are checked, and whatever needs the delegate waits for the layout
    /// (TV-36).
    private func reloadUnseen(_ updates: ItemUpdates, _ counts: [Int]) {
        table.updates.animations = RowAnimations()
        let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        let newCounts = (0..<sections).map { max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0) }
        if let complaint = updates.complaint(from: counts, to: newCounts, of: .table) {
            UIKitException.raise(.internalInconsistency, complaint)
        } else {
            let mapping = updates.mapping(from: counts, to: newCounts)
            table.selection = table.selection.compactMap { mapping[$0] }
        }
        setNeedsReload()
    }

    /// Takes away the cells of reloaded rows, once others are there (TV-28).
    func retireReplacedCells() {
        let replaced = table.updates.replaced
        table.updates.replaced = []
        for (indexPath, cell) in replaced { retire(cell, from: indexPath) }
    }

    /// Has the data source fill the cell of a row anew; the same cell is dequeued for it (TV-24).
    private func reconfigure(_ indexPath: IndexPath) {
        guard table.geometry.contains(indexPath), let cell = table.cells[indexPath] else { return }
        table.reconfigured = (indexPath, cell)
        let filled = dataSource?.tableView(self, cellForRowAt: indexPath)
        table.reconfigured = nil
        if let filled, filled !== cell {
            removeCell(at: indexPath)
            filled.setSelectedState(table.selection.contains(indexPath), isHighlighted: false)
            table.cells[indexPath] = filled
            insertRow(filled)
        }
    }

    /// What was measured stays measured.
    private func keepHeights(of old: TableGeometry, _ mapping: ItemMapping, _ reconfigured: Set<IndexPath>) {
        for (index, section) in old.sections.enumerated() where mapping.section(index) != nil || mapping.hasMoves {
            for row in 0..<section.rowCount where !section.isEstimated[row] {
                let before = IndexPath(row: row, section: index)
                guard !reconfigured.contains(before), let after = mapping[before], table.geometry.contains(after),
                    table.geometry.isEstimated(after)
                else { continue }
                table.geometry.setHeight(section.rows[row], of: after)
                table.geometry.setMeasured(after)
            }
        }
    }
}
