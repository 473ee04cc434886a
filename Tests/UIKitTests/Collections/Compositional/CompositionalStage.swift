@testable import UIKit

/// A collection with a compositional layout, 320 wide, without a window.
@MainActor
final class CompositionalStage: NSObject, UICollectionViewDataSource {
    let collection: UICollectionView
    var counts: [Int]
    var asked: [String] = []

    init(_ section: NSCollectionLayoutSection, counts: [Int], height: CGFloat = 480) {
        self.counts = counts
        let layout = UICollectionViewCompositionalLayout(section: section)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: height),
            collectionViewLayout: layout
        )
        super.init()
        start()
    }

    init(_ layout: UICollectionViewCompositionalLayout, counts: [Int], height: CGFloat = 480) {
        self.counts = counts
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: height),
            collectionViewLayout: layout
        )
        super.init()
        start()
    }

    private func start() {
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer", "badge"] {
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: kind
            )
        }
        collection.dataSource = self
        collection.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append("\(indexPath.section).\(indexPath.item)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    /// The frames of a section's items by the layout.
    func frames(section: Int = 0) -> [CGRect] {
        (0..<counts[section]).compactMap {
            collection.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }
}

/// A size of two lengths.
@MainActor
func layoutSize(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}
