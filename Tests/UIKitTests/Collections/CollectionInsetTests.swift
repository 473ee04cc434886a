import Testing

@testable import UIKit

@MainActor
private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor @Suite("Collections: insets and contexts", .serialized)
struct CollectionInsetTests {
    private let items = Items()

    // CV-3
    @Test func `a collection is adjusted as scroll views are, and its cells' content has no safe area`() throws {
        let child = UIViewController()
        let collection = UICollectionView(
            frame: UIScreen.main.bounds,
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        child.view = collection
        let window = try stage(UINavigationController(rootViewController: child), on: "iPhone X", os: 12)
        window.layoutIfNeeded()
        #expect(collection.adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        #expect(collection.contentOffset.y == -88)
        collection.contentOffset.y = 20
        window.layoutIfNeeded()
        for cell in collection.visibleCells { #expect(cell.contentView.safeAreaInsets == .zero) }
    }

    // CV-M17
    @Test func `a flow layout's context says what is computed anew`() throws {
        final class Watching: UICollectionViewFlowLayout {
            var seen: [UICollectionViewFlowLayoutInvalidationContext] = []
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                if let flow = context as? UICollectionViewFlowLayoutInvalidationContext { seen.append(flow) }
            }
        }
        let layout = Watching()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: layout
        )
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 16", os: 18)
        root.view.addSubview(collection)
        window.layoutIfNeeded()
        layout.seen = []
        collection.contentOffset.y = 50
        let moved = try #require(layout.seen.last)
        #expect(moved.invalidateFlowLayoutAttributes && !moved.invalidateFlowLayoutDelegateMetrics)
        layout.invalidateLayout()
        let plain = UICollectionViewFlowLayoutInvalidationContext()
        #expect(plain.invalidateFlowLayoutAttributes && plain.invalidateFlowLayoutDelegateMetrics)
    }
}
