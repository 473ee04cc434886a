import Foundation

/// What a reordering of items came to (iOS 14).
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// Before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// After.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Between all items before and after.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// A transaction for each section that changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        (initialSnapshot, finalSnapshot) = (old, new)
        difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
        sectionTransactions = new.sections.compactMap { section in
            let (before, after) = (old.items[section] ?? [], new.items[section] ?? [])
            guard before != after else { return nil }
            return NSDiffableDataSourceSectionTransaction(section, before, after)
        }
    }
}

/// What a reordering came to in one section (iOS 14).
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// The section that changed.
    public let sectionIdentifier: SectionIdentifierType
    /// Before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// After.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// Between the section's items before and after.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(_ section: SectionIdentifierType, _ old: [ItemIdentifierType], _ new: [ItemIdentifierType]) {
        sectionIdentifier = section
        var (before, after) = (
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        )
        before.append(old)
        after.append(new)
        (initialSnapshot, finalSnapshot) = (before, after)
        difference = new.difference(from: old).inferringMoves()
    }
}
