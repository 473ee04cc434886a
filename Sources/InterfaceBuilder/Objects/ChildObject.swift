/// An object that another holds, and as what.
public struct ChildObject: Sendable {
    /// What a child is to its holder.
    public enum Role: Sendable, Hashable {
        case subview
        /// The value of a property: "view", "contentView", "navigationItem", "tableHeaderView", …
        case property(String)
        /// Of a toolbar, navigation bar or tab bar.
        case item
        /// Of a view controller.
        case toolbarItem
        case leftBarButtonItem
        case rightBarButtonItem
        /// Of a static table.
        case section
        /// Of a table section or a collection view.
        case cell
        case prototype
        case gestureRecognizer
        case keyCommand
        /// Of a menu.
        case menuElement
        /// In a list that Inset does not know.
        case other(list: String)
    }

    /// What the object is to its holder.
    public let role: Role
    /// The object that is held.
    public let object: ObjectNode
}
