/// What can stand on either side of a constraint: a view or a layout guide.
@MainActor
protocol ConstraintItem: AnyObject {
    /// The view whose coordinate space holds the item: a view's superview, a guide's owner.
    var constraintSpace: UIView? { get }
    /// The view that stands for the item in the hierarchy: the view itself, or a guide's owner.
    var constraintView: UIView? { get }
}

extension UIView: ConstraintItem {
    var constraintSpace: UIView? { superview }
    var constraintView: UIView? { self }
}

extension UILayoutGuide: ConstraintItem {
    var constraintSpace: UIView? { owningView }
    var constraintView: UIView? { owningView }
}
