import Foundation

/// A view fastened to an item or group, such as a badge (CV-M21).
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// What the data source is asked for.
    public final let elementKind: String
    /// Where in the item.
    public final let containerAnchor: NSCollectionLayoutAnchor
    /// Where in the view; nil: at the same edges.
    public final let itemAnchor: NSCollectionLayoutAnchor?
    /// Greater is nearer. Default: 1 (CV-M21).
    open var zIndex = 1

    /// A view that shares edges with its item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// A view one of whose points lies on one of its item's.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ layoutSize: NSCollectionLayoutSize,
        _ elementKind: String,
        _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The frame of a view of a size, fastened to a rectangle.
    final func frame(of size: CGSize, on container: CGRect) -> CGRect {
        let target = containerAnchor.point(in: container)
        let shift = containerAnchor.shift(of: size)
        let own = CGRect(origin: .zero, size: size)
        let point = itemAnchor?.point(in: own) ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges).point(in: own)
        let ownShift = itemAnchor?.shift(of: size) ?? .zero
        return CGRect(
            x: target.x - point.x + shift.x + ownShift.x,
            y: target.y - point.y + shift.y + ownShift.y,
            width: size.width,
            height: size.height
        )
    }

    /// Another item of the same kind, size and place.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copy.zIndex = zIndex
        return copy.taking(self)
    }
}
