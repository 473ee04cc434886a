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

    /// The control stands above the content, and is seen only while it is pulled out or busy.
    func placeRefreshControl() {
        guard let control = refreshControl else { return }
        let height = control.sizeThatFits(bounds.size).height
        control.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
        control.isHidden = !control.isRefreshing && contentOffset.y + adjustedContentInset.top >= 0
    }

    func contentWasPulled() {
        guard let control = refreshControl, control.isEnabled, !control.isRefreshing, !scrolling.didRefresh,
            -adjustedContentInset.top - contentOffset.y >= Self.refreshThreshold
        else { return }
        scrolling.didRefresh = true
        control.triggerRefresh()
    }

    /// Room for the control while it is busy.
    func refreshStateDidChange(of control: UIRefreshControl) {
        guard control === refreshControl else { return }
        let height = control.sizeThatFits(bounds.size).height
        changeInsets { $0.refreshInset = control.isRefreshing ? height : 0 }
        placeRefreshControl()
    }
}
