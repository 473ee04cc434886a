import Foundation

/// A table or collection whose cells can have the focus of keys.
@MainActor
protocol FocusableList: UIScrollView {
    var isEditing: Bool { get }
    var allowsFocus: Bool { get }
    var allowsFocusDuringEditing: Bool { get }
    var remembersLastFocusedIndexPath: Bool { get }
    /// Where the cell is that a view is or lies in; nil for views elsewhere.
    func indexPath(ofFocused view: UIView) -> IndexPath?
    /// The cell of an index path, if it is there now.
    func focusableCell(at indexPath: IndexPath) -> UIView?
    /// The next place that way which can have the focus, in the content's points.
    func nextFocus(_ heading: UIFocusHeading, from indexPath: IndexPath) -> (indexPath: IndexPath, frame: CGRect)?
    /// What the delegate prefers.
    var delegatesPreferredFocus: IndexPath? { get }
    var lastFocused: IndexPath? { get }
    var firstSelected: IndexPath? { get }
}

extension FocusableList {
    /// Whether cells can have the focus where the delegate has no say.
    var letsCellsHaveFocus: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    func indexPath(of item: (any UIFocusItem)?) -> IndexPath? {
        guard let item, let view = item.focusChain.lazy.compactMap({ $0 as? UIView }).first else { return nil }
        return indexPath(ofFocused: view)
    }

    /// What the delegate prefers, the place that had the focus last, the selection.
    var preferredCells: [any UIFocusEnvironment] {
        let wanted = [delegatesPreferredFocus, remembersLastFocusedIndexPath ? lastFocused : nil, firstSelected]
        return wanted.compactMap { $0.flatMap(focusableCell) }
    }

    /// Scrolls to the next place that way if there is no cell yet.
    func makeNextCell(_ heading: UIFocusHeading, from item: any UIFocusItem) {
        guard let indexPath = indexPath(of: item), let next = nextFocus(heading, from: indexPath),
            focusableCell(at: next.indexPath) == nil
        else { return }
        scrollRectToVisible(next.frame, animated: false)
        layoutIfNeeded()
    }
}
