import Foundation
import TestSupport

@testable import UIKit

/// Sections of numbered items that change at random, with the calls that tell a list so.
struct UpdateModel {
    /// What a list is told of one group of changes.
    struct Change {
        var deletedSections = IndexSet()
        var insertedSections = IndexSet()
        var movedSections: [(from: Int, to: Int)] = []
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var reloaded: [IndexPath] = []
        var moved: [(from: IndexPath, to: IndexPath)] = []
    }

    private typealias Section = (id: Int, items: [Int])
    private var sections: [Section] = []
    /// How often an item was reloaded.
    private var versions: [Int: Int] = [:]
    private var next = 1

    init(using generator: inout SeededGenerator) {
        for _ in 0..<1 + generator.below(4) {
            sections.append((fresh(), (0..<generator.below(12)).map { _ in fresh() }))
        }
    }

    private mutating func fresh() -> Int {
        next += 1
        return next
    }

    // MARK: Asking
    var counts: [Int] { sections.map(\.items.count) }

    var allItems: [IndexPath] {
        sections.enumerated().flatMap { section, content in
            content.items.indices.map { IndexPath(item: $0, section: section) }
        }
    }

    /// Another number for each item and each time it is reloaded.
    func tag(_ indexPath: IndexPath) -> Int {
        let item = sections[indexPath.section].items[indexPath.item]
        return item * 100 + versions[item, default: 0]
    }

    // MARK: Changing
    /// Changes at random, and says how.
    mutating func change(using generator: inout SeededGenerator) -> Change {
        var change = Change()
        let old = sections
        let oldPlaces = places
        var staying: [Section] = []
        var movedSections: [(place: Int, section: Section)] = []
        var (leaving, goers): (Set<Int>, [Int]) = ([], [])
        for (place, section) in old.enumerated() {
            switch generator.below(8) {
            case 0: change.deletedSections.insert(place)
            case 1: movedSections.append((place, section))
            default:
                var kept: [Int] = []
                for item in section.items {
                    switch generator.below(9) {
                    case 0:
                        change.deleted.append(oldPlaces[item] ?? IndexPath())
                        leaving.insert(item)
                    case 1: goers.append(item)
                    case 2:
                        change.reloaded.append(oldPlaces[item] ?? IndexPath())
                        versions[item, default: 0] += 1
                        kept.append(item)
                    default: kept.append(item)
                    }
                }
                staying.append((section.id, kept))
            }
        }
        let newItems = place(goers, in: &staying, using: &generator)
        let newSections = place(movedSections.map(\.section), in: &staying, using: &generator)
        sections = staying
        let now = places
        change.insertedSections = IndexSet(sections.indices.filter { newSections.contains(sections[$0].id) })
        for (place, section) in movedSections {
            change.movedSections.append((place, sections.firstIndex { $0.id == section.id } ?? 0))
        }
        change.inserted = newItems.compactMap { now[$0] }
        for item in goers {
            guard let from = oldPlaces[item] else { continue }
            if let to = now[item] { change.moved.append((from, to)) } else { change.deleted.append(from) }
        }
        return change
    }

    /// - Returns: New items.
    private mutating func place(_ goers: [Int], in staying: inout [Section], using generator: inout SeededGenerator)
        -> [Int]
    {
        guard !staying.isEmpty else { return [] }
        let new = (0..<generator.below(6)).map { _ in fresh() }
        for item in (goers + new).shuffled(using: &generator) {
            let section = generator.below(staying.count)
            staying[section].items.insert(item, at: generator.below(staying[section].items.count + 1))
        }
        return new
    }

    /// - Returns: New sections.
    private mutating func place(
        _ moved: [Section],
        in staying: inout [Section],
        using generator: inout SeededGenerator
    ) -> Set<Int> {
        var new: [Section] = []
        for _ in 0..<generator.below(3) { new.append((fresh(), (0..<generator.below(5)).map { _ in fresh() })) }
        for section in (moved + new).shuffled(using: &generator) {
            staying.insert(section, at: generator.below(staying.count + 1))
        }
        return Set(new.map(\.id))
    }

    private var places: [Int: IndexPath] {
        var places: [Int: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (item, number) in content.items.enumerated() {
                places[number] = IndexPath(item: item, section: section)
            }
        }
        return places
    }
}

/// What is wrong with the views that a list shows of its rows; empty when they are those of the model, in their order and
/// without a gap.
@MainActor
func violations(of cells: [(indexPath: IndexPath, view: UIView)], in list: UIScrollView, _ model: UpdateModel)
    -> [String]
{
    var violations: [String] = []
    let cells = cells.sorted { $0.indexPath < $1.indexPath }
    let all = model.allItems
    var end: CGFloat?
    for (indexPath, cell) in cells {
        guard all.contains(indexPath) else {
            violations.append("\(indexPath) is no item")
            continue
        }
        if cell.tag != model.tag(indexPath) {
            violations.append("\(indexPath) shows \(cell.tag), not \(model.tag(indexPath))")
        }
        if let end, abs(cell.frame.minY - end) > 0.01 {
            violations.append("\(indexPath) is at \(cell.frame.minY), not at \(end)")
        }
        end = cell.frame.maxY
    }
    let shown = list.bounds.intersection(CGRect(origin: .zero, size: list.contentSize))
    guard !shown.isEmpty, shown.height > 0.01 else { return violations }
    guard let first = cells.first, let last = cells.last else { return violations + ["nothing is shown in \(shown)"] }
    if first.view.frame.minY > shown.minY + 0.01 { violations.append("a gap above \(first.indexPath)") }
    if last.view.frame.maxY < shown.maxY - 0.01 { violations.append("a gap below \(last.indexPath)") }
    return violations
}
