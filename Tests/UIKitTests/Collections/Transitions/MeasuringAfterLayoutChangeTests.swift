import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Collections: sizes after another layout has come")
struct MeasuringAfterLayoutChangeTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.heightAnchor.constraint(equalToConstant: 33).isActive = true
            return cell
        }
    }

    @Test func `cells that are there already are measured for a layout with estimated sizes`() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 50, height: 50)
        let controller = UICollectionViewController(collectionViewLayout: flow)
        let view = try #require(controller.collectionView)
        let source = Source()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        try stage(controller, on: "iPhone 8", os: 16)
        view.layoutIfNeeded()
        let before = view.cellForItem(at: [0, 2])
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let list = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        view.setCollectionViewLayout(list, animated: false)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 2]) === before)
        #expect((0..<3).map { view.layoutAttributesForItem(at: [0, $0])?.frame.minY } == [0, 33, 66])
        #expect(view.contentSize.height == 99)
    }
}
