/// What the elements of a container are together.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing of its own.
    case none = 0
    /// Rows and columns.
    case dataTable = 1
    /// One after the other.
    case list = 2
    /// A part of the screen to jump to.
    case landmark = 3
    /// Parts that belong together.
    case semanticGroup = 4
}
