/// A cell's place in its list, as far as look and state depend on it.
struct ListCellPlace: Equatable {
    /// Whether the list around the cell is being edited.
    var isEditing = false
    /// Whether the cell is pulled aside for its buttons.
    var isSwiped = false
    /// Whether the items below the cell's are shown.
    var isExpanded = false
}
