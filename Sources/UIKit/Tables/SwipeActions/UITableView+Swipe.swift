import Foundation

extension UITableView {
    /// The part of the table's width beyond which a pull performs the first action. Unknown.
    private static let fullSwipe: CGFloat = 0.6
    /// Points a second from which a flick uncovers the buttons, however short it was. Unknown.
    private static let flickSpeed: CGFloat = 300
    /// Seconds in which the row goes on by itself.
    private static let duration: TimeInterval = 0.3

    // MARK: Actions
    private func configuration(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard !isLeading else {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
        if let own = trailingConfiguration(at: indexPath) { return own }
        // Deviation: whether the data source commits deletions can't be seen, so a row is deletable unless an ancestor
        // has a use for the same drag.
        guard !ancestorFollowsHorizontalDrags else { return nil }
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

    // MARK: The finger
    /// - Returns: Whether the row at a point, in the table's bounds space, has actions to uncover.
    func beginSwipe(at point: CGPoint, isRightward: Bool) -> Bool {
        guard !endSwipe(), !isEditing, let indexPath = indexPathForRow(at: point), table.cells[indexPath] != nil else {
            return false
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let configuration = configuration(at: indexPath, isLeading: isRightward != isRightToLeft),
            !configuration.actions.isEmpty
        else { return false }
        showButtons(of: indexPath, configuration, isAtLeft: isRightward)
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
        return true
    }

    func continueSwipe(_ translation: CGFloat) {
        guard let swipe = table.swipe else { return }
        pull(to: max(0, swipe.isAtLeft ? translation : -translation))
    }

    func releaseSwipe(velocity: CGFloat) {
        guard let swipe = table.swipe else { return }
        let speed = swipe.isAtLeft ? velocity : -velocity
        let width = swipe.buttons.fittingWidth
        if swipe.distance > bounds.width * Self.fullSwipe, swipe.configuration.performsFirstActionWithFullSwipe,
            let first = swipe.configuration.actions.first
        {
            perform(first)
        } else if swipe.distance > width / 2 || speed > Self.flickSpeed {
            UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
                self.pull(to: width)
            }
        } else {
            UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.endSwipe() }
        }
    }

    /// The delete control was touched: the row makes room for the button that confirms it (TV-25).
    func askForDeletion(at indexPath: IndexPath) {
        let own = trailingConfiguration(at: indexPath)
        guard let configuration = own ?? deletion(of: indexPath), !configuration.actions.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        showButtons(of: indexPath, configuration, isAtLeft: isRightToLeft)
        let width = table.swipe?.buttons.fittingWidth ?? 0
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.pull(to: width) }
    }

    // MARK: Buttons
    private func showButtons(of indexPath: IndexPath, _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool) {
        let buttons = RowActionButtons(configuration.actions, isAtLeft: isAtLeft) { [weak self] in self?.perform($0) }
        insertSubview(buttons, at: 0)
        table.swipe = RowSwipe(
            indexPath: indexPath,
            configuration: configuration,
            isAtLeft: isAtLeft,
            buttons: buttons
        )
        setPulled(true, at: indexPath)
    }

    private func perform(_ action: UIContextualAction) {
        guard let swipe = table.swipe else { return }
        action.handler(action, swipe.buttons) { [weak self] _ in self?.endSwipe() }
    }

    private func pull(to distance: CGFloat) {
        table.swipe?.distance = distance
        placeSwipe()
    }

    /// Puts the pulled row and its buttons where they belong.
    func placeSwipe() {
        guard let swipe = table.swipe, let span = table.geometry.span(of: swipe.indexPath) else { return }
        let row = rowFrame(start: span.start, height: span.height)
        table.cells[swipe.indexPath]?.setRowFrame(row.offsetBy(dx: shift(of: swipe.indexPath).x, dy: 0))
        let width = max(swipe.distance, 0)
        swipe.buttons.frame = CGRect(
            x: swipe.isAtLeft ? row.minX : row.maxX - width,
            y: row.minY,
            width: width,
            height: row.height
        )
        swipe.buttons.layoutIfNeeded()
    }

    /// Lets the pulled row go back.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func endSwipe() -> Bool {
        guard let swipe = table.swipe else { return false }
        table.swipe = nil
        swipe.buttons.removeFromSuperview()
        setPulled(false, at: swipe.indexPath)
        if let span = table.geometry.span(of: swipe.indexPath) {
            table.cells[swipe.indexPath]?.setRowFrame(rowFrame(start: span.start, height: span.height))
        }
        if !isEditing { delegate?.tableView(self, didEndEditingRowAt: swipe.indexPath) }
        return true
    }

    private func setPulled(_ isPulled: Bool, at indexPath: IndexPath) {
        guard let cell = table.cells[indexPath] else { return }
        var state: UITableViewCell.StateMask = isEditing ? .showingEditControl : []
        if isPulled { state.insert(.showingDeleteConfirmation) }
        cell.willTransition(to: state)
        cell.cellState.isPulled = isPulled
        cell.setNeedsUpdateConfiguration()
        cell.didTransition(to: state)
    }
}
