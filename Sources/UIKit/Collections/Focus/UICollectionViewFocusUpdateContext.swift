import Foundation

/// From which item to which the focus goes.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that loses the focus; nil: it was elsewhere.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that gets the focus; nil: it goes elsewhere.
    open internal(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
        super.init(
            from: context.previouslyFocusedItem,
            to: context.nextFocusedItem,
            heading: context.focusHeading
        )
        previouslyFocusedIndexPath = collection.indexPath(of: context.previouslyFocusedItem)
        nextFocusedIndexPath = collection.indexPath(of: context.nextFocusedItem)
    }
}
