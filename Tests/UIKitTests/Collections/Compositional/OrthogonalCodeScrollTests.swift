import DeviceTestSupport
import Testing

@testable import UIKit

/// CV-14: scrolling by code to items of sections that scroll by themselves.
@MainActor @Suite("Compositional layouts: scrolling sections by code")
struct OrthogonalCodeScrollTests {
    private final class Items: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test func `the section shows the item and the collection the section`() {
        onDevice {
            let full = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            )
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
            let item = NSCollectionLayoutItem(layoutSize: full)
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            section.orthogonalScrollingBehavior = .continuous
            let layout = UICollectionViewCompositionalLayout(section: section)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 200),
                collectionViewLayout: layout
            )
            view.contentInsetAdjustmentBehavior = .never
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let items = Items()
            view.dataSource = items
            let window = UIWindow()
            window.isHidden = false
            window.addSubview(view)
            view.layoutIfNeeded()
            func offsets() -> [CGFloat] {
                view.layoutIfNeeded()
                return view.subviews.compactMap { ($0 as? UIScrollView)?.contentOffset.x }.filter { $0 > 0 }
            }
            view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)
            #expect(offsets() == [400] && view.contentOffset == .zero)
            view.scrollToItem(at: IndexPath(item: 2, section: 0), at: [], animated: false)
            #expect(offsets() == [200])
            view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
            #expect(offsets() == [700])
            view.scrollToItem(at: IndexPath(item: 3, section: 9), at: [.top, .left], animated: false)
            #expect(view.contentOffset == CGPoint(x: 0, y: 720))
            // The first section stays where it was.
            #expect(offsets().sorted() == [300, 700])
        }
    }
}
