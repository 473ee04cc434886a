import Foundation

extension NSDiffableDataSourceSnapshot {
    // MARK: Items
    /// Behind the items of a section; nil: the last section. Items that are there already raise an exception.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            return Self.complain("There are currently no sections in the data source. Please add a section first.")
        }
        guard items[section] != nil else { return Self.complain("Section identifier was not found: \(section)") }
        guard admit(identifiers, to: section) else { return }
        items[section]?.append(contentsOf: identifiers)
    }

    /// Before an item, in its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, isBefore: true) }

    /// Behind an item, in its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, isBefore: false) }

    private mutating func insert(_ identifiers: [Item], at other: Item, isBefore: Bool) {
        guard let section = homes[other], let index = items[section]?.firstIndex(of: other) else {
            return Self.complain("Item identifier was not found: \(other)")
        }
        guard admit(identifiers, to: section) else { return }
        items[section]?.insert(contentsOf: identifiers, at: isBefore ? index : index + 1)
    }

    /// Notes where items are now.
    private mutating func admit(_ identifiers: [Item], to section: Section) -> Bool {
        var duplicates: [Item] = []
        var seen: Set<Item> = []
        for item in identifiers where homes[item] != nil || !seen.insert(item).inserted { duplicates.append(item) }
        guard duplicates.isEmpty else {
            Self.complain(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n"
                    + duplicates.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
            )
            return false
        }
        for item in identifiers { homes[item] = section }
        return true
    }

    /// What isn't there is left out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { homes[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for item in identifiers { homes[item] = nil }
        reloaded.removeAll { gone.contains($0) }
        reconfigured.removeAll { gone.contains($0) }
    }

    /// With all sections.
    public mutating func deleteAllItems() { self = Self() }

    /// To the place before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, isBefore: true) }

    /// To the place behind another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, isBefore: false) }

    private mutating func move(_ item: Item, to other: Item, isBefore: Bool) {
        guard let home = homes[item], let target = homes[other] else {
            return Self.complain("Item identifier was not found: \(homes[item] == nil ? item : other)")
        }
        guard item != other else { return }
        items[home]?.removeAll { $0 == item }
        guard let index = items[target]?.firstIndex(of: other) else { return }
        items[target]?.insert(item, at: isBefore ? index : index + 1)
        homes[item] = target
    }

    /// Has the items' cells made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where !reloaded.contains(item) { note(item) { $0.reloaded.append(item) } }
    }

    /// Has the items' cells filled anew (iOS 15).
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where !reconfigured.contains(item) { note(item) { $0.reconfigured.append(item) } }
    }

    private mutating func note(_ item: Item, _ change: (inout Self) -> Void) {
        guard homes[item] != nil else {
            return Self.complain("Attempted to reload item identifier that does not exist in the snapshot: \(item)")
        }
        change(&self)
    }
}
