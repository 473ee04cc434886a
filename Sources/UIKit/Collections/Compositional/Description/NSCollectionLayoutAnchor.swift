import Foundation

/// Where a supplementary item is fastened, in its container or in itself (CV-M21).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges that both share; none, all, or both of an axis: the middle.
    public final let edges: NSDirectionalRectEdge
    /// Points, or parts of the supplementary item's own size.
    public final let offset: CGPoint
    private final let isFraction: Bool

    /// At edges, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

    /// At edges, moved by points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFraction) = (edges, absoluteOffset, false)
        super.init()
    }

    /// At edges, moved by parts of the supplementary item's own size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFraction) = (edges, fractionalOffset, true)
        super.init()
    }

    /// Whether ``offset`` is points.
    open var isAbsoluteOffset: Bool { !isFraction }
    /// Whether ``offset`` is parts of a size.
    open var isFractionalOffset: Bool { isFraction }

    /// The point of a rectangle where the edges meet.
    final func point(in rect: CGRect) -> CGPoint {
        let horizontal = (edges.contains(.leading), edges.contains(.trailing))
        let vertical = (edges.contains(.top), edges.contains(.bottom))
        return CGPoint(
            x: horizontal == (true, false) ? rect.minX : horizontal == (false, true) ? rect.maxX : rect.midX,
            y: vertical == (true, false) ? rect.minY : vertical == (false, true) ? rect.maxY : rect.midY
        )
    }

    /// Points by which an item of a size is moved.
    final func shift(of size: CGSize) -> CGPoint {
        isFraction ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    /// Itself: an anchor doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
