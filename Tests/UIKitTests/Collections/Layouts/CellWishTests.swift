import Testing
import UIKit

@testable import UIKit

@MainActor @Suite("Collections: cells' wishes in an app's own layout")
struct CellWishTests {
    private final class Row: UICollectionViewLayout {
        var estimate: CGFloat = 20
        private var widths: [IndexPath: CGFloat] = [:]
        private(set) var originals: [CGFloat] = []
        private var items: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            var x: CGFloat = 0
            items = (0..<3).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                let width = widths[attributes.indexPath] ?? estimate
                attributes.frame = CGRect(x: x, y: 0, width: width, height: 50)
                x += width
                return attributes
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: items.last?.frame.maxX ?? 0, height: 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { items }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            items[indexPath.item]
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
            originals.append(original.size.width)
            guard widths[preferred.indexPath] != preferred.size.width else { return false }
            widths[preferred.indexPath] = preferred.size.width
            return true
        }
        func forget(estimate: CGFloat) {
            self.estimate = estimate
            widths = [:]
            originals = []
            invalidateLayout()
        }
    }

    private final class Cell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            attributes.frame.size.width = CGFloat(attributes.indexPath.item + 1) * 50
            return attributes
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    // CV-8
    @Test(arguments: [20, 0] as [CGFloat])
    func `a cell changes attributes of its own, and the layout hears of both`(estimate: CGFloat) {
        let (layout, source) = (Row(), Source())
        layout.estimate = estimate
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 50),
            collectionViewLayout: layout
        )
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        let frames = (0..<3).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.map(\.minX) == [0, 50, 150])
        #expect(frames.map(\.width) == [50, 100, 150])
        #expect(layout.originals.prefix(3).allSatisfy { $0 == estimate })
    }

    // CV-8
    @Test(arguments: [30, 0] as [CGFloat])
    func `cells that stay are asked again when the layout gives them another size`(estimate: CGFloat) {
        let (layout, source) = (Row(), Source())
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 50),
            collectionViewLayout: layout
        )
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        layout.forget(estimate: estimate)
        view.layoutIfNeeded()
        let frames = (0..<3).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.map(\.width) == [50, 100, 150])
        #expect(view.visibleCells.map(\.frame.width).sorted() == [50, 100, 150])
    }
}
