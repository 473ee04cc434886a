import Foundation

/// How one snapshot becomes another, as a group of updates with as few moves as there can be.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var updates = ItemUpdates()

    init(from old: Snapshot, to new: Snapshot) {
        let oldSections = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1, $0) })
        let newSections = Dictionary(uniqueKeysWithValues: new.sections.enumerated().map { ($1, $0) })
        compareSections(old, new, oldSections, newSections)
        compareItems(old, new, oldSections, newSections)
        addReloads(old, new, oldSections)
        updates.isDifference = true
    }

    private mutating func compareSections(
        _ old: Snapshot,
        _ new: Snapshot,
        _ oldPlaces: [Section: Int],
        _ newPlaces: [Section: Int]
    ) {
        updates.deleteSections(IndexSet(old.sections.indices.filter { newPlaces[old.sections[$0]] == nil }))
        updates.insertSections(IndexSet(new.sections.indices.filter { oldPlaces[new.sections[$0]] == nil }))
        let staying = new.sections.compactMap { oldPlaces[$0] }
        let inOrder = Set(Self.longestRise(in: staying).map { staying[$0] })
        for (place, section) in new.sections.enumerated() {
            guard let before = oldPlaces[section], !inOrder.contains(before) else { continue }
            updates.moveSection(before, to: place)
        }
    }

    private mutating func compareItems(
        _ old: Snapshot,
        _ new: Snapshot,
        _ oldSections: [Section: Int],
        _ newSections: [Section: Int]
    ) {
        var places: [Item: IndexPath] = [:]
        places.reserveCapacity(old.homes.count)
        var deleted: [IndexPath] = []
        for (section, identifier) in old.sections.enumerated() {
            let isGone = newSections[identifier] == nil
            for (index, item) in (old.items[identifier] ?? []).enumerated() {
                let path = IndexPath(item: index, section: section)
                places[item] = path
                // A section that goes takes its items along.
                if new.homes[item] == nil, !isGone { deleted.append(path) }
            }
        }
        updates.delete(deleted)
        var inserted: [IndexPath] = []
        for (section, identifier) in new.sections.enumerated() {
            let before = oldSections[identifier]
            let items = new.items[identifier] ?? []
            let staying = items.compactMap { item -> Int? in
                guard let place = places[item], place.section == before else { return nil }
                return place.item
            }
            let inOrder = Set(Self.longestRise(in: staying).map { staying[$0] })
            for (index, item) in items.enumerated() {
                let path = IndexPath(item: index, section: section)
                if let place = places[item] {
                    if place.section == before, inOrder.contains(place.item) { continue }
                    updates.move(place, to: path)
                } else if before != nil {
                    inserted.append(path)
                }
            }
        }
        updates.insert(inserted)
    }

    private mutating func addReloads(_ old: Snapshot, _ new: Snapshot, _ oldSections: [Section: Int]) {
        updates.reloadSections(IndexSet(new.reloadedSections.compactMap { oldSections[$0] }))
        guard !new.reloaded.isEmpty || !new.reconfigured.isEmpty else { return }
        updates.reload(new.reloaded.compactMap { old.indexPath(of: $0) })
        updates.reconfigure(new.reconfigured.compactMap { old.indexPath(of: $0) })
    }

    /// The places of a longest part of numbers that rises, by patience sorting: O(n log n).
    static func longestRise(in numbers: [Int]) -> [Int] {
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var rise: [Int] = []
        var next = tails.last ?? -1
        while next >= 0 {
            rise.append(next)
            next = before[next]
        }
        return rise.reversed()
    }
}
