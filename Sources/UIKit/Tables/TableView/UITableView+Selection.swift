import Foundation

extension UITableView {
    // MARK: By code
    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        reloadDataIfNeeded()
        guard let indexPath else {
            for selected in table.selection { deselect(selected) }
            return
        }
        guard table.geometry.contains(indexPath) else { return }
        if !selectsMany { for selected in table.selection where selected != indexPath { deselect(selected) } }
        if !table.selection.contains(indexPath) { table.selection.append(indexPath) }
        updateState(of: indexPath)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        table.selection.removeAll { $0 == indexPath }
        updateState(of: indexPath)
    }

    var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var selectsAtAll: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    private func updateState(of indexPath: IndexPath) {
        table.cells[indexPath]?.setSelectedState(
            table.selection.contains(indexPath),
            isHighlighted: table.highlighted == indexPath
        )
    }

    // MARK: By touch
    func rowTouchBegan(_ touches: Set<UITouch>) {
        guard !endSwipe(), selectsAtAll, let touch = touches.first,
            let indexPath = indexPathForRow(at: touch.location(in: self)),
            table.cells[indexPath] != nil, delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        table.highlighted = indexPath
        updateState(of: indexPath)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
    }

    func rowTouchCancelled() { unhighlight() }

    @discardableResult
    private func unhighlight() -> IndexPath? {
        guard let indexPath = table.highlighted else { return nil }
        table.highlighted = nil
        updateState(of: indexPath)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        return indexPath
    }

    func rowTouchEnded(_ touches: Set<UITouch>) {
        guard let indexPath = unhighlight(), touches.first.map({ bounds.contains($0.location(in: self)) }) ?? true
        else { return }
        chooseAndPerform(indexPath)
    }

    /// As a tap on the cell.
    func chooseByKey(_ cell: UITableViewCell) -> Bool {
        guard let indexPath = indexPath(for: cell), selectsAtAll else { return false }
        chooseAndPerform(indexPath)
        return true
    }

    private func chooseAndPerform(_ indexPath: IndexPath) {
        chooseRow(at: indexPath)
        guard let delegate, table.geometry.contains(indexPath),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
    }

    /// What a tap on a row comes to: the delegate may refuse or redirect, the row selected before is let go.
    package func chooseRow(at indexPath: IndexPath) {
        if selectsMany, table.selection.contains(indexPath) {
            guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath else {
                return
            }
            deselect(target)
            delegate?.tableView(self, didDeselectRowAt: target)
            return
        }
        guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath,
            table.geometry.contains(target)
        else { return }
        if !selectsMany {
            for selected in table.selection where selected != target {
                guard let left = delegate.map({ $0.tableView(self, willDeselectRowAt: selected) }) ?? selected else {
                    continue
                }
                deselect(left)
                delegate?.tableView(self, didDeselectRowAt: left)
            }
        }
        select(target, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: target)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        table.cells[target]?.selectionAction?()
    }

    /// A detail button was tapped.
    func accessoryWasTapped(in cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        cell.accessoryAction?()
    }

    // MARK: Editing
    func changeEditing(_ editing: Bool) {
        guard editing != table.isEditing else { return }
        endSwipe()
        table.isEditing = editing
        if !editing || !allowsMultipleSelectionDuringEditing {
            for selected in table.selection { deselect(selected) }
        }
        for (indexPath, cell) in table.cells {
            prepare(cell, for: indexPath)
            cell.setNeedsLayout()
        }
        setNeedsLayout()
    }
}
