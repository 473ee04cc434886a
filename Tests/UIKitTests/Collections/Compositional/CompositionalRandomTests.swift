import DeviceTestSupport
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Compositional layout: random descriptions")
struct CompositionalRandomTests {
    private func dimension(_ isWidth: Bool, _ generator: inout SeededGenerator) -> NSCollectionLayoutDimension {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: .absolute(CGFloat(Int.random(in: 20...120, using: &generator)))
        case 1:
            isWidth ? .fractionalWidth([0.25, 0.5, 1].randomElement(using: &generator) ?? 1) : .fractionalHeight(0.5)
        default: .fractionalWidth([0.2, 0.3, 0.5].randomElement(using: &generator) ?? 1)
        }
    }

    private func section(_ generator: inout SeededGenerator) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: layoutSize(dimension(true, &generator), dimension(false, &generator))
        )
        let isRow = Bool.random(using: &generator)
        let size = layoutSize(
            .fractionalWidth(1),
            .absolute(CGFloat(Int.random(in: 60...300, using: &generator)))
        )
        let group: NSCollectionLayoutGroup =
            isRow ? .horizontal(layoutSize: size, subitems: [item]) : .vertical(layoutSize: size, subitems: [item])
        group.interItemSpacing = Bool.random(using: &generator) ? .fixed(6) : .flexible(2)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = CGFloat(Int.random(in: 0...12, using: &generator))
        let inset = CGFloat(Int.random(in: 0...15, using: &generator))
        section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return section
    }

    /// Whether a section's items have room in their groups; others are asked to overlap.
    private func fits(_ section: NSCollectionLayoutSection) -> Bool {
        let group = section.group
        let room = CGSize(
            width: 320 - section.contentInsets.leading - section.contentInsets.trailing,
            height: group.layoutSize.heightDimension.dimension
        )
        return group.subitems.allSatisfy {
            let size = $0.layoutSize.size(in: room)
            return size.width <= room.width && size.height <= room.height
        }
    }

    /// The numbers of items that lie over a later one by more than a point: places go to the pixel.
    private func overlaps(_ frames: [CGRect]) -> [Int] {
        frames.indices.filter { first in
            frames[(first + 1)...].contains { other in
                let both = frames[first].intersection(other)
                return both.width > 1 && both.height > 1
            }
        }
    }

    @Test(arguments: 0..<50)
    func `what a rectangle holds is all that lies in it, and a fresh layout says the same`(seed: Int) {
        onDevice {
            for round in 0..<20 {
                var generator = SeededGenerator(seed: UInt64(seed * 20 + round))
                let sections = (0..<3).map { _ in section(&generator) }
                let counts = (0..<3).map { _ in Int.random(in: 0...40, using: &generator) }
                let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
                let stage = CompositionalStage(layout, counts: counts)
                let all = counts.indices.flatMap { stage.frames(section: $0) }
                #expect(all.count == counts.reduce(0, +), "seed \(seed), round \(round)")
                let top = CGFloat(
                    Int.random(in: 0...max(1, Int(stage.collection.contentSize.height)), using: &generator)
                )
                let rect = CGRect(x: 0, y: top, width: 320, height: 200)
                let found = (layout.layoutAttributesForElements(in: rect) ?? []).map(\.frame)
                let missing = all.filter { $0.intersects(rect) && !found.contains($0) }
                #expect(missing == [], "seed \(seed), round \(round)")
                for index in counts.indices where fits(sections[index]) {
                    #expect(overlaps(stage.frames(section: index)) == [], "seed \(seed), round \(round)")
                }
                let fresh = UICollectionViewCompositionalLayout { index, _ in sections[index] }
                let other = CompositionalStage(fresh, counts: counts)
                #expect(counts.indices.flatMap { other.frames(section: $0) } == all, "seed \(seed), round \(round)")
                layout.invalidateLayout()
                stage.collection.layoutIfNeeded()
                #expect(counts.indices.flatMap { stage.frames(section: $0) } == all, "seed \(seed), round \(round)")
            }
        }
    }
}
