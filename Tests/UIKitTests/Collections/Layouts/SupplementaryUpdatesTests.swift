import Foundation
import Testing

@testable import UIKit

/// Headers of 40 points, one below the other, that write down where they come from and go to.
@MainActor
private final class HeaderDiary: UICollectionViewLayout {
    var lines: [String] = []
    var updates: [String] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfSections ?? 0)).map { section in
            let path = IndexPath(item: 0, section: section)
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
            attributes.frame = CGRect(x: 0, y: 40 * CGFloat(section), width: 320, height: 40)
            return attributes
        }
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        lines.append("appears \(elementKind) \(elementIndexPath.section)")
        return nil
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        lines.append("disappears \(elementKind) \(elementIndexPath.section)")
        return nil
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        lines.append("updates")
        updates = updateItems.map { item in
            func place(_ path: IndexPath?) -> String {
                path.map { $0.item == NSNotFound ? "\($0.section)" : "\($0.section).\($0.item)" } ?? "-"
            }
            return "\(item.updateAction) \(place(item.indexPathBeforeUpdate)) \(place(item.indexPathAfterUpdate))"
        }
    }
    override func finalizeCollectionViewUpdates() { lines.append("over") }
}

@MainActor
private final class Sections: UICollectionViewController {
    var count = 3
    var items = 0
    var asked: [Int] = []

    override func numberOfSections(in collectionView: UICollectionView) -> Int { count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        asked.append(indexPath.section)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: indexPath
        )
    }
}

@MainActor @Suite("Collections: headers in updates")
struct SupplementaryUpdatesTests {
    private func staged(_ layout: HeaderDiary) throws -> Sections {
        let sections = Sections(collectionViewLayout: layout)
        sections.collectionView.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: "header",
            withReuseIdentifier: "header"
        )
        try stage(sections, on: "iPhone 8", os: 16)
        sections.collectionView.layoutIfNeeded()
        return sections
    }

    @Test func `a layout is asked where headers of removed sections go and those of new ones come from`() throws {
        let layout = HeaderDiary()
        let sections = try staged(layout)
        let collection: UICollectionView = sections.collectionView
        #expect(layout.lines == [])
        #expect(collection.visibleSupplementaryViews(ofKind: "header").count == 3)
        sections.count = 4
        collection.performBatchUpdates {
            collection.deleteSections([1])
            collection.insertSections([2, 3])
        }
        collection.layoutIfNeeded()
        #expect(layout.lines == ["updates", "disappears header 1", "appears header 2", "appears header 3", "over"])
        #expect(collection.visibleSupplementaryViews(ofKind: "header").count == 4)
    }

    @Test func `headers of sections that stay go along with them and glide, new ones appear in place`() throws {
        let sections = try staged(HeaderDiary())
        let collection: UICollectionView = sections.collectionView
        let headers = collection.visibleSupplementaryViews(ofKind: "header")
        #expect(headers.count == 3 && sections.asked == [0, 1, 2])
        sections.asked = []
        sections.count = 4
        collection.performBatchUpdates {
            collection.deleteSections([1])
            collection.insertSections([0, 1])
        }
        collection.layoutIfNeeded()
        let shown = collection.visibleSupplementaryViews(ofKind: "header")
        #expect(sections.asked == [0, 1])
        #expect(shown.count == 4 && shown[2] === headers[0] && shown[3] === headers[2])
        #expect(shown[2].frame.minY == 80 && shown[2].layer.animationKeys()?.isEmpty == false)
        #expect(shown[0].layer.animationKeys() ?? [] == [] && shown[1].layer.animationKeys() ?? [] == [])
    }

    @Test func `a reloaded section gets another header`() throws {
        let sections = try staged(HeaderDiary())
        let collection: UICollectionView = sections.collectionView
        let headers = collection.visibleSupplementaryViews(ofKind: "header")
        sections.asked = []
        collection.reloadSections([1])
        collection.layoutIfNeeded()
        let shown = collection.visibleSupplementaryViews(ofKind: "header")
        #expect(sections.asked == [1] && shown.count == 3 && shown[0] === headers[0] && shown[2] === headers[2])
    }

    @Test func `a layout hears of sections as items of NSNotFound, and of reloads with their place after the group`()
        throws
    {
        let layout = HeaderDiary()
        let sections = try staged(layout)
        let collection: UICollectionView = sections.collectionView
        sections.items = 3
        collection.reloadData()
        collection.layoutIfNeeded()
        sections.count = 4
        collection.performBatchUpdates {
            collection.deleteSections([0])
            collection.insertSections([0, 3])
            collection.reloadItems(at: [IndexPath(item: 2, section: 1)])
            collection.deleteItems(at: [IndexPath(item: 0, section: 1)])
            collection.insertItems(at: [IndexPath(item: 2, section: 1)])
        }
        #expect(
            layout.updates == [
                "delete 0 -", "delete 1.0 -", "insert - 0", "insert - 3", "insert - 1.2", "reload 1.2 1.1",
            ]
        )
        collection.moveSection(3, toSection: 0)
        #expect(layout.updates == ["move 3 0"])
        collection.reloadSections([2])
        #expect(layout.updates == ["reload 2 2"])
    }
}
