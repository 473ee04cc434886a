/// The lines between the rows of tables and lists.
@MainActor
enum ListLine {
    /// Shows a line in a cell, in front of what it has.
    static func show(_ line: inout CALayer?, in cell: UIView, _ frame: CGRect, _ color: UIColor) {
        let shown = line ?? CALayer()
        if line == nil {
            line = shown
            shown.delegate = ViewLikeLayerDelegate.shared
            // In front of the content, behind nothing that an app adds later.
            shown.zPosition = 1
            cell.layer.addSublayer(shown)
        }
        shown.isHidden = false
        shown.frame = frame
        shown.backgroundColor = color.resolvedColor(with: cell.traitCollection).cgColor
    }
}
