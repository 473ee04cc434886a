import Foundation
import Platform

extension UITableView {
    // MARK: The whole table
    /// Asks for counts and heights, in order; heights that content decides start as estimates.
    func rebuildGeometry() {
        let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        let old = table.geometry
        let metrics = TableLook.current
        var geometry = TableGeometry()
        geometry.headerHeight = tableHeaderView?.frame.height ?? 0
        geometry.footerHeight = tableFooterView?.frame.height ?? 0
        geometry.bottomPadding = style == .plain ? 0 : metrics.groupedBottom
        for index in 0..<count {
            let rows = max(0, dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0)
            var (heights, estimated): ([CGFloat], [Bool]) = ([], [])
            heights.reserveCapacity(rows)
            estimated.reserveCapacity(rows)
            let header = headerHeight(of: index, metrics)
            let footer = footerHeight(of: index, metrics)
            for row in 0..<rows {
                let (height, isEstimated) = initialHeight(of: IndexPath(row: row, section: index), metrics)
                heights.append(height)
                estimated.append(isEstimated)
            }
            var section = TableGeometry.Section(rowHeights: heights, isEstimated: estimated)
            section.headerHeight = header
            if header > 0, style == .plain { section.topPadding = topPadding(metrics) }
            section.footerHeight = footer
            geometry.sections.append(section)
        }
        keepMeasuredHeights(of: old, in: &geometry)
        geometry.place()
        table.geometry = geometry
    }

    /// A reload keeps what it measured where a cell still stands, so that content does not jump.
    private func keepMeasuredHeights(of old: TableGeometry, in geometry: inout TableGeometry) {
        for indexPath in table.cells.keys where old.contains(indexPath) && geometry.contains(indexPath) {
            guard geometry.isEstimated(indexPath), let span = old.span(of: indexPath) else { continue }
            geometry.setHeight(span.height, of: indexPath)
        }
    }

    // MARK: Rows
    /// Whether a row's height comes from its content.
    func sizesItself(_ indexPath: IndexPath) -> Bool { initialHeight(of: indexPath, TableLook.current).isEstimated }

    private func initialHeight(of indexPath: IndexPath, _ metrics: TableLook) -> (CGFloat, isEstimated: Bool) {
        let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        if height >= 0 { return (height, false) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
        guard sizesRows(estimate: estimate) else { return (metrics.rowHeight, false) }
        return (estimate > 0 ? estimate : metrics.rowHeight, true)
    }

    /// TV-11: from 11 on by default, before only with an estimate; never with an estimate of zero.
    private func sizesRows(estimate: CGFloat) -> Bool {
        if estimate == 0 { return false }
        return estimate > 0 || Quirk.rowsSizeThemselves.holds
    }

    // MARK: Headers and footers
    private func topPadding(_ metrics: TableLook) -> CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return metrics.headerTopPadding
    }

    /// Heights that Interface Builder writes for a table that leaves them to the system.
    private static let documentDefaults: [Style: Set<CGFloat>] = [
        .plain: [22, 28], .grouped: [18, 10], .insetGrouped: [18, 10],
    ]

    private func isAutomatic(_ height: CGFloat, property: CGFloat) -> Bool {
        height < 0 || (height == property && Self.documentDefaults[style]?.contains(height) ?? false)
    }

    private func headerHeight(of section: Int, _ metrics: TableLook) -> CGFloat {
        let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        // TV-M25: a delegate's height without a header is no space in the cards of iOS 26, but a hidden one is none.
        let isIgnored =
            style == .insetGrouped && Quirk.cardsIgnoreHeightsWithoutHeader.holds && height >= 1
            && height != sectionHeaderHeight && !hasHeader(section)
        guard isIgnored || isAutomatic(height, property: sectionHeaderHeight) else {
            if height == sectionHeaderHeight, style == .plain, !hasHeader(section) { return 0 }
            return height
        }
        if let view = ownView(table.headers[section]) ?? newHeader(section) { return measuredHeight(of: view) }
        if let title = dataSource?.tableView(self, titleForHeaderInSection: section), !title.isEmpty {
            return titledHeaderHeight(title, section, metrics)
        }
        guard style != .plain else { return 0 }
        return isFirst(section)
            ? metrics.groupedFirstSpace : metrics.groupedHeaderSpace.roundedToPixel(scale: layoutScale)
    }

