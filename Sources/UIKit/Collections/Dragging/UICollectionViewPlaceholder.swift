import Foundation

/// Stands for an item whose data come later. They come in the next turn here, so nothing is shown until then.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    /// Where the item will be.
    public let insertionIndexPath: IndexPath
    /// Of the cell that would be shown.
    public let reuseIdentifier: String
    /// Fills the cell that would be shown.
    ///
    /// - Note: No effect here: no placeholder is seen.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// At a place, with the cell that would be shown.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}
