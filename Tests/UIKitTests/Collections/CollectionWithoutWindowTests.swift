import Testing

@testable import UIKit

@MainActor
private final class Sections: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [2]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 20) }
}

@MainActor @Suite("Collections: outside of a window")
struct CollectionWithoutWindowTests {
    private let sections = Sections()

    private func collection() -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 500),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = sections
        collection.delegate = sections
        return collection
    }

    @Test func `a collection without a layout compiles, and raises UIKit's exception`() {
        var reasons: [String] = []
        UIKitException.handler = { reasons.append("\($0.rawValue): \($1)") }
        defer { UIKitException.handler = nil }
        _ = UICollectionView()
        let reason = "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter"
        #expect(reasons == [reason])
    }

    @Test func `the cells of new items are there when a batch of updates is complete`() {
        let collection = collection()
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 2)
        var shown: [IndexPath]?
        collection.performBatchUpdates {
            sections.counts = [3, 1]
            collection.insertItems(at: [IndexPath(item: 2, section: 0)])
            collection.insertSections([1])
        } completion: { _ in
            shown = collection.indexPathsForVisibleItems
        }
        EventLoop.main.advance(by: 1)
        #expect(shown?.map { [$0.section, $0.item] } == [[0, 0], [0, 1], [0, 2], [1, 0]])
    }

    @Test func `a data source that is set calls no reloadData of a subclass (CV-M29)`() {
        final class Counting: UICollectionView {
            var count = 0
            override func reloadData() {
                count += 1
                super.reloadData()
            }
        }
        let frame = CGRect(x: 0, y: 0, width: 320, height: 500)
        let collection = Counting(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = sections
        collection.layoutIfNeeded()
        #expect(collection.count == 0 && collection.visibleCells.count == 2)
        collection.dataSource = nil
        collection.reloadData()
        #expect(collection.count == 1)
    }

    @Test func `a section without a header has attributes of no size, which no rectangle finds`() throws {
        let collection = collection()
        let header = collection.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(try #require(header).size == .zero)
        let footer = collection.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(footer?.size == CGSize(width: 320, height: 20))
        let all = collection.collectionViewLayout.layoutAttributesForElements(in: collection.bounds)
        #expect(all?.compactMap(\.representedElementKind) == [UICollectionView.elementKindSectionFooter])
    }
}
