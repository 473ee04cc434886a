import Foundation

/// A snapshot as Objective-C has it: sections and items of any kind (iOS 13).
///
/// Core Data hands these out; `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` makes Swift's of one.
/// Identifiers that aren't hashable end the program.
@preconcurrency
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying, @unchecked Sendable {
    var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    /// Without sections.
    public override init() { super.init() }

    /// Another one with the same sections and items.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDiffableDataSourceSnapshotReference()
        copy.snapshot = snapshot
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSDiffableDataSourceSnapshotReference)?.snapshot == snapshot
    }
    open override var hash: Int { snapshot.itemIdentifiers.hashValue }

    // MARK: Asking
    /// In all sections.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// Empty ones too.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// In order.
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    /// Of all sections, in order.
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
    /// What ``reloadSections(withIdentifiers:)`` named.
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }
    /// What ``reloadItems(withIdentifiers:)`` named.
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
    /// What ``reconfigureItems(withIdentifiers:)`` named.
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }
    /// Raises an exception for a section that isn't there.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: Self.key(sectionIdentifier))
    }
    /// In order; raises an exception for a section that isn't there.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: Self.key(sectionIdentifier)).map(\.base)
    }
    /// Nil for an item that isn't there.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: Self.key(itemIdentifier))?.base
    }
    /// Among all items; `NSNotFound` for one that isn't there.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(Self.key(itemIdentifier)) ?? NSNotFound
    }
    /// `NSNotFound` for a section that isn't there.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(Self.key(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Changing
    /// Adds items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(identifiers.map(Self.key)) }
    /// Adds items to a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(identifiers.map(Self.key), toSection: Self.key(sectionIdentifier))
    }
    /// Adds sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(sectionIdentifiers.map(Self.key))
    }
    /// Takes items away.
    open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(identifiers.map(Self.key)) }
    /// Takes all sections and items away.
    open func deleteAllItems() { snapshot.deleteAllItems() }
    /// Takes sections with their items away.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(sectionIdentifiers.map(Self.key))
    }
    /// Marks items whose cells are made anew.
    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.map(Self.key)) }
    /// Marks items whose cells are set up anew (iOS 15).
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(identifiers.map(Self.key))
    }
    /// Marks sections that are made anew.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(sectionIdentifiers.map(Self.key))
    }

    private static func key(_ identifier: Any) -> AnyHashable {
        guard let key = identifier as? AnyHashable else {
            preconditionFailure("\(type(of: identifier)) is no identifier: it isn't hashable")
        }
        return key
    }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    /// The snapshot as Objective-C has it.
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.snapshot = mapped({ $0 }, { $0 })
        return reference
    }

    /// Ends the program where an identifier isn't of the snapshot's type.
    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference,
        result: inout NSDiffableDataSourceSnapshot?
    ) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            preconditionFailure(
                "identifiers aren't of \(SectionIdentifierType.self) and \(ItemIdentifierType.self)"
            )
        }
    }

    /// False where an identifier isn't of the snapshot's type.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference,
        result: inout NSDiffableDataSourceSnapshot?
    ) -> Bool {
        let snapshot = source.snapshot
        guard snapshot.sectionIdentifiers.allSatisfy({ $0.base is SectionIdentifierType }),
            snapshot.itemIdentifiers.allSatisfy({ $0.base is ItemIdentifierType })
        else { return false }
        result = snapshot.mapped({ $0.base as? SectionIdentifierType }, { $0.base as? ItemIdentifierType })
        return true
    }

    /// Of what can't be nil; an empty one where it is.
    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> NSDiffableDataSourceSnapshot {
        var result: NSDiffableDataSourceSnapshot?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? NSDiffableDataSourceSnapshot()
    }

    /// The same sections and items under other identifiers; those without one are left out.
    private func mapped<NewSection: Hashable, NewItem: Hashable>(
        _ section: (SectionIdentifierType) -> NewSection?,
        _ item: (ItemIdentifierType) -> NewItem?
    ) -> NSDiffableDataSourceSnapshot<NewSection, NewItem> {
        var result = NSDiffableDataSourceSnapshot<NewSection, NewItem>()
        for old in sections {
            guard let new = section(old) else { continue }
            result.appendSections([new])
            result.appendItems((items[old] ?? []).compactMap(item), toSection: new)
        }
        result.reloadItems(reloaded.compactMap(item))
        result.reconfigureItems(reconfigured.compactMap(item))
        result.reloadSections(reloadedSections.compactMap(section))
        return result
    }
}
