/// The part of a controller's view that bars cover, before safe areas (TG-1).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points that bars cover, in the controller's view.
    var length: CGFloat { get }
    /// The bar's upper edge, for constraints.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bar's lower edge, for constraints.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of what the bar covers, for constraints.
    var heightAnchor: NSLayoutDimension { get }
}

/// A controller's top or bottom layout guide.
final class UILayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    init(role: Role, controller: UIViewController) {
        super.init(role: role)
        owningView = controller.loadedView
        identifier = role == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    }

    /// TG-4: from iOS 11 the safe area's edge of the root view.
    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return role == .top ? insets.top : insets.bottom
    }
}
