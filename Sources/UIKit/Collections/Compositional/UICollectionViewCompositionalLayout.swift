import Foundation

/// Gives the description of a section; nil: the section has no place.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        Int, any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// Puts items into groups, and groups into sections, each section after a description of its own.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    final let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    final var state = CompositionalState()

    // MARK: Creating
    /// The same description for all sections.
    public init(section: NSCollectionLayoutSection) {
        sectionProvider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// The same description for all sections, in a layout of a configuration.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        sectionProvider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// A description for each section, asked whenever the layout is invalid.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.sectionProvider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// A description for each section, in a layout of a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Documents hold no descriptions: an empty layout.
    public required init?(coder: NSCoder) {
        sectionProvider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// What holds for all sections; another one, or the same one changed, invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: The pass (UICollectionViewCompositionalLayout+Pass.swift)
    open override func prepare() {
        super.prepare()
        prepareSections()
    }

    open override var collectionViewContentSize: CGSize { state.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, indexPath) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard state.sections.indices.contains(indexPath.section) else { return nil }
        return decorations(ofSection: indexPath.section).first { $0.representedElementKind == elementKind }
    }

    // MARK: Invalidation
    open override func invalidateLayout() {
        state.isStale = true
        super.invalidateLayout()
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        state.isStale = true
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collection else { return false }
        return newBounds.size != collection.bounds.size
    }

    // MARK: Self-sizing
    override var measuresElements: Bool { true }
    override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { !attributes.measuredAxes.isEmpty }
    override func take(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
        takeMeasured(size, attributes)
    }
    override func forgetMeasuredSizes() { state.forgetMeasuredSizes() }
    override func moveMeasuredSizes(_ mapping: ItemMapping) { state.move(mapping) }
    override func fastensToItem(_ key: SupplementaryKey) -> Bool {
        guard !key.isDecoration, key.indexPath.count > 1, state.sections.indices.contains(key.indexPath.section)
        else { return false }
        return !state.sections[key.indexPath.section].boundaries.contains { $0.item.elementKind == key.kind }
    }
    override var followsBounds: Bool { state.followsBounds }
    override func scroller(ofSection section: Int) -> OrthogonalPlace? { orthogonalPlace(ofSection: section) }
    override func listPlace(of indexPath: IndexPath) -> ListSectionPlace? { sectionPlace(of: indexPath) }
}
