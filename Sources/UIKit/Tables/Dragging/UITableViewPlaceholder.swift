import Foundation

/// Stands for a row whose data come later. They come in the next turn here, so nothing is shown until then.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// Where the row will be.
    public let insertionIndexPath: IndexPath
    /// Of the cell that would be shown.
    public let reuseIdentifier: String
    /// The row's height while the data come, in points.
    public let rowHeight: CGFloat
    /// Fills the cell that would be shown.
    ///
    /// - Note: No effect here: no placeholder is seen.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// At a place, with the cell that would be shown.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}
