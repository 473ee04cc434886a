/// The actions that a swipe over a row uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    open private(set) var actions: [UIContextualAction]
    /// Whether a long swipe performs the first action. True by default.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
