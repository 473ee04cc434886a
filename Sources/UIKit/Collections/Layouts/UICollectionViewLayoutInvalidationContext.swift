import Foundation

/// Says which part of a layout is to be computed anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether nothing of before holds: the collection was reloaded (CV-13). Default: false.
    open internal(set) var invalidateEverything = false
    /// Whether the data source is asked for its counts again. Default: false.
    open internal(set) var invalidateDataSourceCounts = false
    /// What `invalidateItems(at:)` named; nil before. The whole layout is prepared in any case.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// What `invalidateSupplementaryElements(ofKind:at:)` named, by kind; nil before.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// What `invalidateDecorationElements(ofKind:at:)` named, by kind; nil before.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Added to the collection's content offset.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// Added to the collection's content size, in points.
    ///
    /// - Note: No effect here: the layout is asked for its size anew.
    open var contentSizeAdjustment: CGSize = .zero
    /// Where moving items would have been put down before the finger's last step; nil where nothing is moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where moving items would be put down; nil where nothing is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the finger is that moves items, in the content's coordinates. Zero by default.
    open internal(set) var interactiveMovementTarget: CGPoint = .zero

    public override required init() { super.init() }

    /// Adds to `invalidatedItemIndexPaths`.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Adds to `invalidatedSupplementaryIndexPaths`.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
        invalidatedSupplementaryIndexPaths?[elementKind, default: []] += indexPaths
    }
    /// Adds to `invalidatedDecorationIndexPaths`.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
        invalidatedDecorationIndexPaths?[elementKind, default: []] += indexPaths
    }
}

/// What a flow layout computes anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and spacings again (CV-M17).
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether items are placed again. Default: true.
    ///
    /// - Note: No effect here: all are placed again.
    open var invalidateFlowLayoutAttributes = true
}
