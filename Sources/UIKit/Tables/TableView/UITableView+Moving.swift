import Foundation

/// A row that a finger carries to another place.
struct RowMove {
    let source: IndexPath
    /// What the delegate made of the place under the row.
    var target: IndexPath
    /// The row that was proposed to the delegate last.
    var proposal: IndexPath
    /// From the row's top to the finger, in points.
    let grip: CGFloat
    /// Points.
    let height: CGFloat
    /// The carried row's top, in the table's bounds space.
    var top: CGFloat
}

extension UITableView {
    // MARK: Places
    /// How far a row stands from its own place: pulled aside, carried, or making room.
    func shift(of indexPath: IndexPath) -> CGPoint {
        var shift = CGPoint.zero
        if let swipe = table.swipe, swipe.indexPath == indexPath {
            shift.x = swipe.isAtLeft ? swipe.distance : -swipe.distance
        }
        if let gap = table.gap { shift.y += gapShift(of: indexPath, gap) }
        guard let move = table.move else { return shift }
        if indexPath == move.source {
            shift.y = move.top - (table.geometry.span(of: indexPath)?.start ?? move.top)
        } else if move.source < indexPath, indexPath <= move.target {
            shift.y = -move.height
        } else if move.target <= indexPath, indexPath < move.source {
            shift.y = move.height
        }
        return shift
    }

    /// Rows stand where those beside them are; the last one stands below the table's end.
    private func gapShift(of indexPath: IndexPath, _ gap: ListGap) -> CGFloat {
        let place = gap.place(of: indexPath)
        guard place != indexPath, let own = table.geometry.span(of: indexPath) else { return 0 }
        let isThere = place.section < sectionCount && place.row < numberOfRows(inSection: place.section)
        if isThere, let other = table.geometry.span(of: place) {
            return other.start - own.start
        }
        return own.height
    }

    // MARK: The finger (TV-26)
    func beginMove(of cell: UITableViewCell, at point: CGPoint) {
        guard table.move == nil, let indexPath = indexPath(for: cell), let span = table.geometry.span(of: indexPath)
        else { return }
        endSwipe()
        bringSubviewToFront(cell)
        cell.carriage.isReordering = true
        table.move = RowMove(
            source: indexPath,
            target: indexPath,
            proposal: indexPath,
            grip: point.y - span.start,
            height: span.height,
            top: span.start
        )
    }

    func continueMove(to point: CGPoint) {
        guard var move = table.move else { return }
        move.top = point.y - move.grip
        let middle = move.top + move.height / 2
        if let proposal = rowNearest(to: middle), proposal != move.proposal {
            move.proposal = proposal
            move.target =
                delegate?.tableView(
                    self,
                    targetIndexPathForMoveFromRowAt: move.source,
                    toProposedIndexPath: proposal
                ) ?? proposal
        }
        table.move = move
        setNeedsLayout()
    }

    func endMove(isCancelled: Bool) {
        guard let move = table.move else { return }
        table.move = nil
        table.cells[move.source]?.carriage.isReordering = false
        setNeedsLayout()
        guard !isCancelled, move.target != move.source else { return }
        dataSource?.tableView(self, moveRowAt: move.source, to: move.target)
        moveRow(at: move.source, to: move.target)
    }

    private func rowNearest(to y: CGFloat) -> IndexPath? {
        if let row = table.geometry.row(at: y) { return row }
        let shown = table.cells.keys.sorted()
        return shown.min { distance(of: $0, to: y) < distance(of: $1, to: y) }
    }

    private func distance(of indexPath: IndexPath, to y: CGFloat) -> CGFloat {
        guard let span = table.geometry.span(of: indexPath) else { return .greatestFiniteMagnitude }
        return max(span.start - y, y - span.start - span.height, 0)
    }
}
