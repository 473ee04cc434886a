import Platform

extension BarMetrics {
    /// Where the navigation bar begins, in a view whose safe area begins at `safeAreaTop`.
    @MainActor
    func navigationBarY(safeAreaTop: CGFloat) -> CGFloat {
        let look = NavigationBarLook.current
        if let least = isCompactHeight ? look.lowLeastTop : look.leastTop { return max(safeAreaTop, least) }
        let screen = UIScreen.main.configuration
        // BR-21: on Dynamic Island phones the bar begins at the status bar's end, less a hairline.
        guard safeAreaTop == screen.safeAreaInsets.top, screen.statusBarHeight > 0, screen.statusBarHeight < safeAreaTop
        else { return safeAreaTop }
        return screen.statusBarHeight - 1 / screen.scale
    }
}
