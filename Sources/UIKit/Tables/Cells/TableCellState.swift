/// What a cell knows beyond a view.
struct TableCellState {
    var style: UITableViewCell.CellStyle = .default
    var reuseIdentifier: String?
    var place = TableCellPlace()
    var textLabel: UILabel?
    var detailTextLabel: UILabel?
    var imageView: UIImageView?
    /// Whether the image is drawn smaller than it is, as the row is lower.
    var shrinksImage = false
    var accessory: CellAccessoryView?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    /// The system's view behind a chosen cell.
    var systemSelectionView: UIView?
    /// The view that stands behind the cell while it is chosen.
    weak var shownSelectionView: UIView?
    /// Whether the row is pulled aside for its buttons.
    var isPulled = false
    var separatorInset: UIEdgeInsets?
    /// In place of the table's; set by key.
    var separatorColor: UIColor?
    var separator: CALayer?
    var topSeparator: CALayer?
    var hasOwnBackground = false
    var isApplyingBackground = false
}

/// A cell's row in its table, as far as the look depends on it.
struct TableCellPlace: Equatable {
    var style: UITableView.Style = .plain
    var isFirst = false
    var isLast = false
    var isTableEditing = false
    var editingStyle: UITableViewCell.EditingStyle = .none
    var indentsWhileEditing = true
}

/// Holds a cell's content; its margins are the cell's.
final class TableCellContentView: UIView {
    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
}
