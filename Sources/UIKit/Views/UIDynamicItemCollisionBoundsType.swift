/// The outline by which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle
    /// The ellipse in the bounds.
    case ellipse
    /// The convex hull of `collisionBoundingPath`.
    case path
}
