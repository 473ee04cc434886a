import Foundation

/// How large a compositional layout's item is.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// What the initializer got.
    public final let widthDimension: NSCollectionLayoutDimension
    /// What the initializer got.
    public final let heightDimension: NSCollectionLayoutDimension

    /// A size of two lengths.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// Points in a container of a size.
    final func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The axes along which elements are asked for their own size.
    final var measuredAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isMeasured { axes.insert(.horizontal) }
        if heightDimension.isMeasured { axes.insert(.vertical) }
        return axes
    }

    /// The axes along which the largest of a group decides.
    final var uniformAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.kind == .uniform { axes.insert(.horizontal) }
        if heightDimension.kind == .uniform { axes.insert(.vertical) }
        return axes
    }

    /// Itself: a size doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
