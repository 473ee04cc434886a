import Foundation

/// Makes an item for an activity only when it is needed. A subclass gives the item.
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// Stands for the item until there is one; says of what kind it is.
    public nonisolated(unsafe) let placeholderItem: Any?
    /// The activity that the item is made for; nil before.
    open private(set) var activityType: UIActivity.ActivityType?

    /// With what stands for the item.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item: what stands for it, where a subclass makes none.
    open var item: Any { placeholderItem ?? NSNull() }

    /// What stands for the item.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }
    /// The item, for a kind of activity that is kept before.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
}
