import Platform

/// A cell whose constraints leave its content no height, as where they only center it.
///
/// UIKit takes that for a slip, gives the row the standard height and says so once; its message is on many a forum.
@MainActor
enum CollapsedCell {
    /// Points.
    static let standardHeight: CGFloat = 44
    @WorldState private static var isTold = false

    static func warn(_ cell: UITableViewCell) {
        guard !isTold else { return }
        isTold = true
        LayoutLog.note(
            "[TableView] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
                + "table view cell's content view. We're considering the collapse unintentional and using standard height "
                + "instead. Cell: \(cell)"
        )
    }
}
