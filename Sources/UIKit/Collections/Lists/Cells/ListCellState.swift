import Foundation

/// What a cell of a list knows beyond a cell.
struct ListCellState {
    /// What the list says of the cell; nil outside of lists.
    var place: ListSectionPlace?
    var hasOwnBackground = false
    var accessoryViews: [ListAccessoryView] = []
    var separator: CALayer?
    var topSeparator: CALayer?
    var separatorGuide: UILayoutGuide?
    /// Whether the items below an outline's are shown.
    var isExpanded = false
    /// What a touch on the outline's sign does.
    var toggle: (() -> Void)?
}
