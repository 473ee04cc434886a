import CoreGraphics

/// Where a node is drawn.
@MainActor
struct Place {
    /// From the node's coordinates to the view's.
    var transform: CGAffineTransform
    /// With all above it.
    var alpha: CGFloat
    /// Height over the scene.
    var z: CGFloat
    /// Pixels for a point of the scene.
    var scale: CGFloat

    /// That of one below.
    func below(_ child: SKNode) -> Place {
        Place(
            transform: child.toParent.concatenating(transform),
            alpha: alpha * child.alpha,
            z: z + child.zPosition,
            scale: scale
        )
    }
}
