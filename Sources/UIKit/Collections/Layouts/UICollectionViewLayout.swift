import Foundation

/// Decides where a collection's elements lie; apps subclass it.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection that uses the layout; nil for none.
    open var collectionView: UICollectionView? { collection }
    // Beside it, as subclasses may say that they always have one.
    final weak var collection: UICollectionView?
    /// Why the bounds' change that is being told invalidates the layout.
    final var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// Whether the collection has come into a window, which is told without a context (CV-M12).
    final var isEntering = false
    final var decorationMakers: [String: @MainActor () -> UICollectionReusableView?] = [:]

    public override init() { super.init() }
    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    /// `UICollectionViewLayoutAttributes` by default; the class of the attributes that a flow layout makes for items.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// `UICollectionViewLayoutInvalidationContext` by default; a subclass of it, else that class itself is used.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: The pass (CV-M11)
    /// Called once after an invalidation, before the layout is asked for anything (CV-M11); does nothing.
    open func prepare() {}
    /// Points, without insets; becomes the collection's content size. Zero by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// Asked with the visible bounds widened to multiples of their size (CV-M13). Nil, the default, shows nothing.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// In the content's coordinates; nil, the default, for an item that has no place.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// In the content's coordinates; nil, the default, for a view that is not shown.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration stands, in the content's coordinates. Nil by default.
    ///
    /// - Note: No effect here: decorations come from the elements of a rectangle.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Asked after an update, and for another layout, when the layout was prepared; the proposal itself by default.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Asked where a released drag shall come to rest, with points a millisecond, before the delegate is; the proposal
    /// itself by default.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Invalidation
    /// Has the layout prepared and asked again in the next pass; overriders call super, which calls
    /// `invalidateLayout(with:)` with a fresh context of `invalidationContextClass` (CV-M17), or with that of a change of
    /// bounds (SC-M1).
    open func invalidateLayout() {
        guard !isEntering else { return collection?.layoutWasInvalidated() ?? () }
        invalidateLayout(with: boundsContext ?? makeInvalidationContext())
    }
    /// Adds the context's offset adjustment and has the layout prepared again; overriders call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collection?.layoutWasInvalidated(with: context)
    }
    /// Whether a change of offset or size needs a new layout. False by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// A fresh context of `invalidationContextClass`; asked when a change of bounds invalidates (SC-M1).
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }
    /// Whether an element's own wish changes the layout (CV-6).
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// A fresh context of `invalidationContextClass`; asked when an element's own wish invalidates (CV-6).
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass: AnyClass = Self.invalidationContextClass
        guard let known = contextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            return UICollectionViewLayoutInvalidationContext()
        }
        return known.init()
    }

    // MARK: Updates
    /// Called once for a group of updates, after the counts are new and the layout is invalid; does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when the elements of the updated layout have been asked for and shown; does nothing.
    open func finalizeCollectionViewUpdates() {}
    /// Called when the collection's size changes within an animation, as on a rotation, before elements are placed for
    /// the new size; does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called when the elements for the new size have been asked for; does nothing.
    open func finalizeAnimatedBoundsChange() {}
    /// From where an item comes, within 0.3 seconds; nil: it appears in place.
    ///
    /// By default an inserted item fades in where it stands, and an item that another layout had comes from its place
    /// there; nil for others.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { standardStart(of: SupplementaryKey(kind: "", indexPath: itemIndexPath)) }
    /// To where an item goes, within 0.3 seconds; nil: it disappears at once.
    ///
    /// By default a deleted item fades out where it stood, and an item that the next layout has goes to its place there;
    /// nil for others.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { standardEnd(of: SupplementaryKey(kind: "", indexPath: itemIndexPath)) }

    /// From where a supplementary view comes, within 0.3 seconds; nil: it appears in place. Default: as an item's.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        standardStart(of: SupplementaryKey(kind: elementKind, indexPath: elementIndexPath))
    }
    /// To where a supplementary view goes, within 0.3 seconds; nil: it disappears at once. Default: as an item's.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        standardEnd(of: SupplementaryKey(kind: elementKind, indexPath: elementIndexPath))
    }
    /// From where a decoration comes, within 0.3 seconds; nil: it appears in place. Default: as an item's.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        standardStart(of: SupplementaryKey(kind: elementKind, indexPath: decorationIndexPath, isDecoration: true))
    }
    /// To where a decoration goes, within 0.3 seconds; nil: it disappears at once. Default: as an item's.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        standardEnd(of: SupplementaryKey(kind: elementKind, indexPath: decorationIndexPath, isDecoration: true))
    }
    /// Supplementary views of a kind that an update brings beside those of its sections; none by default.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Supplementary views of a kind that an update takes away beside those of its sections; none by default.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Decorations of a kind that an update brings; none by default.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Decorations of a kind that an update takes away; none by default.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Another layout
    /// Called before the collection changes to another layout; does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before the collection changes to this layout; does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts when all places are known that the change needs; does nothing.
    open func finalizeLayoutTransition() {}

    // MARK: Movement
    /// Where an item would be put down that a finger has brought to a point of the content; by default the place of the
    /// item there, else where it would have been put down before.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath { collection?.place(under: position) ?? previousIndexPath }
    /// How an item looks under the finger that carries it; its own attributes with the finger's point as center by
    /// default.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }
    /// A fresh context of `invalidationContextClass`; the layout is invalidated with it whenever the finger moves an item.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(targetIndexPaths, previousIndexPaths, targetPosition)
    }
    /// A fresh context of `invalidationContextClass`; the layout is invalidated with it when items are put down or go back.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(indexPaths, previousIndexPaths, nil) }

    // MARK: Direction
    /// Left-to-right by default; nothing asks it here.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the layout mirrors itself under right-to-left. False by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decorations
    /// Makes decorations of a class of reusable views; nil forgets the kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard viewClass != nil else { return decorationMakers[elementKind] = nil }
        decorationMakers[elementKind] = { UICollectionView.makeView(viewClass) }
    }
    /// Makes decorations from the first reusable view of a nib; nil forgets the kind.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        guard let nib else { return decorationMakers[elementKind] = nil }
        decorationMakers[elementKind] = {
            nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        }
    }
    func makeDecoration(ofKind kind: String) -> UICollectionReusableView? { decorationMakers[kind]?() }

    // What UIKit's own layouts take part in.
    /// An element's measured size; true when the layout took it up.
    func take(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// Whether elements are measured at all (CV-6).
    var measuresElements: Bool { false }
    /// Whether one element is measured.
    func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { measuresElements }
    /// Items are others now: nothing that was measured holds.
    func forgetMeasuredSizes() {}
    /// Items that stay take what was measured along.
    func moveMeasuredSizes(_ mapping: ItemMapping) { forgetMeasuredSizes() }
    /// Whether what is no cell goes along with an item, not with its section.
    func fastensToItem(_ key: SupplementaryKey) -> Bool { false }
    /// Whether elements have to be asked for whenever the content has moved.
    var followsBounds: Bool { false }
    /// Where a section scrolls by itself; nil: it doesn't.
    func scroller(ofSection section: Int) -> OrthogonalPlace? { nil }
    /// What the list around an item says of it; nil outside of lists.
    func listPlace(of indexPath: IndexPath) -> ListSectionPlace? { nil }
}
