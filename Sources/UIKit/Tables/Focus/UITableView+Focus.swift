import Foundation

extension UITableView: FocusableList {
    var delegatesPreferredFocus: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }
    var lastFocused: IndexPath? { table.lastFocused }
    var firstSelected: IndexPath? { table.selection.first }

    func indexPath(ofFocused view: UIView) -> IndexPath? {
        var candidate: UIView? = view
        while let view = candidate, view !== self {
            if let cell = view as? UITableViewCell { return indexPath(for: cell) }
            candidate = view.superview
        }
        return nil
    }

    func focusableCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

    func canFocus(_ indexPath: IndexPath) -> Bool {
        delegate?.tableView(self, canFocusRowAt: indexPath) ?? letsCellsHaveFocus
    }

    func nextFocus(_ heading: UIFocusHeading, from indexPath: IndexPath) -> (indexPath: IndexPath, frame: CGRect)? {
        guard heading == .down || heading == .up else { return nil }
        let step = heading == .down ? 1 : -1
        var (section, row) = (indexPath.section, indexPath.row + step)
        while section >= 0, section < numberOfSections {
            let count = numberOfRows(inSection: section)
            while row >= 0, row < count {
                let next = IndexPath(row: row, section: section)
                if canFocus(next) { return (next, rectForRow(at: next)) }
                row += step
            }
            section += step
            row = step > 0 ? 0 : (section >= 0 ? numberOfRows(inSection: section) - 1 : 0)
        }
        return nil
    }

    func lets(_ context: UIFocusUpdateContext) -> Bool {
        delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }

    func tellDelegate(of context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        let update = UITableViewFocusUpdateContext(context, in: self)
        delegate?.tableView(self, didUpdateFocusIn: update, with: coordinator)
        guard let next = update.nextFocusedIndexPath else { return }
        table.lastFocused = next
        guard delegate?.tableView(self, selectionFollowsFocusForRowAt: next) ?? selectionFollowsFocus,
            !table.selection.contains(next)
        else { return }
        chooseRow(at: next)
    }
}
