import Platform

extension UIScrollView {
    /// Points of pull at which refreshing begins.
    private static let refreshThreshold: CGFloat = 110

    func refreshControlDidChange(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        old?.removeFromSuperview()
        guard let refreshControl else { return }
        insertSubview(refreshControl, at: 0)
        placeRefreshControl()
    }

    /// The control stands at the top of what is seen, behind the content, below the row of a navigation bar; it is hidden
    /// unless it is pulled out or busy (BR-M19, BR-34).
    func placeRefreshControl() {
        guard let control = refreshControl else { return }
        let height = control.sizeThatFits(bounds.size).height
        let top = barAbove.map(rowBottom) ?? 0
        let frame = CGRect(x: 0, y: contentOffset.y + top, width: bounds.width, height: height)
        if control.frame != frame { control.frame = frame }
        control.isHidden = !control.isRefreshing && contentOffset.y + adjustedContentInset.top >= 0
    }

    func contentWasPulled() {
        guard let control = refreshControl, control.isEnabled, !control.isRefreshing, !scrolling.didRefresh,
            -adjustedContentInset.top - contentOffset.y >= Self.refreshThreshold
        else { return }
        scrolling.didRefresh = true
        control.triggerRefresh()
    }

    private var barAbove: (any RefreshBar)? { bars.top as? any RefreshBar }

    /// How far the row of title and buttons reaches into this view.
    private func rowBottom(of bar: any RefreshBar) -> CGFloat {
        guard bar.window != nil, !bar.isHidden else { return 0 }
        return max(0, bar.convert(CGPoint(x: 0, y: bar.rowHeight), to: self).y - bounds.minY)
    }

    /// Room for the control while it is busy: in the bar where that shows a large title, else above the content. What
    /// is begun at rest leaves the content where it is (BR-M19, BR-M20, BR-34).
    func refreshStateDidChange(of control: UIRefreshControl) {
        guard control === refreshControl else { return }
        let height = control.sizeThatFits(bounds.size).height
        let isPulled = contentOffset.y < -adjustedContentInset.top
        if let bar = barAbove, bar.showsLargeTitle, control.isRefreshing ? isPulled : bar.roomForRefresh > 0 {
            makeRoom(of: control.isRefreshing ? height : 0, in: bar)
        } else {
            let old = scrolling.adjustedContentInset
            scrolling.refreshInset = control.isRefreshing ? height : 0
            insetsDidChange(from: old, movesContent: !control.isRefreshing)
        }
        placeRefreshControl()
    }

    private func makeRoom(of height: CGFloat, in bar: any RefreshBar) {
        let (before, pull) = (bar.roomForRefresh, contentOffset.y)
        bar.roomForRefresh = height
        // The pull stays as far as it is.
        if height > before, !scrolling.isTracking { move(to: CGPoint(x: contentOffset.x, y: pull - height)) }
    }
}
