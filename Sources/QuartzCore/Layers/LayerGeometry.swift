/// A layer's place and size, without its transform.
package struct LayerGeometry: Sendable {
    /// The layer's own space, in points.
    package var bounds: CGRect
    /// Where the anchor point lies in the superlayer's bounds space.
    package var position: CGPoint
    /// As fractions of the bounds.
    package var anchorPoint: CGPoint

    package init(bounds: CGRect, position: CGPoint, anchorPoint: CGPoint) {
        (self.bounds, self.position, self.anchorPoint) = (bounds, position, anchorPoint)
    }
}
