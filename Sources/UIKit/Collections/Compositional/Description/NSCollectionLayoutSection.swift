import Foundation

/// What a section's content insets count from (LM-M2); raw values are UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout's own reference; the layout's is the safe area.
    case automatic = 0
    case none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls across; raw values are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Freely, to the beginning of a group, by the section's width, by a group, or by a group that comes to rest in the
    /// middle.
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Called with what is visible of a section whenever that changes, to transform it.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
    ) -> Void

/// The description of a section: a group that is repeated, and what surrounds it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    final let group: NSCollectionLayoutGroup
    /// Of a section of a list.
    final var list: UICollectionLayoutListConfiguration?

    /// Repeats a group until all items have a place.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Points around the groups. Zero by default.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Points between groups. Default: 0.
    open var interGroupSpacing: CGFloat = 0
    /// What ``contentInsets`` count from across the scrolling direction. Default: as the layout says (iOS 14).
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// What headers and footers are inset by. Default: as ``contentInsetsReference`` (iOS 16).
    ///
    /// - Note: No effect here: they keep to the content insets where they follow them.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// Whether headers and footers keep to the content insets at their sides. Default: true.
    open var supplementariesFollowContentInsets = true
    /// Whether, and how, the section scrolls across the layout's direction. Default: none.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// More of how the section scrolls (iOS 17).
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and others. Empty by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Behind the section. Empty by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called for every layout pass and scroll; nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    final var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }

    /// Another section of the same group, with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}

/// How a section's scrolling across feels (iOS 17).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Where a scroll view bounces at the end of its content; raw values are UIKit's.
    public enum Bounce: Int, Sendable {
        case automatic = 0
        case always, never
    }

    /// How fast scrolling ends where the section doesn't page. Default: normal.
    open var decelerationRate: UIScrollView.DecelerationRate = .normal
    /// Whether scrolling bounces. Default: automatic.
    open var bounce: Bounce = .automatic
}
