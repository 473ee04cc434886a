import Foundation

/// Tells a collection of its items by snapshots, and of changes by what differs between them (iOS 13).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// A cell for an item; nil raises an exception.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A header, a footer or another view; nil raises an exception.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    final weak var collectionView: UICollectionView?
    private final let cellProvider: CellProvider
    /// Nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What happens when items are carried to other places (iOS 14).
    open var reorderingHandlers = ReorderingHandlers()
    /// What happens when branches of section snapshots show and hide (iOS 14).
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    final var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Becomes the collection's data source, without sections.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// What happens when items are carried to other places.
    public struct ReorderingHandlers {
        /// Whether an item may be carried; nil: it may not.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Before the snapshot changes.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// After the snapshot has changed.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// No handlers.
        public init() {}
    }

    /// What happens when branches of section snapshots show and hide.
    public struct SectionSnapshotHandlers<Item> where Item: Hashable {
        /// Nil: every item may.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Before the items below are shown.
        public var willExpandItem: ((Item) -> Void)?
        /// Nil: every item may.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Before the items below are hidden.
        public var willCollapseItem: ((Item) -> Void)?
        /// Gives what is below an item when it is to be shown; gets what was there last.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// No handlers.
        public init() {}
    }

    // MARK: Applying (UICollectionViewDiffableDataSource+Applying.swift)
    /// Makes the collection show a snapshot, by what differs; may be called on any thread. The completion follows when
    /// the collection has changed.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        MainWork.run { self.show(snapshot, isAnimated: animatingDifferences, completion) }
    }

    /// Makes the collection show a snapshot as if it were new: no differences, no animation (iOS 15).
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        MainWork.run { self.reload(snapshot, completion) }
    }

    /// Makes a section show the visible items of a tree; the section is added where it isn't there (iOS 14).
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, section, completion) = (snapshot, section, completion)
        MainWork.run { self.show(snapshot, in: section, isAnimated: animatingDifferences, completion) }
    }

    // MARK: Asking
    /// A copy of what is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    /// The tree of a section; its items without branches where none was applied (iOS 14).
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        tree(of: section)
    }
    /// Nil for a place that isn't there.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index] : nil
    }
    /// Nil for a section that isn't there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
    /// Nil for a place that isn't there.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Nil for an item that isn't there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }

    // MARK: UICollectionViewDataSource
    /// Sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// Items of a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.items[current.sections[section]]?.count ?? 0
    }
    /// The cell provider's cell for the item of the snapshot.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            UIKitException.raise(
                .internalInconsistency,
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not "
                    + "allowed. You must always return a cell to the collection view."
            )
            return UICollectionViewCell(frame: .zero)
        }
        prepareOutline(cell, item)
        return cell
    }
    /// The view that ``supplementaryViewProvider`` gives.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            UIKitException.raise(
                .internalInconsistency,
                "UICollectionViewDiffableDataSource supplementary view provider returned nil for element kind "
                    + "'\(kind)', which is not allowed."
            )
            return UICollectionReusableView(frame: .zero)
        }
        return view
    }
    /// Whether the reordering handlers let an item move. False without one.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = current.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// Moves an item of the snapshot, and tells the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { reorder(sourceIndexPath, destinationIndexPath) }
    /// Nil; subclasses give titles.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// The first item of the section of the title's number; subclasses say otherwise.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
