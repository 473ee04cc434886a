import Foundation

/// Where items go in a group of updates; answers cost O(log n) of the changes, not of the items.
struct ItemMapping {
    private let sections: [Int: Int]
    private let moved: [IndexPath: IndexPath]
    private let reloaded: Set<IndexPath>
    private let reloadedSections: IndexSet
    private let counts: [Int]
    private let newCounts: [Int]
    /// By section of before: the items that don't stay in their order, rising.
    private let gone: [Int: [Int]]
    /// By section of after: the places that others have, rising.
    private let taken: [Int: [Int]]

    init(_ updates: ItemUpdates, _ sections: [Int: Int], from counts: [Int], to newCounts: [Int]) {
        (self.sections, self.counts, self.newCounts) = (sections, counts, newCounts)
        (moved, reloaded, reloadedSections) = (updates.moved, updates.reloaded, updates.reloadedSections)
        gone = Self.bySection(updates.deleted.union(updates.moved.keys))
        taken = Self.bySection(updates.inserted.union(updates.moved.values))
    }

    private static func bySection(_ indexPaths: Set<IndexPath>) -> [Int: [Int]] {
        Dictionary(grouping: indexPaths, by: \.section).mapValues { $0.map(\.item).sorted() }
    }

    /// Whether items go on their own.
    var hasMoves: Bool { !moved.isEmpty }

    /// Where a section goes; nil for one that is deleted.
    func section(_ section: Int) -> Int? { sections[section] }

    /// Where an item goes that keeps its view; nil for one that is deleted, reloaded or unknown.
    subscript(_ before: IndexPath) -> IndexPath? {
        if reloaded.contains(before) { return nil }
        if reloadedSections.contains(before.section), moved[before] == nil { return nil }
        return target(of: before)
    }

    /// Where an item goes, reloaded or not; nil for one that is deleted or unknown.
    func target(of before: IndexPath) -> IndexPath? {
        if let target = moved[before] { return target }
        guard counts.indices.contains(before.section), (0..<counts[before.section]).contains(before.item),
            let section = sections[before.section], newCounts.indices.contains(section)
        else { return nil }
        let gone = gone[before.section] ?? []
        let leaving = Self.firstIndex(in: gone.count) { gone[$0] >= before.item }
        if leaving < gone.count, gone[leaving] == before.item { return nil }
        let rank = before.item - leaving
        let taken = taken[section] ?? []
        // As many free places lie before the i-th taken one as its number less i.
        let item = rank + Self.firstIndex(in: taken.count) { taken[$0] - $0 > rank }
        return item < newCounts[section] ? IndexPath(item: item, section: section) : nil
    }

    /// By bisection: the first index that fits; the count for none.
    private static func firstIndex(in count: Int, where fits: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if fits(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
