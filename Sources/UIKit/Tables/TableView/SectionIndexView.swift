import Foundation

/// The titles at a table's trailing edge that lead to sections.
final class SectionIndexView: UIControl {
    /// Points that the index takes from the rows, and from one title to the next. Unknown; after the look of iOS 7 on.
    static let (width, pitch): (CGFloat, CGFloat) = (15, 14)
    private static let fontSize: CGFloat = 11

    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
    var titleColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Called with the title under the finger, each time that it is another one.
    var choose: ((Int) -> Void)?
    private var chosen: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.fontSize, weight: .semibold),
            .foregroundColor: titleColor ?? tintColor ?? .tintColor,
        ]
        for (index, title) in titles.enumerated() {
            let text = NSAttributedString(string: title, attributes: attributes)
            let size = text.size()
            let middle = top + (CGFloat(index) + 0.5) * pitch
            text.draw(at: CGPoint(x: (bounds.width - size.width) / 2, y: middle - size.height / 2))
        }
    }

    /// Closer together where the titles are more than fit.
    private var pitch: CGFloat { min(Self.pitch, bounds.height / CGFloat(max(1, titles.count))) }
    private var top: CGFloat { (bounds.height - pitch * CGFloat(titles.count)) / 2 }

    // MARK: Touches
    /// The finger chooses titles and scrolls nothing itself.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        chosen = nil
        follow(touch)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return super.continueTracking(touch, with: event)
    }

    private func follow(_ touch: UITouch) {
        guard !titles.isEmpty else { return }
        let place = ((touch.location(in: self).y - top) / pitch).rounded(.down)
        let index = Int(min(max(0, place), CGFloat(titles.count - 1)))
        guard index != chosen else { return }
        chosen = index
        choose?(index)
    }
}

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
        let visible = bounds.inset(by: adjustedContentInset)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = SectionIndexView.width
        view.frame = CGRect(
            x: isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width,
            y: visible.minY,
            width: width,
            height: visible.height
        )
        if subviews.last !== view { bringSubviewToFront(view) }
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
