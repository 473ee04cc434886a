import Foundation

/// A space between items, fixed or at least of a length.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    /// Points.
    public final let spacing: CGFloat
    private final let grows: Bool

    init(_ spacing: CGFloat, grows: Bool) {
        self.spacing = spacing
        self.grows = grows
        super.init()
    }

    /// At least so many points; flexible spaces share what is left of a group.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, grows: true), to: Self.self)
    }
    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, grows: false), to: Self.self)
    }

    /// Whether the space takes part in what is left.
    open var isFlexibleSpacing: Bool { grows }
    /// Whether the space stays as it is said.
    open var isFixedSpacing: Bool { !grows }

    /// Itself: a spacing doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Spaces around an item, outside its frame.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// Nil: none.
    public final let leading: NSCollectionLayoutSpacing?
    /// Nil: none.
    public final let top: NSCollectionLayoutSpacing?
    /// Nil: none.
    public final let trailing: NSCollectionLayoutSpacing?
    /// Nil: none.
    public final let bottom: NSCollectionLayoutSpacing?

    /// Spaces of four edges; nil: none.
    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// Itself: spacings don't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
