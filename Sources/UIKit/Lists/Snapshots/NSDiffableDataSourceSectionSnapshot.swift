import Foundation

/// The items of one section as a tree, whose branches show and hide (iOS 14).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> where ItemIdentifierType: Hashable {
    typealias Item = ItemIdentifierType

    private var roots: [Item] = []
    private var children: [Item: [Item]] = [:]
    private var parents: [Item: Item] = [:]
    private var expanded: Set<Item> = []
    private var members: Set<Item> = []

    /// Without items.
    public init() {}

    // MARK: Asking
    /// All, parents before their children.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }
    /// Those without a parent.
    public var rootItems: [ItemIdentifierType] { roots }
    /// Those whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(roots) { expanded.contains($0) } }

    private func flattened(_ items: [Item], _ opens: (Item) -> Bool) -> [Item] {
        var found: [Item] = []
        var waiting: [Item] = items.reversed()
        while let item = waiting.popLast() {
            found.append(item)
            if opens(item) { waiting += (children[item] ?? []).reversed() }
        }
        return found
    }

    /// Among all items; nil for one that isn't there.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// Whether the item is there, visible or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }
    /// Whether the items below an item are shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether all parents of the item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var next = parents[item]
        while let parent = next {
            guard expanded.contains(parent) else { return false }
            next = parents[parent]
        }
        return members.contains(item)
    }
    /// 0 for items without a parent.
    public func level(of item: ItemIdentifierType) -> Int {
        guard members.contains(item) else {
            MainWork.complain("Item not found in the section snapshot: \(item)")
            return 0
        }
        return sequence(first: item) { parents[$0] }.reduce(-1) { level, _ in level + 1 }
    }
    /// Nil for items without a parent.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// What is below an item, as a tree of its own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        if includingParent { part.append([parent]) }
        part.copyChildren(of: parent, from: self, to: includingParent ? parent : nil)
        if includingParent, expanded.contains(parent) { part.expanded.insert(parent) }
        return part
    }

    private mutating func copyChildren(of item: Item, from other: Self, to target: Item?) {
        let below = other.children[item] ?? []
        append(below, to: target)
        for child in below {
            copyChildren(of: child, from: other, to: child)
            if other.expanded.contains(child) { expanded.insert(child) }
        }
    }

    func hasChildren(_ item: Item) -> Bool { !(children[item] ?? []).isEmpty }

    // MARK: Changing
    /// Behind the children of an item; nil: behind those without a parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        add(items, to: parent, at: parent.map { children[$0]?.count ?? 0 } ?? roots.count)
    }

    /// Before an item, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        add(items, to: parents[item], at: place)
    }

    /// Behind an item, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        add(items, to: parents[item], at: place + 1)
    }

    /// A whole tree before an item, below the same parent.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.roots, before: item)
        for root in snapshot.roots { copy(root, from: snapshot) }
    }

    /// A whole tree behind an item, below the same parent.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.roots, after: item)
        for root in snapshot.roots { copy(root, from: snapshot) }
    }

    /// Another tree in place of what is below an item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(children[parent] ?? [])
        append(snapshot.roots, to: parent)
        for root in snapshot.roots { copy(root, from: snapshot) }
    }

    private mutating func copy(_ item: Item, from other: Self) {
        copyChildren(of: item, from: other, to: item)
        if other.expanded.contains(item) { expanded.insert(item) }
    }

    /// With all that is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where members.contains(item) {
            delete(children[item] ?? [])
            if let parent = parents[item] {
                children[parent]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            children[item] = nil
            parents[item] = nil
            expanded.remove(item)
            members.remove(item)
        }
    }

    /// Leaves nothing.
    public mutating func deleteAll() { self = Self() }
    /// Shows what is below the items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(members.contains)) }
    /// Hides what is below the items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// The tree as text, an item a line, for logs.
    public func visualDescription() -> String {
        items.map { item in
            let sign = hasChildren(item) ? (expanded.contains(item) ? "-" : "+") : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    private func place(of item: Item) -> Int? {
        let siblings = parents[item].map { children[$0] ?? [] } ?? roots
        guard let place = siblings.firstIndex(of: item) else {
            MainWork.complain("Item not found in the section snapshot: \(item)")
            return nil
        }
        return place
    }

    private mutating func add(_ items: [Item], to parent: Item?, at place: Int) {
        var seen: Set<Item> = []
        let duplicates = items.filter { members.contains($0) || !seen.insert($0).inserted }
        guard duplicates.isEmpty else {
            return MainWork.complain(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n"
                    + duplicates.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
            )
        }
        members.formUnion(items)
        guard let parent else { return roots.insert(contentsOf: items, at: place) }
        guard members.contains(parent) else {
            return MainWork.complain("Item not found in the section snapshot: \(parent)")
        }
        children[parent, default: []].insert(contentsOf: items, at: place)
        for item in items { parents[item] = parent }
    }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable where ItemIdentifierType: Sendable {}
