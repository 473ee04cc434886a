import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Compositional layout: groups")
struct CompositionalGroupTests {
    @Test func `a row takes items while there is room, and the next row the others`() {
        onDevice {
            let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.25), .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)),
                subitems: [item]
            )
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            let stage = CompositionalStage(section, counts: [6])
            #expect(
                stage.frames() == [
                    CGRect(x: 2, y: 1, width: 74, height: 56), CGRect(x: 82, y: 1, width: 74, height: 56),
                    CGRect(x: 162, y: 1, width: 74, height: 56), CGRect(x: 242, y: 1, width: 74, height: 56),
                    CGRect(x: 2, y: 71, width: 74, height: 56), CGRect(x: 82, y: 71, width: 74, height: 56),
                ]
            )
            #expect(stage.collection.contentSize == CGSize(width: 320, height: 130))
        }
    }

    // CV-M22
    @Test func `a count divides the row evenly, a repeated item keeps its size`() {
        onDevice {
            let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(100), .absolute(50)))
            let size = layoutSize(.absolute(270), .absolute(50))
            let even = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2)
            even.interItemSpacing = .fixed(20)
            let first = CompositionalStage(NSCollectionLayoutSection(group: even), counts: [2])
            #expect(first.frames().map(\.width) == [125, 125] && first.frames().map(\.minX) == [0, 145])
            let repeated = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
            repeated.interItemSpacing = .fixed(20)
            let second = CompositionalStage(NSCollectionLayoutSection(group: repeated), counts: [3])
            #expect(second.frames().map(\.minX) == [0, 120, 0] && second.frames().map(\.minY) == [0, 0, 50])
        }
    }

    @Test func `flexible spaces share what is left`() {
        onDevice {
            let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(80), .absolute(50)))
            let size = layoutSize(.fractionalWidth(1), .absolute(50))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
            group.interItemSpacing = .flexible(5)
            let spread = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [3])
            #expect(spread.frames().map(\.minX) == [0, 120, 240])
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .flexible(0),
                top: nil,
                trailing: .flexible(0),
                bottom: nil
            )
            let one = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 1)
            let centered = CompositionalStage(NSCollectionLayoutSection(group: one), counts: [1])
            #expect(centered.frames() == [CGRect(x: 120, y: 0, width: 80, height: 50)])
        }
    }

    @Test func `groups lie in groups`() {
        onDevice {
            let large = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(0.75), .fractionalHeight(1)))
            let small = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: layoutSize(.fractionalWidth(0.25), .fractionalHeight(1)),
                subitems: [small]
            )
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.5)),
                subitems: [large, column]
            )
            let stage = CompositionalStage(NSCollectionLayoutSection(group: row), counts: [4])
            #expect(
                stage.frames() == [
                    CGRect(x: 0, y: 0, width: 240, height: 160), CGRect(x: 240, y: 0, width: 80, height: 80),
                    CGRect(x: 240, y: 80, width: 80, height: 80), CGRect(x: 0, y: 160, width: 240, height: 160),
                ]
            )
        }
    }

    @Test func `an app places the items of a custom group`() {
        onDevice {
            let group = NSCollectionLayoutGroup.custom(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(100))
            ) { environment in
                let width = environment.container.contentSize.width
                return [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 40, height: 40), zIndex: 3),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 40, y: 60, width: 40, height: 40)),
                ]
            }
            let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [3])
            #expect(
                stage.frames() == [
                    CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 280, y: 60, width: 40, height: 40),
                    CGRect(x: 0, y: 100, width: 40, height: 40),
                ]
            )
            #expect(stage.collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 3)
        }
    }

    // CV-M21
    @Test(
        arguments: [
            (edges: [.top, .trailing], offset: CGPoint.zero, x: 105.0, y: 0.0),
            (edges: [], offset: .zero, x: 52.5, y: 40), (edges: .all, offset: .zero, x: 52.5, y: 40),
            (edges: [.bottom, .leading], offset: CGPoint(x: -5, y: 5), x: -5, y: 85),
        ] as [(edges: NSDirectionalRectEdge, offset: CGPoint, x: Double, y: Double)]
    )
    func `a badge is fastened at its item's edges`(
        edges: NSDirectionalRectEdge,
        offset: CGPoint,
        x: Double,
        y: Double
    ) throws {
        try onDevice {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: layoutSize(.absolute(20), .absolute(20)),
                elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
            )
            let item = NSCollectionLayoutItem(
                layoutSize: layoutSize(.absolute(125), .absolute(100)),
                supplementaryItems: [badge]
            )
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
                subitems: [item]
            )
            let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [2])
            let path = IndexPath(item: 1, section: 0)
            let attributes = try #require(
                stage.collection.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)
            )
            #expect(attributes.frame == CGRect(x: 125 + x, y: y, width: 20, height: 20))
            #expect(attributes.zIndex == 1)
            #expect(stage.collection.supplementaryView(forElementKind: "badge", at: path)?.frame == attributes.frame)
        }
    }
}
