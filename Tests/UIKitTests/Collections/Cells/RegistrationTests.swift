import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

// CV-10
@MainActor @Suite("Collections: registrations")
struct RegistrationTests {
    private typealias Registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>

    private final class Source: NSObject, UICollectionViewDataSource {
        var make: (UICollectionView, IndexPath) -> UICollectionViewCell = { _, _ in UICollectionViewCell() }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { make(collectionView, indexPath) }
    }

    /// What is raised while a collection with a source shows its items.
    private func raised(
        os: Int,
        _ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) -> [String] {
        var lines: [String] = []
        onDevice(os: os) {
            UIKitException.handler = { lines.append($1) }
            let window = UIWindow()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let source = Source()
            source.make = make
            let layout = UICollectionViewFlowLayout()
            let collection = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
            collection.dataSource = source
            root.view.addSubview(collection)
            collection.layoutIfNeeded()
            #expect(collection.visibleCells.count == 2)
        }
        return lines
    }

    @Test func `a registration that is made for the cell raises from iOS 15 on`() {
        let late: (UICollectionView, IndexPath) -> UICollectionViewCell = { collection, path in
            let registration = Registration { _, _, _ in }
            return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
        }
        let lines = raised(os: 18, late)
        #expect(lines.count == 2)
        #expect(
            lines.first?.hasPrefix(
                "Attempted to dequeue a cell using a registration that was created inside "
                    + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider."
            ) == true
        )
        #expect(raised(os: 14, late) == [])
    }

    @Test func `one that was made before doesn't, nor that of a collection in a cell`() {
        let before = Registration { _, _, _ in }
        #expect(
            raised(os: 18) { collection, path in
                collection.dequeueConfiguredReusableCell(using: before, for: path, item: 1)
            } == []
        )
        var inner: [(UICollectionView, Source)] = []
        let lines = raised(os: 18) { collection, path in
            let cell = collection.dequeueConfiguredReusableCell(using: before, for: path, item: 1)
            // Made while the outer collection asks, but up front for the inner one.
            let registration = Registration { _, _, _ in }
            let source = Source()
            source.make = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 1) }
            let layout = UICollectionViewFlowLayout()
            let nested = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 100),
                collectionViewLayout: layout
            )
            nested.dataSource = source
            cell.contentView.addSubview(nested)
            nested.layoutIfNeeded()
            inner.append((nested, source))
            return cell
        }
        #expect(lines == [])
        #expect(inner.map { $0.0.visibleCells.count } == [2, 2])
    }
}
