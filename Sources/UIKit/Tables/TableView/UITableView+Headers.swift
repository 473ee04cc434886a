import Foundation

extension UITableView {
    // MARK: The pass
    /// Makes and places the headers and footers in sight; plain ones stick to the edges (TV-13).
    func layoutHeaders() {
        let visible = bounds
        let top = visible.minY + adjustedContentInset.top
        let bottom = visible.maxY - adjustedContentInset.bottom
        var seenHeaders: Set<Int> = []
        var seenFooters: Set<Int> = []
        for index in table.geometry.sections(from: visible.minY, to: visible.maxY) {
            let section = table.geometry.sections[index]
            let span = table.geometry.span(ofSection: index)
            if section.headerHeight > 0 {
                var y = span.headerStart
                if style == .plain { y = max(y, min(top, span.footerStart - section.headerHeight)) }
                let isFresh = table.headers[index] == nil
                if y < visible.maxY, let view = UIView.withoutBlock({ header(of: index) }) {
                    seenHeaders.insert(index)
                    show(view, CGRect(x: 0, y: y, width: bounds.width, height: section.headerHeight), isFresh)
                }
            }
            if section.footerHeight > 0 {
                var y = span.footerStart
                if style == .plain { y = min(y, max(bottom - section.footerHeight, span.rowsStart)) }
                let isFresh = table.footers[index] == nil
                if y + section.footerHeight > visible.minY, y < visible.maxY,
                    let view = UIView.withoutBlock({ footer(of: index) })
                {
                    seenFooters.insert(index)
                    show(view, CGRect(x: 0, y: y, width: bounds.width, height: section.footerHeight), isFresh)
                }
            }
        }
        for index in table.headers.keys.sorted() where !seenHeaders.contains(index) { removeHeader(index) }
        for index in table.footers.keys.sorted() where !seenFooters.contains(index) { removeFooter(index) }
    }

    /// What is new doesn't come from where its view was last.
    private func show(_ view: UIView, _ frame: CGRect, _ isFresh: Bool) {
        guard isFresh else { return show(view, frame) }
        UIView.withoutBlock { show(view, frame) }
    }

    private func show(_ view: UIView, _ frame: CGRect) {
        var frame = frame
        let sides = cardInsets
        frame.origin.x += sides.left
        frame.size.width -= sides.left + sides.right
        if view.superview !== self { addSubview(view) }
        (view as? UITableViewHeaderFooterView)?.take(style: style, margins: headerMargins)
        if view.frame != frame { view.setUntransformedFrame(frame) }
    }

    private var headerMargins: NSDirectionalEdgeInsets {
        let margins = cellMargins
        let text = TableLook.current.textInset
        let side = text > 0 ? text : margins.leading
        return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    }

    // MARK: Views
    private func header(of section: Int) -> UIView? {
        if let view = table.headers[section] { return view }
        let given = table.waitingHeaders.removeValue(forKey: section)
        let view =
            given ?? delegate?.tableView(self, viewForHeaderInSection: section)
            ?? titled(
                dataSource?.tableView(self, titleForHeaderInSection: section),
                isFooter: false
            )
        guard let view else { return nil }
        table.headers[section] = view
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        return view
    }

    private func footer(of section: Int) -> UIView? {
        if let view = table.footers[section] { return view }
        let given = table.waitingFooters.removeValue(forKey: section)
        let view =
            given ?? delegate?.tableView(self, viewForFooterInSection: section)
            ?? titled(
                dataSource?.tableView(self, titleForFooterInSection: section),
                isFooter: true
            )
        guard let view else { return nil }
        table.footers[section] = view
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        return view
    }

    private func titled(_ title: String?, isFooter: Bool) -> UIView? {
        guard let title, !title.isEmpty else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.headerState.isFooter = isFooter
        view.headerState.isSystemMade = true
        view.take(style: style, margins: headerMargins)
        view.textLabel?.text = UITableViewHeaderFooterView.shown(title, style: style, isFooter: isFooter)
        return view
    }

    private func removeHeader(_ section: Int) {
        guard let view = table.headers.removeValue(forKey: section) else { return }
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        retire(view)
    }

    private func removeFooter(_ section: Int) {
        guard let view = table.footers.removeValue(forKey: section) else { return }
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        retire(view)
    }

    private func retire(_ view: UIView) {
        if view.superview === self { view.removeFromSuperview() }
        if let header = view as? UITableViewHeaderFooterView { headerReuse.enqueue(header, header.reuseIdentifier) }
    }

    func removeAllHeaders() {
        for index in table.headers.keys.sorted() { removeHeader(index) }
        for index in table.footers.keys.sorted() { removeFooter(index) }
        table.waitingHeaders = [:]
        table.waitingFooters = [:]
    }

    /// Headers and footers of sections that stay go along with them; those of others are gone.
    ///
    /// - Parameter target: Where a section of before is after an update; nil for one that goes or gets other views.
    func moveHeaders(_ target: (Int) -> Int?) {
        for section in table.headers.keys.sorted() where target(section) == nil { removeHeader(section) }
        for section in table.footers.keys.sorted() where target(section) == nil { removeFooter(section) }
        func moved(_ views: [Int: UIView]) -> [Int: UIView] {
            views.reduce(into: [:]) { result, view in
                if let section = target(view.key) { result[section] = view.value }
            }
        }
        table.headers = moved(table.headers)
        table.footers = moved(table.footers)
        table.waitingHeaders = [:]
        table.waitingFooters = [:]
    }

    // MARK: Asking

    func frameForHeader(inSection section: Int) -> CGRect {
        loadedSection(section).map {
            rowFrame(start: $0.headerStart, height: table.geometry.sections[section].headerHeight)
        } ?? .zero
    }

    func frameForFooter(inSection section: Int) -> CGRect {
        loadedSection(section).map {
            rowFrame(start: $0.footerStart, height: table.geometry.sections[section].footerHeight)
        } ?? .zero
    }

    func frame(ofSection section: Int) -> CGRect {
        loadedSection(section).map { CGRect(x: 0, y: $0.start, width: bounds.width, height: $0.end - $0.start) }
            ?? .zero
    }

    private func loadedSection(_ section: Int) -> TableGeometry.SectionSpan? {
        reloadDataIfNeeded()
        guard table.geometry.sections.indices.contains(section) else { return nil }
        return table.geometry.span(ofSection: section)
    }
}
