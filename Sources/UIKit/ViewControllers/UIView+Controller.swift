/// What a root view knows of its controller.
///
/// Speed: a weak reference costs a dozen times a flag, most views have no controller, and all are asked often.
struct ControllerLink {
    private weak var known: UIViewController?
    private var isSet = false

    var controller: UIViewController? {
        get { isSet ? known : nil }
        set { (known, isSet) = (newValue, newValue != nil) }
    }
}

extension UIView {
    /// The controller whose root view this is.
    final var owningViewController: UIViewController? {
        get { controllerLink.controller }
        set { controllerLink.controller = newValue }
    }

    /// A controller's view belongs into the view of its parent, not of another controller.
    func insistOnParent(in superview: UIView) {
        guard superview.window != nil, let controller = owningViewController, let parent = controller.parent,
            let around = superview.nearestViewController, around !== parent, !(around is any ContainerLayout)
        else { return }
        UIKitException.raise(
            .hierarchyInconsistency,
            "child view controller:\(controller) should have parent view controller:\(around) but actual parent "
                + "is:\(parent)"
        )
    }

    /// Whose view this one or the nearest one around it is.
    var nearestViewController: UIViewController? {
        var view: UIView? = self
        while let candidate = view {
            if let controller = candidate.owningViewController { return controller }
            view = candidate.superview
        }
        return nil
    }
}
