import Foundation

/// Where a table's sections and rows lie; plain values, in points from the content's top.
///
/// Heights are kept with their sums: a row that sizes itself, and the search for a place, cost O(log n).
struct TableGeometry {
    /// A section's parts and heights.
    struct Section {
        /// Above the header (TV-14).
        var topPadding: CGFloat = 0
        var headerHeight: CGFloat = 0
        var footerHeight: CGFloat = 0
        /// The heights of the rows.
        fileprivate(set) var rows = PrefixSums(count: 0, common: 0)
        /// Whether a row's height is an estimate yet.
        fileprivate(set) var isEstimated: [Bool] = []

        init(rowHeights: [CGFloat] = [], isEstimated: [Bool] = []) {
            rows = PrefixSums(rowHeights)
            self.isEstimated = isEstimated
        }

        var rowCount: Int { rows.count }
        /// Points, with the header and the footer.
        var length: CGFloat { topPadding + headerHeight + rows.total + footerHeight }
    }

    /// Where a section's parts begin.
    struct SectionSpan {
        let start: CGFloat
        let headerStart: CGFloat
        let rowsStart: CGFloat
        let footerStart: CGFloat
        let end: CGFloat
    }

    /// Whoever changes a section's parts, or how many there are, places anew.
    var sections: [Section] = []
    /// The table header view's height, and the table footer view's.
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    /// Below the last section.
    var bottomPadding: CGFloat = 0
    private var lengths = PrefixSums(count: 0, common: 0)

    var footerStart: CGFloat { headerHeight + lengths.total + (sections.isEmpty ? 0 : bottomPadding) }
    var contentHeight: CGFloat { footerStart + footerHeight }
    /// Of all sections.
    var rowCount: Int { sections.reduce(0) { $0 + $1.rowCount } }

    /// Sums the sections up.
    mutating func place() { lengths = PrefixSums(sections.map(\.length)) }

    // MARK: Rows
    func contains(_ indexPath: IndexPath) -> Bool {
        // Tests hand in paths without numbers; asking those for a section ends the program.
        indexPath.count == 2 && sections.indices.contains(indexPath.section)
            && (0..<sections[indexPath.section].rowCount).contains(indexPath.row)
    }

    /// Gives a row another height, and moves all that follows; O(log n).
    mutating func setHeight(_ height: CGFloat, of indexPath: IndexPath) {
        sections[indexPath.section].rows[indexPath.row] = height
        if lengths.count == sections.count { lengths[indexPath.section] = sections[indexPath.section].length }
    }

    func isEstimated(_ indexPath: IndexPath) -> Bool { sections[indexPath.section].isEstimated[indexPath.row] }

    /// A row has been measured.
    mutating func setMeasured(_ indexPath: IndexPath) { sections[indexPath.section].isEstimated[indexPath.row] = false }

    // MARK: Places
    /// Where a section's parts begin; it has to exist.
    func span(ofSection index: Int) -> SectionSpan {
        let section = sections[index]
        let start = headerHeight + lengths.start(of: index)
        let rowsStart = start + section.topPadding + section.headerHeight
        let footerStart = rowsStart + section.rows.total
        return SectionSpan(
            start: start,
            headerStart: start + section.topPadding,
            rowsStart: rowsStart,
            footerStart: footerStart,
            end: footerStart + section.footerHeight
        )
    }

    /// Where a row begins and ends; nil for one that doesn't exist.
    func span(of indexPath: IndexPath) -> (start: CGFloat, height: CGFloat)? {
        guard contains(indexPath) else { return nil }
        let section = sections[indexPath.section]
        let start = span(ofSection: indexPath.section).rowsStart + section.rows.start(of: indexPath.row)
        return (start, section.rows[indexPath.row])
    }

    /// The sections that reach into a stretch, in order.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !sections.isEmpty else { return 0..<0 }
        var first = lengths.index(at: low - headerHeight)
        while first < sections.count, span(ofSection: first).end <= low { first += 1 }
        var end = first
        while end < sections.count, span(ofSection: end).start < high { end += 1 }
        return first..<end
    }

    /// The rows that reach into a stretch, in order.
    func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        // Sums may be off by a last binary digit.
        let (low, high) = (low + 1e-6, high - 1e-6)
        for index in sections(from: low, to: high) {
            let rows = sections[index].rows
            guard rows.count > 0 else { continue }
            let origin = span(ofSection: index).rowsStart
            var row = rows.index(at: low - origin)
            var start = origin + rows.start(of: row)
            while row < rows.count, start < high {
                let height = rows[row]
                if height > 0, start + height > low { found.append(IndexPath(row: row, section: index)) }
                start += height
                row += 1
            }
        }
        return found
    }

    /// The row at a height; nil between sections.
    func row(at y: CGFloat) -> IndexPath? {
        for index in sections(from: y, to: y.nextUp) {
            let section = sections[index]
            let place = y - span(ofSection: index).rowsStart
            guard place >= 0, section.rowCount > 0 else { continue }
            let row = section.rows.index(at: place)
            guard place < section.rows.start(of: row) + section.rows[row] else { continue }
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
        let next = sections[(indexPath.section + 1)...].firstIndex { $0.rowCount > 0 }
        return next.map { IndexPath(row: 0, section: $0) }
    }
}
