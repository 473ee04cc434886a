/// The disc that deletes or inserts a row (TV-M13).
final class CellEditControl: UIView {
    var style: UITableViewCell.EditingStyle = .none { didSet { if style != oldValue { setNeedsDisplay() } } }
    private static let diameter: CGFloat = 22
    private static let bar = CGSize(width: 10.5, height: 1.5)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Inserts through the data source, or asks whether to delete.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let cell = superview as? UITableViewCell, let table = cell.tableView,
            let indexPath = table.indexPath(for: cell), !table.endSwipe()
        else { return }
        switch style {
        case .delete: table.askForDeletion(at: indexPath)
        case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: indexPath)
        case .none: break
        }
    }

    override func draw(_ rect: CGRect) {
        guard style != .none else { return }
        let disc = CGRect(
            // A control as wide as the indent has its disc at the end.
            x: bounds.midX - Self.diameter / 2 + (TableLook.current.editControl == nil ? 9 : 0),
            y: bounds.midY - Self.diameter / 2,
            width: Self.diameter,
            height: Self.diameter
        )
        (style == .delete ? UIColor.systemRed : .systemGreen).setFill()
        UIBezierPath(ovalIn: disc).fill()
        UIColor.white.setFill()
        let (long, short) = (Self.bar.width, Self.bar.height)
        UIBezierPath(rect: CGRect(x: disc.midX - long / 2, y: disc.midY - short / 2, width: long, height: short)).fill()
        guard style == .insert else { return }
        UIBezierPath(rect: CGRect(x: disc.midX - short / 2, y: disc.midY - long / 2, width: short, height: long)).fill()
    }
}

/// The three lines by which a row is moved.
final class CellReorderControl: UIView, TouchedAtOnce {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var row: (table: UITableView, cell: UITableViewCell)? {
        guard let cell = superview as? UITableViewCell, let table = cell.tableView else { return nil }
        return (table, cell)
    }

    /// The finger carries the row and scrolls nothing.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let row, let touch = touches.first else { return }
        row.table.beginMove(of: row.cell, at: touch.location(in: row.table))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let row, let touch = touches.first else { return }
        row.table.continueMove(to: touch.location(in: row.table))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { row?.table.endMove(isCancelled: false) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        row?.table.endMove(isCancelled: true)
    }

    override func draw(_ rect: CGRect) {
        UIColor.tertiaryLabel.setFill()
        let width: CGFloat = 20
        for offset in [-5, 0, 5] as [CGFloat] {
            UIBezierPath(
                rect: CGRect(x: bounds.midX - width / 2, y: bounds.midY + offset - 0.75, width: width, height: 1.5)
            ).fill()
        }
    }
}
