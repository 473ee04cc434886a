/// The size of items in a Mac window's toolbar.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// Inherited, and what holds outside Mac apps.
    case unspecified = -1
    case regular = 0
    case small = 1
    case large = 3
}
