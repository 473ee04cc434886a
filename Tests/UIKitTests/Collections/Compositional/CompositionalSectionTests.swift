import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Compositional layout: sections")
struct CompositionalSectionTests {
    private func rows(height: CGFloat = 40) -> NSCollectionLayoutSection {
        let size = layoutSize(.fractionalWidth(1), .absolute(height))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    }

    private func header(_ alignment: NSRectAlignment, _ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)),
            elementKind: kind,
            alignment: alignment
        )
    }

    @Test func `header, insets, groups and footer follow each other, and so do sections`() {
        onDevice {
            let section = rows()
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
            section.boundarySupplementaryItems = [header(.top, "header"), header(.bottom, "footer")]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.configuration.interSectionSpacing = 12
            let stage = CompositionalStage(layout, counts: [2, 1])
            #expect(
                stage.frames() == [
                    CGRect(x: 10, y: 35, width: 290, height: 40), CGRect(x: 10, y: 75, width: 290, height: 40),
                ]
            )
            let path = IndexPath(item: 0, section: 0)
            let collection = stage.collection
            #expect(
                collection.supplementaryView(forElementKind: "header", at: path)?.frame
                    == CGRect(x: 10, y: 0, width: 290, height: 30)
            )
            #expect(collection.supplementaryView(forElementKind: "footer", at: path)?.frame.minY == 122)
            #expect(stage.frames(section: 1).first?.minY == 199)
            #expect(collection.contentSize.height == 276)
        }
    }

    // LM-M2
    @Test func `insets count from the safe area unless said otherwise`() {
        let references: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
        #expect(references.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .safeArea)
    }

    @Test func `a pinned header stays in sight until its section goes`() {
        onDevice {
            let section = rows()
            let pinned = header(.top, "header")
            pinned.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [pinned]
            let stage = CompositionalStage(section, counts: [10, 20], height: 200)
            func top() -> CGFloat? {
                stage.collection.layoutIfNeeded()
                let path = IndexPath(item: 0, section: 0)
                return stage.collection.supplementaryView(forElementKind: "header", at: path)?.frame.minY
            }
            #expect(top() == 0)
            stage.collection.contentOffset.y = 100
            #expect(top() == 100)
            stage.collection.contentOffset.y = 415
            #expect(top() == 400)
        }
    }

    @Test func `the layout's own header lies before all sections`() {
        onDevice {
            let layout = UICollectionViewCompositionalLayout(section: rows())
            layout.configuration.boundarySupplementaryItems = [header(.top, "header")]
            let stage = CompositionalStage(layout, counts: [1])
            #expect(stage.frames() == [CGRect(x: 0, y: 30, width: 320, height: 40)])
            let view = stage.collection.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))
            #expect(view?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        }
    }

    @Test func `a decoration lies behind its section`() {
        onDevice {
            let section = rows()
            let item = NSCollectionLayoutDecorationItem.background(elementKind: "back")
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
            section.decorationItems = [item]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
            let stage = CompositionalStage(layout, counts: [2])
            let cell = stage.collection.cellForItem(at: IndexPath(item: 0, section: 0))
            let back = stage.collection.subviews.first { $0 is UICollectionReusableView }
            #expect(back?.frame == CGRect(x: 3, y: 2, width: 312, height: 74) && back !== cell)
        }
    }

    @Test func `a provider describes each section in its room`() {
        onDevice {
            var widths: [CGFloat] = []
            let layout = UICollectionViewCompositionalLayout { index, environment in
                widths.append(environment.container.effectiveContentSize.width)
                return rows(height: index == 0 ? 30 : 50)
            }
            let stage = CompositionalStage(layout, counts: [1, 1])
            #expect(
                stage.frames() + stage.frames(section: 1) == [
                    CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 30, width: 320, height: 50),
                ]
            )
            #expect(widths == [320, 320])
            stage.collection.contentOffset.y = 3
            stage.collection.layoutIfNeeded()
            #expect(widths.count == 2)
        }
    }

    @Test func `a section across scrolls by itself, by whole groups`() throws {
        try onDevice {
            let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: layoutSize(.absolute(200), .absolute(100)),
                subitems: [item]
            )
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.orthogonalScrollingBehavior = .groupPaging
            let stage = CompositionalStage(section, counts: [5])
            #expect(stage.collection.contentSize == CGSize(width: 320, height: 100))
            let scroller = try #require(stage.collection.subviews.first { $0 is OrthogonalScrollView } as? UIScrollView)
            #expect(scroller.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
            #expect(scroller.contentSize == CGSize(width: 1040, height: 100))
            #expect(stage.asked.contains("0.0") && stage.asked.contains("0.1") && !stage.asked.contains("0.4"))
            let place = try #require(stage.collection.collectionViewLayout.scroller(ofSection: 0))
            #expect(place.rest(proposed: 900, from: 0, current: 30, velocity: 1) == 210)
            #expect(place.rest(proposed: 30, from: 0, current: 30, velocity: 0) == 0)
            #expect(place.rest(proposed: 900, from: 630, current: 700, velocity: 2) == 720)
            scroller.contentOffset.x = 600
            stage.collection.layoutIfNeeded()
            #expect(stage.asked.contains("0.4"))
            #expect(stage.collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        }
    }

    @Test func `a handler hears of what is visible, and may change it`() {
        onDevice {
            let section = rows()
            var seen: [Int] = []
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                seen = items.map(\.indexPath.item)
                for item in items { item.alpha = item.frame.minY < offset.y + 40 ? 0.5 : 1 }
            }
            let stage = CompositionalStage(section, counts: [30], height: 120)
            // What touches an edge counts.
            #expect(seen == [0, 1, 2, 3])
            #expect(stage.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
            stage.collection.contentOffset.y = 80
            stage.collection.layoutIfNeeded()
            #expect(stage.collection.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 0.5)
            #expect(stage.collection.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha == 1)
        }
    }
}
