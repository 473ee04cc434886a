import DeviceTestSupport
import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists: snapshots")
struct DataSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @Test func `items are appended, inserted, moved and deleted by their identifiers`() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.insertItems([8], afterItem: 5)
        snapshot.moveItem(1, afterItem: 4)
        snapshot.deleteItems([3, 77])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5, 8])
        #expect(snapshot.itemIdentifiers == [9, 2, 4, 1, 5, 8] && snapshot.numberOfItems == 6)
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b" && snapshot.indexOfItem(1) == 3)
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.sectionIdentifiers == ["b", "a"] && snapshot.indexOfSection("a") == 1)
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [9, 2] && snapshot.indexOfItem(4) == nil)
    }

    @Test func `a snapshot of Objective-C's has the same sections and items, and becomes one of Swift's`() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.reloadItems([2])
        let reference = snapshot as NSDiffableDataSourceSnapshotReference
        #expect(reference.sectionIdentifiers as? [String] == ["a", "b"] && reference.numberOfItems == 2)
        reference.appendItems(withIdentifiers: [3], intoSectionWithIdentifier: "b")
        reference.deleteItems(withIdentifiers: [1])
        let changed = reference as Snapshot
        #expect(changed.itemIdentifiers(inSection: "a") == [2] && changed.itemIdentifiers(inSection: "b") == [3])
        #expect(changed.reloadedItemIdentifiers == [2] && snapshot.itemIdentifiers == [1, 2])
        #expect(reference.index(ofItemIdentifier: 9) == NSNotFound)
        #expect(reference as? NSDiffableDataSourceSnapshot<Int, Int> == nil)
    }

    @Test func `what is there already raises an exception with the duplicates`() {
        onDevice {
            var reasons: [String] = []
            UIKitException.handler = { _, reason in reasons.append(reason) }
            var snapshot = Snapshot()
            snapshot.appendItems([1])
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2])
            snapshot.appendItems([2])
            #expect(reasons.count == 2 && snapshot.itemIdentifiers == [1, 2])
            #expect(reasons.first?.contains("There are currently no sections") ?? false)
            #expect(reasons.last?.contains("not unique. Duplicate identifiers: {(\n    2\n)}") ?? false)
        }
    }

    @Test func `a difference moves as few items as it can`() {
        var (old, new) = (Snapshot(), Snapshot())
        old.appendSections(["a"])
        old.appendItems([1, 2, 3, 4, 5])
        new.appendSections(["a"])
        new.appendItems([5, 1, 2, 3, 4])
        let updates = SnapshotDifference(from: old, to: new).updates
        #expect(updates.moved == [IndexPath(item: 4, section: 0): IndexPath(item: 0, section: 0)])
        #expect(updates.inserted.isEmpty && updates.deleted.isEmpty)
    }

    private func random(_ generator: inout SeededGenerator) -> Snapshot {
        var snapshot = Snapshot()
        let sections = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator))
        snapshot.appendSections(Array(sections))
        guard !sections.isEmpty else { return snapshot }
        let items = Array(0..<14).shuffled(using: &generator).prefix(Int.random(in: 0...14, using: &generator))
        for item in items { snapshot.appendItems([item], toSection: sections.randomElement(using: &generator)) }
        return snapshot
    }

    @Test func `the updates between any two snapshots fit both, and take items where they are then`() {
        for seed in 0..<1000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let (old, new) = (random(&generator), random(&generator))
            let updates = SnapshotDifference(from: old, to: new).updates
            let counts = old.sections.map { old.numberOfItems(inSection: $0) }
            let newCounts = new.sections.map { new.numberOfItems(inSection: $0) }
            #expect(updates.complaint(from: counts, to: newCounts, of: .collection) == nil, "seed \(seed)")
            let mapping = updates.mapping(from: counts, to: newCounts)
            for (item, _) in old.homes where new.homes[item] != nil {
                guard let before = old.indexPath(of: item) else { continue }
                #expect(mapping[before] == new.indexPath(of: item), "seed \(seed), item \(item)")
            }
        }
    }

    @Test func `a tree shows what its expanded items have`() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "bread"])
        tree.append(["apple", "pear"], to: "fruit")
        tree.append(["red", "green"], to: "apple")
        #expect(tree.items == ["fruit", "apple", "red", "green", "pear", "bread"])
        #expect(tree.visibleItems == ["fruit", "bread"] && tree.level(of: "red") == 2)
        tree.expand(["apple"])
        #expect(tree.visibleItems == ["fruit", "bread"] && !tree.isVisible("red"))
        tree.expand(["fruit"])
        #expect(tree.visibleItems == ["fruit", "apple", "red", "green", "pear", "bread"])
        #expect(tree.snapshot(of: "fruit").rootItems == ["apple", "pear"])
        #expect(tree.snapshot(of: "fruit").isExpanded("apple"))
        tree.insert(["plum"], after: "apple")
        tree.delete(["apple"])
        #expect(tree.items == ["fruit", "plum", "pear", "bread"] && tree.parent(of: "plum") == "fruit")
        #expect(!tree.contains("red"))
    }
}
