import Foundation

/// Where a table's sections and rows lie; plain values, in points from the content's top.
struct TableGeometry {
    /// A section's parts and heights.
    struct Section {
        /// Above the header (TV-14).
        var topPadding: CGFloat = 0
        var headerHeight: CGFloat = 0
        var footerHeight: CGFloat = 0
        var rowHeights: [CGFloat] = []
        /// Whether a row's height is an estimate yet.
        var isEstimated: [Bool] = []
        fileprivate(set) var start: CGFloat = 0
        fileprivate(set) var rowStarts: [CGFloat] = []
        fileprivate(set) var footerStart: CGFloat = 0
        fileprivate(set) var end: CGFloat = 0

        var headerStart: CGFloat { start + topPadding }
        var rowsStart: CGFloat { headerStart + headerHeight }
    }

    var sections: [Section] = []
    /// The table header view's height, and the table footer view's.
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    /// Below the last section.
    var bottomPadding: CGFloat = 0
    private(set) var footerStart: CGFloat = 0
    private(set) var contentHeight: CGFloat = 0

    /// Recomputes all places from the heights.
    mutating func place() {
        var y = headerHeight
        for index in sections.indices {
            sections[index].start = y
            y = sections[index].rowsStart
            var starts: [CGFloat] = []
            starts.reserveCapacity(sections[index].rowHeights.count)
            for height in sections[index].rowHeights {
                starts.append(y)
                y += height
            }
            sections[index].rowStarts = starts
            sections[index].footerStart = y
            y += sections[index].footerHeight
            sections[index].end = y
        }
        if !sections.isEmpty { y += bottomPadding }
        footerStart = y
        contentHeight = y + footerHeight
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        sections.indices.contains(indexPath.section)
            && sections[indexPath.section].rowHeights.indices.contains(indexPath.row)
    }

    /// Where a row begins and ends; nil for one that doesn't exist.
    func span(of indexPath: IndexPath) -> (start: CGFloat, height: CGFloat)? {
        guard contains(indexPath) else { return nil }
        let section = sections[indexPath.section]
        return (section.rowStarts[indexPath.row], section.rowHeights[indexPath.row])
    }

    /// The rows that reach into a stretch, in order.
    func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        for (index, section) in sections.enumerated() where section.end > low && section.start < high {
            var row = section.firstRow(endingAfter: low)
            while row < section.rowHeights.count, section.rowStarts[row] < high {
                if section.rowHeights[row] > 0 { found.append(IndexPath(row: row, section: index)) }
                row += 1
            }
        }
        return found
    }

    /// The row at a height; nil between sections.
    func row(at y: CGFloat) -> IndexPath? {
        for (index, section) in sections.enumerated() where section.start <= y && y < section.end {
            let row = section.firstRow(endingAfter: y)
            guard row < section.rowHeights.count, section.rowStarts[row] <= y else { return nil }
            return IndexPath(row: row, section: index)
        }
        return nil
    }

    /// The row after another in the table.
    func row(after indexPath: IndexPath) -> IndexPath? {
        if contains(IndexPath(row: indexPath.row + 1, section: indexPath.section)) {
            return IndexPath(row: indexPath.row + 1, section: indexPath.section)
        }
        guard indexPath.section + 1 < sections.count else { return nil }
        let next = sections[(indexPath.section + 1)...].firstIndex { !$0.rowHeights.isEmpty }
        return next.map { IndexPath(row: 0, section: $0) }
    }
}

extension TableGeometry.Section {
    /// By bisection: the first row whose end lies below a height.
    fileprivate func firstRow(endingAfter y: CGFloat) -> Int {
        var (low, high) = (0, rowHeights.count)
        while low < high {
            let middle = (low + high) / 2
            if rowStarts[middle] + rowHeights[middle] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
