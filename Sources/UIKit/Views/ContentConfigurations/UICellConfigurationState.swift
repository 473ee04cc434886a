/// The state of a cell that its configurations may follow (iOS 14).
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// Whether the cell is being dragged; raw values are UIKit's.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting, dragging
    }

    /// Whether something is dragged over the cell; raw values are UIKit's.
    public enum DropState: Int, Sendable {
        case none = 0
        case notTargeted, targeted
    }

    /// Those of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no touches. Default: false.
    public var isDisabled = false
    /// Whether a finger is down on the cell.
    public var isHighlighted = false
    /// Whether the cell is chosen.
    public var isSelected = false
    /// Whether the cell has the focus of keys, on iPad and Mac.
    public var isFocused = false
    /// Whether the cell keeps its place while the list scrolls. Default: false.
    public var isPinned = false
    /// Whether the list is being edited.
    public var isEditing = false
    /// Whether the cell shows the items below it. Default: false.
    public var isExpanded = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the cell is being carried to another place.
    public var isReordering = false
    /// Whether the cell is being dragged. Default: none.
    public var cellDragState = DragState.none
    /// Whether something is dragged over the list, and would be dropped into the cell. Default: none.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with nothing set but the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// An app's own state; nil where it isn't set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
