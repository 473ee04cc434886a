import Foundation
import Platform

extension UITableView {
    /// TV-31: the row of a cell that wants another size follows in the next pass.
    func sizeMayChange(of cell: UITableViewCell, by change: SizeChange) {
        guard selfSizingInvalidation.rawValue >= change.rawValue, Quirk.listsFollowSizes.holds, !table.isLayingOut,
            !table.needsReload,
            let indexPath = table.cells.first(where: { $0.value === cell })?.key
        else { return }
        table.resizing.insert(indexPath)
        table.animatesSizes = table.animatesSizes || UIView.areAnimationsEnabled
        setNeedsLayout()
    }

    /// Measures the cells that said so; rows whose heights don't come from their content stay.
    func takeChangedSizes() {
        let isAnimated = table.animatesSizes
        let rows = table.resizing
        (table.resizing, table.animatesSizes) = ([], false)
        var hasChanged = false
        for indexPath in rows {
            guard let cell = table.cells[indexPath], let span = table.geometry.span(of: indexPath),
                sizesItself(indexPath)
            else { continue }
            cell.updateConfigurationIfNeeded()
            let height = selfSizedHeight(of: cell, width: rowFrame(start: 0, height: span.height).width)
            guard height != span.height else { continue }
            table.geometry.setHeight(height, of: indexPath)
            hasChanged = true
        }
        if hasChanged, isAnimated, window != nil { table.updates.movesRows = true }
    }
}
