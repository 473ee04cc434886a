extension UITabBarItem: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}

extension TabButton: SpringLoadedPlace {
    func springLoads(_ context: SpringLoadingContext) -> Bool {
        let bar = superview as? UITabBar
        return isEnabled && !isSelected && (item.isSpringLoaded || bar?.isSpringLoaded ?? false)
    }
    func springActivates(_ context: SpringLoadingContext) { sendActions(for: .touchUpInside) }
}

extension BarButtonView: SpringLoadedPlace {
    func springLoads(_ context: SpringLoadingContext) -> Bool { isEnabled && item.isSpringLoaded }
    func springActivates(_ context: SpringLoadingContext) { sendActions(for: .touchUpInside) }
}
