import Foundation

/// Pieces of one boundary of a collision behavior.
final class DynamicBoundary {
    /// Nil for the reference view's bounds.
    let identifier: (any NSCopying)?
    let segments: [(CGPoint, CGPoint)]
    unowned let behavior: UICollisionBehavior

    init(
        _ identifier: (any NSCopying)?,
        _ segments: [(CGPoint, CGPoint)],
        of behavior: UICollisionBehavior
    ) {
        (self.identifier, self.segments, self.behavior) = (identifier, segments, behavior)
    }
}
