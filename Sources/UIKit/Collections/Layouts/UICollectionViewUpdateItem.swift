import Foundation

/// One change of a group, as a layout hears of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item.
    public enum Action: Int, Sendable {
        /// `.none` is never sent.
        case insert, delete, reload, move, none
    }

    /// The item before the group; nil for an insertion.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The item after the group; nil for a deletion.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// A change of a whole section has an item of `NSNotFound`.
    open private(set) var updateAction: Action

    /// An item of no change; what gives it one is to be overridden.
    public override init() {
        updateAction = .none
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
