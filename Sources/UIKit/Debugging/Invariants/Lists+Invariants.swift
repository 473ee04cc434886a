import Foundation

extension TableGeometry {
    /// Sections and rows follow one another without gaps, and their heights sum up.
    func checkInvariants() -> [String] {
        var violations: [String] = []
        func differ(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) > 0.001 }
        var y = headerHeight
        for (index, section) in sections.enumerated() {
            let span = span(ofSection: index)
            if differ(span.start, y) { violations.append("section \(index) begins at \(span.start), not at \(y)") }
            if section.isEstimated.count != section.rowCount {
                violations.append("section \(index) has \(section.rowCount) rows in one list, not in another")
            }
            y = span.rowsStart
            // A table of a million rows is not walked through for each frame.
            for row in 0..<min(section.rowCount, 1000) {
                let (start, height) = (span.rowsStart + section.rows.start(of: row), section.rows[row])
                if differ(start, y) { violations.append("row \(index)-\(row) begins at \(start), not at \(y)") }
                if !(height >= 0 && height.isFinite) { violations.append("row \(index)-\(row) is \(height) high") }
                y = start + height
            }
            y = span.end
        }
        if !sections.isEmpty { y += bottomPadding }
        if differ(contentHeight, y + footerHeight) {
            violations.append("the content is \(contentHeight) high, its parts \(y + footerHeight)")
        }
        return violations
    }
}

extension UITableView {
    /// The places of rows sum up, and the cells are those of rows, each once, in their order.
    func checkInvariants() -> [String] {
        guard !table.needsReload, !table.isLayingOut, table.updates.depth == 0 else { return [] }
        var violations = table.geometry.checkInvariants()
        violations += listViolations(table.cells, name: "row")
        for (indexPath, _) in table.cells where !table.geometry.contains(indexPath) {
            violations.append("there is a cell for row \(indexPath.section)-\(indexPath.row), which doesn't exist")
        }
        for indexPath in table.selection where !table.geometry.contains(indexPath) {
            violations.append("row \(indexPath.section)-\(indexPath.row) is chosen, which doesn't exist")
        }
        guard table.move == nil, table.swipe == nil, table.updates.leaving.isEmpty, !layoutIsPending else {
            return named(violations)
        }
        for (indexPath, cell) in table.cells {
            guard let span = table.geometry.span(of: indexPath), !cell.hasRunningAnimations else { continue }
            let frame = cell.frame
            if abs(frame.minY - span.start) > 0.01 || abs(frame.height - span.height) > 0.01 {
                violations.append(
                    "the cell of row \(indexPath.section)-\(indexPath.row) is at \(frame.minY), \(frame.height) high; "
                        + "its row at \(span.start), \(span.height) high"
                )
            }
        }
        return named(violations)
    }

    private func named(_ violations: [String]) -> [String] { violations.sorted().map { "\(type(of: self)): \($0)" } }
}

extension UICollectionView {
    /// The cells are those of items, each once, and stand where the layout wants them.
    func checkInvariants() -> [String] {
        guard let counts = collection.counts, !collection.needsPrepare, !collection.isLayingOut,
            collection.updateDepth == 0
        else { return [] }
        var violations = listViolations(collection.cells, name: "item")
        for (indexPath, _) in collection.cells where !exists(indexPath, in: counts) {
            violations.append("there is a cell for item \(indexPath.section)-\(indexPath.item), which doesn't exist")
        }
        for indexPath in collection.selection where !exists(indexPath, in: counts) {
            violations.append("item \(indexPath.section)-\(indexPath.item) is chosen, which doesn't exist")
        }
        return violations.sorted().map { "\(type(of: self)): \($0)" }
    }

    private func exists(_ indexPath: IndexPath, in counts: [Int]) -> Bool {
        counts.indices.contains(indexPath.section) && (0..<counts[indexPath.section]).contains(indexPath.item)
    }
}

extension UIScrollView {
    /// Cells are the list's own subviews or those of a section that scrolls by itself, and none stands for two.
    fileprivate func listViolations(_ cells: [IndexPath: some UIView], name: String) -> [String] {
        var violations: [String] = []
        for (indexPath, cell) in cells where cell.superview !== self && cell.superview?.superview !== self {
            violations.append("the cell of \(name) \(indexPath.section)-\(indexPath.item) isn't in the list")
        }
        if Set(cells.values.map { ObjectIdentifier($0) }).count != cells.count {
            violations.append("a cell stands for two \(name)s")
        }
        return violations
    }
}

extension UIView {
    fileprivate var layoutIsPending: Bool { layer.needsLayout() }
    fileprivate var hasRunningAnimations: Bool { !(layer.animationKeys() ?? []).isEmpty }
}
