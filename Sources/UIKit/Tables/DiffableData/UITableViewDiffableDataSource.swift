import Foundation

/// Tells a table of its rows by snapshots, and of changes by what differs between them (iOS 13).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// A cell for an item; nil raises an exception.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    final weak var tableView: UITableView?
    private final let cellProvider: CellProvider
    /// How rows come and go. Default: automatic.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic
    final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Becomes the table's data source, without sections.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Applying
    /// Makes the table show a snapshot, by what differs; may be called on any thread. The completion follows when the
    /// table has changed.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        MainWork.run { self.show(snapshot, isAnimated: animatingDifferences, completion) }
    }

    /// Makes the table show a snapshot as if it were new: no differences, no animation (iOS 15).
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        MainWork.run { self.reload(snapshot, completion) }
    }

    // MARK: Asking
    /// A copy of what is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
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

    // MARK: UITableViewDataSource
    /// Sections of the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// Rows of a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.items[current.sections[section]]?.count ?? 0
    }
    /// The cell provider's cell for the item of the snapshot.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            UIKitException.raise(
                .internalInconsistency,
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not "
                    + "allowed. You must always return a cell to the table view."
            )
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        return cell
    }
    /// Nil; subclasses give titles of headers.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Nil; subclasses give titles of footers.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// False; subclasses let rows be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// False; subclasses let rows be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing; subclasses delete and insert.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing; subclasses move items.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { tableView.table.knowsMoves = false }
    /// Nil; subclasses give titles of an index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The title's own place; subclasses lead it elsewhere.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
