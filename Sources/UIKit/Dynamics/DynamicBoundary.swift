import CoreGraphics
import Foundation

/// Pieces of one boundary of a collision behavior.
final class DynamicBoundary {
    /// Nil for the reference view's bounds.
    let identifier: (any NSCopying)?
    let segments: [(CGPoint, CGPoint)]
    unowned let behavior: UICollisionBehavior

    init(_ identifier: (any NSCopying)?, _ path: CGPath, of behavior: UICollisionBehavior) {
        segments = path.flattenedLines(tolerance: Self.tolerance).flatMap { Array(zip($0, $0.dropFirst())) }
        (self.identifier, self.behavior) = (identifier, behavior)
    }

    /// Points that a piece, or the side of an item, may be from its curve.
    static let tolerance: CGFloat = 0.1
}
