extension UIScrollView {
    /// The controller whose content scroll view this is: the one that names it, else that of which it is the root view
    /// or stands on the line of first subviews (SC-6).
    var controllerOfContentScrollView: UIViewController? {
        var ancestor: UIView? = self
        while let view = ancestor {
            if let controller = view.owningViewController, let named = controller.loading.topContentScrollView {
                return named === self ? controller : nil
            }
            ancestor = view.owningViewController == nil ? view.superview : nil
        }
        var view: UIView = self
        while true {
            if let controller = view.owningViewController { return controller }
            guard let parent = view.superview, parent.subviews.first === view else { return nil }
            view = parent
        }
    }
}

extension UIViewController {
    /// Whether a container with bars shows the controller (SC-5).
    var standsInBarContainer: Bool {
        var ancestor = parent
        while let container = ancestor {
            if container is UINavigationController || container is UITabBarController { return true }
            ancestor = container.parent
        }
        return false
    }
}
