import DeviceTestSupport
import Testing

@testable import UIKit

// CV-M23
@MainActor @Suite("Compositional layout: supplementary items of one kind")
struct DoubledSupplementaryTests {
    private func badge(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: kind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
        )
    }

    private func raised(_ kinds: String...) -> [UIKitException.Name] {
        var found: [UIKitException.Name] = []
        onDevice(os: 18) {
            UIKitException.handler = { name, _ in if !found.contains(name) { found.append(name) } }
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
            let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: kinds.map(badge))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .absolute(100)
                ),
                subitems: [item]
            )
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let list = UICollectionViewController(collectionViewLayout: layout)
            for kind in kinds {
                list.collectionView.register(
                    UICollectionReusableView.self,
                    forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: "view"
                )
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collectionView) {
                view,
                path,
                _ in
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            source.supplementaryViewProvider = { view, kind, path in
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2])
            source.apply(snapshot, animatingDifferences: false)
            let window = UIWindow()
            window.rootViewController = list
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            UIKitException.handler = nil
        }
        return found
    }

    @Test func `two of one kind on an item raise an inconsistency, two kinds and two items don't`() {
        #expect(raised("badge", "badge") == [.internalInconsistency])
        #expect(raised("badge", "dot") == [])
        #expect(raised("badge") == [])
    }
}
