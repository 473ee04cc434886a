import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Lists in collections: lines above items")
struct ListCellPlaceTests {
    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        let list = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collectionView) {
            view,
            path,
            item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        let window = UIWindow()
        window.rootViewController = list
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (list.collectionView, source)
    }

    // CV-M5
    @Test func `a line above an item stands at its cell's top, from its inset to the cell's end`() throws {
        try onDevice("iPhone 16", os: 26) {
            let (view, source) = list(.insetGrouped) {
                $0.separatorConfiguration.topSeparatorVisibility = .visible
                $0.separatorConfiguration.bottomSeparatorVisibility = .hidden
                $0.separatorConfiguration.topSeparatorInsets = NSDirectionalEdgeInsets(
                    top: 0,
                    leading: 48,
                    bottom: 0,
                    trailing: 0
                )
            }
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
            let line = try #require(cell.list.topSeparator)
            let frame = cell.layer.convert(line.frame, to: view.layer)
            #expect(frame.minX == 64 && frame.maxX == 377 && frame.minY == cell.frame.minY && !line.isHidden)
            #expect(cell.list.separator?.isHidden ?? true)
            withExtendedLifetime(source) {}
        }
    }
}
