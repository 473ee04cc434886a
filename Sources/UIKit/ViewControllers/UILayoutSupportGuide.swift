/// A controller's top or bottom layout guide.
final class UILayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    init(role: Role, controller: UIViewController) {
        super.init(role: role)
        owningView = controller.loadedView
        identifier = role == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    }

    required init?(coder: NSCoder) { nil }

    /// TG-4: from iOS 11 the safe area's edge of the root view.
    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return role == .top ? insets.top : insets.bottom
    }
}
