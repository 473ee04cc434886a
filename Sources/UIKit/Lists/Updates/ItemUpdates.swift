import Foundation

/// Insertions, deletions, moves and reloads of sections and items, as one group.
///
/// Deletions, reloads and the origins of moves speak of places before the group, insertions and the targets of moves of
/// places after it; tables and collections share the rule.
struct ItemUpdates {
    private(set) var inserted: Set<IndexPath> = []
    private(set) var deleted: Set<IndexPath> = []
    private(set) var reloaded: Set<IndexPath> = []
    /// Items that keep their views and are filled anew.
    private(set) var reconfigured: Set<IndexPath> = []
    private(set) var moved: [IndexPath: IndexPath] = [:]
    private(set) var insertedSections = IndexSet()
    private(set) var deletedSections = IndexSet()
    private(set) var reloadedSections = IndexSet()
    private(set) var movedSections: [Int: Int] = [:]
    /// Whether a diffable data source made the group, which may reload what it moves.
    var isDifference = false

    var isEmpty: Bool {
        reconfigured.isEmpty && inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty
            && insertedSections.isEmpty
            && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }

    mutating func insert(_ indexPaths: [IndexPath]) { inserted.formUnion(indexPaths) }
    mutating func delete(_ indexPaths: [IndexPath]) { deleted.formUnion(indexPaths) }
    mutating func reload(_ indexPaths: [IndexPath]) { reloaded.formUnion(indexPaths) }
    mutating func reconfigure(_ indexPaths: [IndexPath]) { reconfigured.formUnion(indexPaths) }
    mutating func move(_ indexPath: IndexPath, to target: IndexPath) { moved[indexPath] = target }
    mutating func insertSections(_ sections: IndexSet) { insertedSections.formUnion(sections) }
    mutating func deleteSections(_ sections: IndexSet) { deletedSections.formUnion(sections) }
    mutating func reloadSections(_ sections: IndexSet) { reloadedSections.formUnion(sections) }
    mutating func moveSection(_ section: Int, to target: Int) { movedSections[section] = target }

    /// Where the items that stay go; reloaded ones are left out, as they get new views.
    ///
    /// - Parameter counts: Items in each section, before.
    func mapping(from counts: [Int], to newCounts: [Int]) -> ItemMapping {
        ItemMapping(self, sectionMapping(counts.count, newCounts.count), from: counts, to: newCounts)
    }

    /// Where reloaded items go, and the items of reloaded sections.
    ///
    /// - Parameter counts: Items in each section, before.
    func reloadTargets(from counts: [Int], to newCounts: [Int]) -> [IndexPath: IndexPath] {
        guard !reloaded.isEmpty || !reloadedSections.isEmpty else { return [:] }
        let mapping = mapping(from: counts, to: newCounts)
        var items = reloaded
        for section in reloadedSections where counts.indices.contains(section) {
            items.formUnion((0..<counts[section]).map { IndexPath(item: $0, section: section) })
        }
        return items.reduce(into: [:]) { $0[$1] = mapping.target(of: $1) }
    }

    /// Where a section goes that keeps its headers; nil for one that goes or is reloaded.
    ///
    /// - Parameter count: Sections, before.
    func stayingSection(_ section: Int, of count: Int) -> Int? {
        reloadedSections.contains(section) ? nil : sectionMapping(count, .max)[section]
    }

    func sectionMapping(_ count: Int, _ newCount: Int) -> [Int: Int] {
        var result = movedSections
        let taken = Set(movedSections.values)
        var next = 0
        for section in 0..<count where !deletedSections.contains(section) && movedSections[section] == nil {
            while insertedSections.contains(next) || taken.contains(next) { next += 1 }
            guard next < newCount else { break }
            result[section] = next
            next += 1
        }
        return result
    }
}
