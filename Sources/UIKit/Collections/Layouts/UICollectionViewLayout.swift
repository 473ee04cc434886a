import Foundation

/// Decides where a collection's elements lie; apps subclass it.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    final var decorationMakers: [String: @MainActor () -> UICollectionReusableView?] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: The pass (CV-M11)
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

    // MARK: Invalidation
    open func invalidateLayout() { collectionView?.layoutWasInvalidated() }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }
    /// Whether a change of offset or size needs a new layout. False by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }
    /// Whether an element's own wish changes the layout (CV-6).
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
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
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }

    // MARK: Direction
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the layout mirrors itself under right-to-left. False by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decorations
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard viewClass != nil else { return decorationMakers[elementKind] = nil }
        decorationMakers[elementKind] = { UICollectionView.makeView(viewClass) }
    }
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
}