    private func hasHeader(_ section: Int) -> Bool {
        if table.headers[section] != nil || dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
            return true
        }
        return newHeader(section) != nil
    }

    /// The delegate's view, which waits until it is shown.
    private func newHeader(_ section: Int) -> UIView? {
        let view = delegate?.tableView(self, viewForHeaderInSection: section)
        if let view { table.waitingHeaders[section] = view }
        return view
    }

    private func isFirst(_ section: Int) -> Bool { section == 0 && tableHeaderView?.frame.height ?? 0 == 0 }

    private func titledHeaderHeight(_ title: String, _ section: Int, _ metrics: TableLook) -> CGFloat {
        let base: CGFloat
        switch style {
        case .plain: base = metrics.plainHeader
        case .grouped: base = isFirst(section) ? metrics.groupedFirstHeader : metrics.groupedHeader
        case .insetGrouped: base = isFirst(section) ? metrics.insetFirstHeader : metrics.insetHeader
        }
        // Larger text and more lines make room for themselves.
        let width = headerTextWidth
        let label = UITableViewHeaderFooterView.makeTitleLabel(style: style, isFooter: false, traits: traitCollection)
        label.text = UITableViewHeaderFooterView.shown(title, style: style, isFooter: false)
        let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.text = " "
        let line = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return (base + max(0, text - line)).roundedToPixel(scale: layoutScale)
    }

    private var headerTextWidth: CGFloat {
        let side = TableLook.current.sideMargin(screenWidth: UIScreen.main.bounds.width)
        return rowFrame(start: 0, height: 0).width - 2 * side - safeAreaInsets.left - safeAreaInsets.right
    }

    private func footerHeight(of section: Int, _ metrics: TableLook) -> CGFloat {
        let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard isAutomatic(height, property: sectionFooterHeight) else {
            if height == sectionFooterHeight, style == .plain, !hasFooter(section) { return 0 }
            return height
        }
        if let view = ownView(table.footers[section]) ?? newFooter(section) { return measuredHeight(of: view) }
        if let title = dataSource?.tableView(self, titleForFooterInSection: section), !title.isEmpty {
            guard style != .plain else { return metrics.plainHeader }
            let label = UITableViewHeaderFooterView.makeTitleLabel(
                style: style,
                isFooter: true,
                traits: traitCollection
            )
            label.text = title
            let text = label.sizeThatFits(CGSize(width: headerTextWidth, height: .greatestFiniteMagnitude)).height
            return text + metrics.footerPadding.reduce(0, +)
        }
        return style == .plain ? 0 : metrics.groupedFooterSpace.roundedToPixel(scale: layoutScale)
    }

    private func hasFooter(_ section: Int) -> Bool {
        if table.footers[section] != nil || dataSource?.tableView(self, titleForFooterInSection: section) != nil {
            return true
        }
        return newFooter(section) != nil
    }

    /// The delegate's view, which waits until it is shown.
    private func newFooter(_ section: Int) -> UIView? {
        let view = delegate?.tableView(self, viewForFooterInSection: section)
        if let view { table.waitingFooters[section] = view }
        return view
    }

    /// What the delegate gave; nil for what shows a title.
    private func ownView(_ view: UIView?) -> UIView? {
        (view as? UITableViewHeaderFooterView)?.headerState.isSystemMade == true ? nil : view
    }

    /// The fitting height of a header view at the table's width.
    private func measuredHeight(of view: UIView) -> CGFloat {
        // One that is shown stays where it is until it is placed.
        let frame = rowFrame(start: view.frame.minY, height: view.frame.height)
        view.frame = frame
        (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
        let target = CGSize(width: frame.width, height: UIView.layoutFittingCompressedSize.height)
        let height = view.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? height : frame.height
    }
}
