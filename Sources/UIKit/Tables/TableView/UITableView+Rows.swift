import Foundation
import Platform

extension UITableView {
    // MARK: Counts
    /// One without a data source, as if it had one that doesn't say (TV-34).
    var sectionCount: Int {
        guard dataSource != nil else { return 1 }
        countIfNeeded()
        return table.geometry.sections.count
    }

    func rowCount(inSection section: Int) -> Int {
        countIfNeeded()
        if table.geometry.sections.indices.contains(section) { return table.geometry.sections[section].rowCount }
        // Without a data source nothing is out of bounds (TV-34).
        if dataSource != nil {
            UIKitException.raise(
                .internalInconsistency,
                "Requested the number of rows for section (\(section)) which is out of bounds."
            )
        }
        return 0
    }

    // MARK: Rows and places
    func frameForRow(at indexPath: IndexPath) -> CGRect {
        reloadDataIfNeeded()
        return table.geometry.span(of: indexPath).map { rowFrame(start: $0.start, height: $0.height) } ?? .zero
    }

    func rowPlace(at point: CGPoint) -> IndexPath? {
        reloadDataIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return table.geometry.row(at: point.y)
    }

    func rowPlaces(in rect: CGRect) -> [IndexPath]? {
        reloadDataIfNeeded()
        guard rect.minX.isFinite, rect.minY.isFinite else { return rect.isInfinite ? allRows : [] }
        if rect.width == 0, rect.height == 0 { return table.geometry.row(at: rect.minY).map { [$0] } ?? [] }
        guard rect.minX < bounds.width, rect.maxX > 0 else { return [] }
        return table.geometry.rows(from: rect.minY, to: rect.maxY)
    }

    private var allRows: [IndexPath] {
        table.geometry.sections.enumerated().flatMap { index, section in
            (0..<section.rowCount).map { IndexPath(row: $0, section: index) }
        }
    }

    var visibleRowPlaces: [IndexPath]? {
        reloadDataIfNeeded()
        return table.geometry.rows(from: bounds.minY, to: bounds.maxY)
    }

    // MARK: Cells
    var cellsInSight: [UITableViewCell] {
        displayRowsIfNeeded()
        return table.cells.sorted { $0.key < $1.key }.map(\.value)
    }

    func place(for cell: UITableViewCell) -> IndexPath? {
        table.cells.first { $0.value === cell }?.key
    }

    // MARK: Scrolling
    func bringRowIntoView(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reloadDataIfNeeded()
        guard let span = table.geometry.span(of: indexPath) else {
            // A row of NSNotFound scrolls to an empty section; others are an error of the app.
            if indexPath.count == 2, indexPath.row == NSNotFound {
                return scrollRectToVisible(rect(forSection: indexPath.section), animated: animated)
            }
            return UIKitException.raise(.range, missing(indexPath))
        }
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        // A stuck header would cover the row.
        let covered = style == .plain ? table.geometry.sections[indexPath.section].headerHeight : 0
        let y: CGFloat
        switch scrollPosition {
        case .none:
            return scrollRectToVisible(
                CGRect(x: 0, y: span.start - covered, width: bounds.width, height: span.height + covered),
                animated: animated
            )
        case .top: y = span.start - inset.top - covered
        case .middle: y = span.start + span.height / 2 - room / 2 - inset.top
        case .bottom: y = span.start + span.height - room - inset.top
        }
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }

    /// TV-34
    private func missing(_ indexPath: IndexPath) -> String {
        let counts = table.geometry.sections.map(\.rowCount)
        let (section, row) = (indexPath.section, indexPath.row)
        guard Quirk.scrollingSaysWhatIsMissing.holds else {
            let bound =
                counts.indices.contains(section)
                ? "row (\(row)) beyond bounds (\(counts[section])) for section (\(section))."
                : "section (\(section)) beyond bounds (\(counts.count))."
            return "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: " + bound
        }
        let bound =
            counts.indices.contains(section)
            ? "row (\(row)) when there are only \(counts[section]) rows in section \(section)"
            : "section (\(section)) when there are only \(counts.count) sections"
        return "Attempted to scroll the table view to an out-of-bounds \(bound). Table view: \(description)"
    }

    func bringSelectedRowIntoView(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let indexPath = table.selection.min() else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
}
