extension UITabBar {
    /// Whether people are arranging the bar's items.
    public var isCustomizing: Bool { state.customizing != nil }

    func beginCustomizing(_ items: [UITabBarItem]) {
        guard !isCustomizing, let container = superview else { return }
        delegate?.tabBar(self, willBeginCustomizing: items)
        let view = TabCustomizingView(bar: self, items: items)
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(view, belowSubview: self)
        state.customizing = view
        delegate?.tabBar(self, didBeginCustomizing: items)
    }

    func endCustomizing() -> Bool {
        guard let view = state.customizing else { return false }
        let items = items ?? []
        let changed = !items.elementsEqual(view.original, by: ===)
        delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
        state.customizing = nil
        view.removeFromSuperview()
        delegate?.tabBar(self, didEndCustomizing: items, changed: changed)
        return changed
    }
}
