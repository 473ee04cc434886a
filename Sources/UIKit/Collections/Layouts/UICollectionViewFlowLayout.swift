import Foundation

/// Fills lines with items, one after the other (CV-4).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What section insets count from (CV-1).
    public enum SectionInsetReference: Int, Sendable {
        /// `.fromContentInset` is the default; the others never give less than the content inset (CV-1).
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// Asks items for their own size (CV-6).
    public static let automaticSize = CGSize(width: 1.797_693_134_862_315_7e308, height: 1.797_693_134_862_315_7e308)

    // MARK: Metrics (CV-M9)
    /// Lines run across it. Default: `.vertical`.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    /// Points, for all items without a size from the delegate. Default: 50 by 50 (CV-4).
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// Anything but zero has items measured.
    open var estimatedItemSize: CGSize = .zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    /// Points between lines. Default: 10 (CV-4).
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The least points between the items of a line; full lines share out what is left (CV-M24). Default: 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// Points around a section's items, inside its header and footer. Zero by default (CV-1).
    open var sectionInset: UIEdgeInsets = .zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// Points; only the length in the scrolling direction counts. Zero, the default, makes no header.
    open var headerReferenceSize: CGSize = .zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Points; only the length in the scrolling direction counts. Zero, the default, makes no footer.
    open var footerReferenceSize: CGSize = .zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// What `sectionInset` counts from, across the scrolling direction. Default: `.fromContentInset` (CV-1).
    open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { invalidateLayout() } }
    /// Whether headers stay below the top inset while their section does; vertical layouts only. Default: false.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay above the bottom inset while their section does; vertical layouts only. Default: false.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private final var geometry = FlowGeometry()
    private final var measured: [IndexPath: CGSize] = [:]

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: The pass
    open override func prepare() {
        super.prepare()
        guard let collection else { return }
        geometry = FlowGeometry()
        geometry.isVertical = scrollDirection == .vertical
        geometry.scale = collection.layoutScale
        let inset = collection.adjustedContentInset
        let size = collection.bounds.size
        geometry.breadth = max(
            0,
            geometry.isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
        )
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        for section in 0..<collection.numberOfSections {
            geometry.sections.append(metrics(of: section, in: collection, delegate))
        }
        geometry.place()
    }

    private func metrics(
        of section: Int,
        in collection: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowGeometry.Section {
        var values = FlowGeometry.Section()
        values.inset = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
        values.inset.add(referenceInsets(in: collection))
        values.lineSpacing =
            delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        values.itemSpacing =
            delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        values.headerSize =
            delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        values.footerSize =
            delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        values.itemSizes = (0..<collection.numberOfItems(inSection: section)).map { item in
            let indexPath = IndexPath(item: item, section: section)
            if let size = measured[indexPath] { return size }
            if let delegate, !measuresElements {
                return delegate.collectionView(collection, layout: self, sizeForItemAt: indexPath)
            }
            return estimatedSize
        }
        return values
    }

    private var estimatedSize: CGSize {
        guard measuresElements else { return itemSize }
        return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }

    /// CV-1: what the reference adds beyond the content inset, which is the minimum.
    private func referenceInsets(in collection: UICollectionView) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: reference = collection.safeAreaInsets
        case .fromLayoutMargins: reference = collection.layoutMargins
        }
        let inset = collection.adjustedContentInset
        guard geometry.isVertical else {
            return UIEdgeInsets(
                top: max(0, reference.top - inset.top),
                left: 0,
                bottom: max(0, reference.bottom - inset.bottom),
                right: 0
            )
        }
        return UIEdgeInsets(
            top: 0,
            left: max(0, reference.left - inset.left),
            bottom: 0,
            right: max(0, reference.right - inset.right)
        )
    }

    open override var collectionViewContentSize: CGSize {
        geometry.isVertical
            ? CGSize(width: geometry.breadth, height: geometry.length)
            : CGSize(width: geometry.length, height: geometry.breadth)
    }

    // MARK: Attributes
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in geometry.sections.enumerated() {
            for item in geometry.items(ofSection: index, near: rect) where section.itemFrames[item].intersects(rect) {
                found.append(attributes(IndexPath(item: item, section: index), section.itemFrames[item]))
            }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                guard
                    let attributes = layoutAttributesForSupplementaryView(
                        ofKind: kind,
                        at: IndexPath(item: 0, section: index)
                    ), attributes.frame.height > 0, attributes.frame.intersects(rect)
                else { continue }
                found.append(attributes)
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard geometry.sections.indices.contains(indexPath.section),
            geometry.sections[indexPath.section].itemFrames.indices.contains(indexPath.item)
        else { return nil }
        return attributes(indexPath, geometry.sections[indexPath.section].itemFrames[indexPath.item])
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard geometry.sections.indices.contains(indexPath.section) else { return nil }
        let section = geometry.sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        var frame = isHeader ? section.headerFrame : section.footerFrame
        let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        guard frame.width > 0, frame.height > 0 else {
            // A section without one is told so by attributes without a size.
            made.frame = CGRect(origin: frame.origin, size: .zero)
            return made
        }
        if let collection,
            isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        {
            frame = pinned(frame, of: section, isHeader: isHeader, in: collection)
            made.zIndex = 10
        }
        made.frame = frame
        return made
    }

    /// A header that stays in sight while its section does.
    private func pinned(
        _ frame: CGRect,
        of section: FlowGeometry.Section,
        isHeader: Bool,
        in collection: UICollectionView
    ) -> CGRect {
        var frame = frame
        let inset = collection.adjustedContentInset
        guard geometry.isVertical else { return frame }
        let start =
            section.headerFrame.height > 0 ? section.headerFrame.minY : section.itemFrames.first?.minY ?? frame.minY
        let end =
            section.footerFrame.height > 0
            ? section.footerFrame.maxY : (section.itemsEnd ?? frame.maxY) + section.inset.bottom
        if isHeader {
            let limit = (section.footerFrame.height > 0 ? section.footerFrame.minY : end) - frame.height
            frame.origin.y = max(frame.minY, min(collection.bounds.minY + inset.top, limit))
        } else {
            let low = start + section.headerFrame.height
            frame.origin.y = min(frame.minY, max(collection.bounds.maxY - inset.bottom - frame.height, low))
        }
        return frame
    }

    private func attributes(_ indexPath: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = attributesClass.map { $0.init() } ?? UICollectionViewLayoutAttributes()
        made.indexPath = indexPath
        made.frame = frame
        return made
    }

    // MARK: Invalidation
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collection else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        let old = collection.bounds.size
        return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
    }

    /// CV-M17: a change of bounds leaves the delegate's metrics as they are.
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    // MARK: Self-sizing
    override var measuresElements: Bool { estimatedItemSize != .zero }

    override func take(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell else { return false }
        let known = measured[attributes.indexPath]
        measured[attributes.indexPath] = size
        return known != size && attributes.size != size
    }

    override func moveMeasuredSizes(_ mapping: ItemMapping) {
        measured = measured.reduce(into: [:]) { result, known in
            if let target = mapping[known.key] { result[target] = known.value }
        }
    }

    /// Forgets what items said of their size.
    override func forgetMeasuredSizes() { measured = [:] }
}
