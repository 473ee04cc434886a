import ConstraintSolver

/// The solver's expression; Foundation has another thing of that name.
typealias LinearExpression = ConstraintSolver.Expression

/// The alignment rectangle of a view or guide as linear expressions, in the space that holds the item.
struct ItemGeometry {
    /// Where the rectangle begins along each axis.
    var origin: AxisPair<LinearExpression>
    var size: AxisPair<LinearExpression>
}

extension UIEdgeInsets {
    /// The inset before the item along an axis: left or top.
    func before(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
    /// The inset after the item along an axis: right or bottom.
    func after(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}

extension CGRect {
    func origin(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    func size(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGSize {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
