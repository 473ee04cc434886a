import Foundation

/// From which row to which the focus goes.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that loses the focus; nil: it was elsewhere.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that gets the focus; nil: it goes elsewhere.
    open internal(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        super.init(
            from: context.previouslyFocusedItem,
            to: context.nextFocusedItem,
            heading: context.focusHeading
        )
        previouslyFocusedIndexPath = table.indexPath(of: context.previouslyFocusedItem)
        nextFocusedIndexPath = table.indexPath(of: context.nextFocusedItem)
    }
}
