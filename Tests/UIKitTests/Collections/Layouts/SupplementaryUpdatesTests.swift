import Foundation
import Testing

@testable import UIKit

/// Headers of 40 points, one below the other, that write down where they come from and go to.
@MainActor
private final class HeaderDiary: UICollectionViewLayout {
    var lines: [String] = []

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
    }
    override func finalizeCollectionViewUpdates() { lines.append("over") }
}

@MainActor
private final class Sections: UICollectionViewController {
    var count = 3

    override func numberOfSections(in collectionView: UICollectionView) -> Int { count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

@MainActor @Suite("Collections: headers in updates")
struct SupplementaryUpdatesTests {
    @Test func `a layout is asked where headers of removed sections go and those of new ones come from`() throws {
        let layout = HeaderDiary()
        let sections = Sections(collectionViewLayout: layout)
        let collection: UICollectionView = sections.collectionView
        collection.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: "header",
            withReuseIdentifier: "header"
        )
        try stage(sections, on: "iPhone 8", os: 16)
        collection.layoutIfNeeded()
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
}
