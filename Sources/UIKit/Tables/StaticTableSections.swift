import Foundation

/// The sections of a table whose cells stand in a document (TV-17).
@MainActor
package struct StaticTableSections {
    package struct Section {
        package var headerTitle: String?
        package var footerTitle: String?
        package var cells: [UITableViewCell]
        /// Points for each cell; `UITableView.automaticDimension` for its own height, nil for the table's.
        package var rowHeights: [CGFloat?]

        package init(
            headerTitle: String? = nil,
            footerTitle: String? = nil,
            cells: [UITableViewCell],
            rowHeights: [CGFloat?] = []
        ) {
            self.headerTitle = headerTitle
            self.footerTitle = footerTitle
            self.cells = cells
            self.rowHeights = rowHeights
        }
    }

    package var sections: [Section]

    package init(sections: [Section]) { self.sections = sections }

    func numberOfRows(in section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].cells.count : 0
    }

    func cell(at indexPath: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].cells.indices.contains(indexPath.row)
        else { return nil }
        return sections[indexPath.section].cells[indexPath.row]
    }

    func rowHeight(at indexPath: IndexPath) -> CGFloat? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].rowHeights.indices.contains(indexPath.row)
        else { return nil }
        return sections[indexPath.section].rowHeights[indexPath.row]
    }

    func headerTitle(of section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].headerTitle : nil
    }

    func footerTitle(of section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].footerTitle : nil
    }
}
