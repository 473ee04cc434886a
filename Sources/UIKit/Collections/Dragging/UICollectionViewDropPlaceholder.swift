/// Stands for an item whose data come after the drop.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How the preview looks that goes to the cell.
    ///
    /// - Note: No effect here: no placeholder is seen.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
