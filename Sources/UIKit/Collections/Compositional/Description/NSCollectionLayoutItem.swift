import Foundation

/// The description of an item: its size, and what surrounds it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// What the initializer got.
    public final let layoutSize: NSCollectionLayoutSize
    /// Points by which the element is smaller than its place; without effect along a measured axis. Zero by default.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Around the item's place. Nil by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    private final var attached: [NSCollectionLayoutSupplementaryItem]

    /// An item without supplementary views.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item with supplementary views, such as badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        attached = supplementaryItems
        super.init()
    }

    /// What is fastened to the item (CV-M21).
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set { attached = newValue }
    }

    /// The insets that count: none along axes that are measured.
    final var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        let measured = layoutSize.measuredAxes
        if measured.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        if measured.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Another item of the same size, insets and spacing, with the same supplementary items.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: attached).taking(self)
    }

    /// Takes over what can be set of another item.
    final func taking(_ other: NSCollectionLayoutItem) -> Self {
        (contentInsets, edgeSpacing, attached) = (other.contentInsets, other.edgeSpacing, other.attached)
        return self
    }
}
