import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Collections: what a layout hears of its data")
struct LayoutContextTests {
    private final class Layout: UICollectionViewFlowLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var count = 3
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    // CV-13
    @Test func `reloads and updates come as contexts that ask for new counts`() {
        onDevice {
            let (layout, items) = (Layout(), Items())
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300),
                collectionViewLayout: layout
            )
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            let window = UIWindow()
            window.isHidden = false
            window.addSubview(view)
            window.layoutIfNeeded()
            layout.contexts = []
            view.reloadData()
            #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [true])
            #expect(layout.contexts.map(\.invalidateEverything) == [true])
            window.layoutIfNeeded()
            layout.contexts = []
            items.count = 4
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            #expect(layout.contexts.first?.invalidateDataSourceCounts == true)
            #expect(layout.contexts.first?.invalidateEverything == false)
            #expect(view.numberOfItems(inSection: 0) == 4)
        }
    }

    private final class Calls: UICollectionViewFlowLayout {
        var calls: [String] = []
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidateLayout() {
            calls.append("invalidateLayout")
            super.invalidateLayout()
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            let flow = context as? UICollectionViewFlowLayoutInvalidationContext
            calls.append("with \(flow?.invalidateFlowLayoutDelegateMetrics == true)")
            super.invalidateLayout(with: context)
        }
    }

    // CV-M17, SC-M1
    @Test func `a plain invalidation comes with a fresh context, one of bounds with theirs, each once`() {
        onDevice {
            let layout = Calls()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300),
                collectionViewLayout: layout
            )
            let window = UIWindow()
            window.isHidden = false
            window.addSubview(view)
            window.layoutIfNeeded()
            layout.calls = []
            layout.invalidateLayout()
            #expect(layout.calls == ["invalidateLayout", "with true"])
            layout.calls = []
            layout.itemSize = CGSize(width: 20, height: 20)
            #expect(layout.calls == ["invalidateLayout", "with true"])
            window.layoutIfNeeded()
            layout.calls = []
            view.contentOffset.y = 10
            #expect(layout.calls == ["invalidateLayout", "with false"])
        }
    }

    private final class Colored: UICollectionViewLayoutAttributes {
        var isRed = false
        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Colored else { return false }
            return MainActor.assumeIsolated { other.isRed == isRed } && super.isEqual(other)
        }
    }

    // CV-12
    @Test func `attributes are equal by what they say`() throws {
        let path = IndexPath(item: 1, section: 2)
        let one = UICollectionViewLayoutAttributes(forCellWith: path)
        let two = try #require(one.copy() as? UICollectionViewLayoutAttributes)
        #expect(one == two && one.hash == two.hash && one !== two)
        two.alpha = 0.5
        #expect(one != two)
        #expect(one != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: path))
        let (red, plain) = (Colored(forCellWith: path), Colored(forCellWith: path))
        red.isRed = true
        #expect(red != plain && one != plain)
    }
}
