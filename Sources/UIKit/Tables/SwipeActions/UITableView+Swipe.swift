import Foundation

extension UITableView: SwipeableList {
    var rowSwipe: RowSwipe? {
        get { table.swipe }
        set { table.swipe = newValue }
    }

    // MARK: Actions
    func swipeableRow(at point: CGPoint) -> IndexPath? {
        guard !isEditing, let indexPath = indexPathForRow(at: point), table.cells[indexPath] != nil else { return nil }
        return indexPath
    }

    func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard !isLeading else {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
        if let own = trailingConfiguration(at: indexPath) { return own }
        if let answers = dataSourceAnswers {
            guard answers.has("tableView:commit:forRowAt:") else { return nil }
        } else if ancestorFollowsHorizontalDrags {
            // Deviation: whether a source that wasn't ported commits deletions can't be seen, so a row is deletable
            // unless an ancestor has a use for the same drag.
            return nil
        }
        return deletion(of: indexPath)
    }

    /// What the delegate offers at the row's end, in today's words or in those of before iOS 11.
    private func trailingConfiguration(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) { return own }
        guard let actions = delegate?.tableView(self, editActionsForRowAt: indexPath) else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(for: indexPath) })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// The one action of a row that may be deleted.
    private func deletion(of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath),
            delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
        else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, isDone in
            guard let self else { return }
            dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
            isDone(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private var ancestorFollowsHorizontalDrags: Bool {
        var view = superview
        while let ancestor = view {
            if let scroll = ancestor as? UIScrollView, scroll.isScrollable(.horizontal) { return true }
            let pans = (ancestor.gestureRecognizers ?? []).filter {
                $0 is UIPanGestureRecognizer && !($0 is ScrollPanGestureRecognizer)
                    && !($0 is UIScreenEdgePanGestureRecognizer)
            }
            if !pans.isEmpty { return true }
            view = ancestor.superview
        }
        return false
    }

    /// The delete control was touched: the row makes room for the button that confirms it (TV-25).
    func askForDeletion(at indexPath: IndexPath) {
        uncoverActions(trailingConfiguration(at: indexPath) ?? deletion(of: indexPath), of: indexPath)
    }

    // MARK: The row
    func restingFrame(of indexPath: IndexPath) -> CGRect? {
        table.geometry.span(of: indexPath).map { rowFrame(start: $0.start, height: $0.height) }
    }

    func moveRow(at indexPath: IndexPath, to frame: CGRect) { table.cells[indexPath]?.setRowFrame(frame) }

    func setPulled(_ isPulled: Bool, at indexPath: IndexPath) {
        guard let cell = table.cells[indexPath] else { return }
        var state: UITableViewCell.StateMask = isEditing ? .showingEditControl : []
        if isPulled { state.insert(.showingDeleteConfirmation) }
        cell.willTransition(to: state)
        cell.cellState.isPulled = isPulled
        cell.setNeedsUpdateConfiguration()
        cell.didTransition(to: state)
    }

    func swipeDidBegin(at indexPath: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: indexPath) }
    func swipeDidEnd(at indexPath: IndexPath) {
        if !isEditing { delegate?.tableView(self, didEndEditingRowAt: indexPath) }
    }
}
