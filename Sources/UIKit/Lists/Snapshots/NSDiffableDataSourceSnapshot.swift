import Foundation

/// The sections and items of a list by their identifiers, at one moment (iOS 13).
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    typealias Section = SectionIdentifierType
    typealias Item = ItemIdentifierType

    var sections: [Section] = []
    var items: [Section: [Item]] = [:]
    /// Where each item is.
    var homes: [Item: Section] = [:]
    var reloaded: [Item] = []
    var reconfigured: [Item] = []
    var reloadedSections: [Section] = []

    /// Without sections.
    public init() {}

    // MARK: Asking
    /// In all sections.
    public var numberOfItems: Int { homes.count }
    /// Empty ones too.
    public var numberOfSections: Int { sections.count }
    /// In order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// Of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    /// What ``reloadSections(_:)`` named.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
    /// What ``reloadItems(_:)`` named.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded }
    /// What ``reconfigureItems(_:)`` named.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured }

    /// Raises an exception for a section that isn't there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// In order; raises an exception for a section that isn't there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else {
            Self.complain("Section identifier was not found: \(identifier)")
            return []
        }
        return found
    }

    /// Nil for an item that isn't there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    /// Among all items; nil for one that isn't there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let home = homes[identifier], let place = items[home]?.firstIndex(of: identifier) else { return nil }
        var before = 0
        for section in sections {
            if section == home { break }
            before += items[section]?.count ?? 0
        }
        return before + place
    }

    /// Nil for a section that isn't there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    static func complain(_ reason: String) { MainWork.complain(reason) }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Whether both have the same sections and items in the same order.
    public static func == (left: Self, right: Self) -> Bool {
        left.sections == right.sections && left.items == right.items
    }
}
