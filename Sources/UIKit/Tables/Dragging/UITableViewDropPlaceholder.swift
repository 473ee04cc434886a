/// Stands for a row whose data come after the drop.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the preview looks that goes to the cell.
    ///
    /// - Note: No effect here: no placeholder is seen.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
