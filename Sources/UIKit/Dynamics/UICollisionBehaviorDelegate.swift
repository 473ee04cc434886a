/// Hears of collisions.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Called when two items touch, with a point in the reference system.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    )
    /// Called when two items part.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    )
    /// Called when an item touches a boundary; the identifier is nil for the reference bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    )
    /// Called when an item leaves a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    )
}

extension UICollisionBehaviorDelegate {
    /// Optional; does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Optional; does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}
    /// Optional; does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}
    /// Optional; does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
