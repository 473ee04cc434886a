/// The family of an object, from which follows who makes it.
public enum ObjectKind: String, Sendable, CaseIterable {
    case view
    case viewController
    /// A reference to another storyboard's scene.
    case viewControllerPlaceholder
    case gestureRecognizer
    /// A bar button item or tab bar item.
    case barItem
    case navigationItem
    case collectionViewLayout
    /// File's owner or first responder: an object that the loader is given.
    case placeholder
    /// Where a scene's unwind segues lead.
    case exit
    case customObject
    case tableViewSection
    case layoutGuide
    /// A menu, a key command or anything else that has an object ID.
    case other
}
