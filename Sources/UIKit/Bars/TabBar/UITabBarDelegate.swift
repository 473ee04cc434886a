/// Hears what a tab bar's user selects and arranges.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called for touches only, on the selected tab too.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Called before the items that can be chosen are shown.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Called with those items in their place.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Called with what the bar shows then, before the choice is taken away.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Called after it was taken away.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Left out: nothing happens.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Left out: nothing happens.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Left out: nothing happens.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Left out: nothing happens.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Left out: nothing happens.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
