import Foundation

/// A header, a footer, or another view at the edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section makes room for the view; else it lies over the items. Default: true.
    open var extendsBoundary = true
    /// Whether the view stays in sight while its section does. Default: false.
    open var pinToVisibleBounds = false
    /// At which edge or corner.
    public final let alignment: NSRectAlignment
    /// Points by which the view is moved from there.
    public final let offset: CGPoint

    /// A view at an edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// A view moved from an edge or corner.
    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
        zIndex = 0
    }

    /// Another item of the same kind, size and place.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize,
            elementKind: elementKind,
            alignment: alignment,
            absoluteOffset: offset
        )
        (copy.extendsBoundary, copy.pinToVisibleBounds, copy.zIndex) = (extendsBoundary, pinToVisibleBounds, zIndex)
        return copy.taking(self)
    }
}

extension NSRectAlignment {
    /// The edges that the alignment names.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
