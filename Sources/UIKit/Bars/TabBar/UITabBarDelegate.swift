/// Hears what a tab bar's user selects.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called for touches only, on the selected tab too.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Left out: nothing happens.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
