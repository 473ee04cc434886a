extension UITableView {
    // MARK: Index
    /// Asks the data source for the titles; fewer rows than the app wants for an index show none.
    func updateSectionIndex() {
        let rows = table.geometry.rowCount
        let titles =
            rows >= sectionIndexMinimumDisplayRowCount ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        guard !titles.isEmpty else {
            if table.index != nil { cellsNeedLayout() }
            table.index?.removeFromSuperview()
            table.index = nil
            return
        }
        let view = table.index ?? SectionIndexView(frame: .zero)
        if table.index == nil {
            view.choose = { [weak self] in self?.scrollToSection(ofTitle: $0) }
            table.index = view
            addSubview(view)
            cellsNeedLayout()
        }
        view.titles = titles
        showIndexColors()
    }

    func showIndexColors() {
        guard let view = table.index else { return }
        view.titleColor = sectionIndexColor
        view.backgroundColor =
            view.isTracking
            ? sectionIndexTrackingBackgroundColor ?? sectionIndexBackgroundColor
            : sectionIndexBackgroundColor
    }

    /// Points that the index takes from the rows' trailing ends.
    var sectionIndexWidth: CGFloat { table.index == nil ? 0 : SectionIndexView.width }

    /// Keeps the index at the trailing edge while the content moves.
    func placeSectionIndex() {
        guard let view = table.index else { return }
        view.stand(in: self)
        showIndexColors()
    }

    private func scrollToSection(ofTitle index: Int) {
        guard let title = table.index?.titles[index], let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard table.geometry.sections.indices.contains(section) else { return }
        let start = table.geometry.span(ofSection: section).headerStart
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: start - adjustedContentInset.top)), animated: false)
    }
}
