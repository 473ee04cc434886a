/// What an animator may move: something with a center, a size and a transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// In points of the animator's reference system; the animator sets it at each step.
    var center: CGPoint { get set }
    /// The size, in points, taken when the item joins an animator and at `updateItem(usingCurrentState:)`.
    var bounds: CGRect { get }
    /// The animator sets its rotation and leaves the rest.
    var transform: CGAffineTransform { get set }
    /// The outline for collisions; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline for `.path`, in points about the center; its convex hull is what collides. Empty by default.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Optional; a rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Optional; empty.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
