import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: collections' index and cells ahead", .serialized)
struct CollectionIndexTests {
    private let source = LetterSource()

    private func boot(os: String) throws -> (Simulator, UICollectionView) {
        let simulator = try Simulator(device: "iPhone 8", os: os)
        simulator.makeCurrent()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let collection = try #require(controller.collectionView)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        simulator.present(controller)
        simulator.advance(by: 0)
        return (simulator, collection)
    }

    @Test func `a touched title brings its item to the top, and titles stand still`() throws {
        let (simulator, collection) = try boot(os: "15")
        // Five titles 14 points apart, in the middle of the trailing edge.
        let middle = collection.bounds.height / 2
        simulator.tap(at: CGPoint(x: 375 - 7, y: middle + 14))
        #expect(source.asked == ["D 3"])
        #expect(collection.contentOffset == CGPoint(x: 0, y: 1200))
        simulator.drag(from: CGPoint(x: 375 - 7, y: middle), to: CGPoint(x: 375 - 7, y: middle - 28))
        #expect(source.asked == ["D 3", "C 2", "B 1", "A 0"])
        #expect(collection.contentOffset.y == 0)
    }

    @Test func `before iOS 14 collections ask for no titles`() throws {
        let (simulator, collection) = try boot(os: "13")
        simulator.tap(at: CGPoint(x: 375 - 7, y: collection.bounds.height / 2 + 14))
        #expect(source.asked == [] && !source.wasAskedForTitles)
        #expect(collection.contentOffset.y == 0)
    }

    // CV-M19
    @Test func `a moving collection makes one cell before it comes into sight, and shows just that one`() throws {
        let (simulator, collection) = try boot(os: "15")
        #expect(source.made == ["0 0", "0 1", "0 2", "0 3", "1 0", "1 1", "1 2"])
        source.made = []
        collection.contentOffset.y = 10
        simulator.advance(by: 0)
        #expect(source.made == ["1 3"])
        #expect(collection.cellForItem(at: IndexPath(item: 3, section: 1)) == nil)
        collection.contentOffset.y = 20
        simulator.advance(by: 0)
        #expect(source.made == ["1 3"])
        collection.contentOffset.y = 50
        simulator.advance(by: 0)
        #expect(source.made == ["1 3", "2 0"])
        #expect(collection.cellForItem(at: IndexPath(item: 3, section: 1))?.frame.minY == 700)
        collection.isPrefetchingEnabled = false
        collection.contentOffset.y = 60
        simulator.advance(by: 0)
        #expect(source.made == ["1 3", "2 0"])
        // What was made for what there was before isn't shown.
        collection.reloadData()
        source.made = []
        collection.contentOffset.y = 110
        simulator.advance(by: 0)
        #expect(source.made == ["0 1", "0 2", "0 3", "1 0", "1 1", "1 2", "1 3"])
    }
}

/// Five sections of four items.
@MainActor
private final class LetterSource: NSObject, UICollectionViewDataSource {
    var asked: [String] = []
    var made: [String] = []
    var wasAskedForTitles = false

    func numberOfSections(in collectionView: UICollectionView) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made.append("\(indexPath.section) \(indexPath.item)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        wasAskedForTitles = true
        return ["A", "B", "C", "D", "E"]
    }
    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath {
        asked.append("\(title) \(index)")
        return IndexPath(item: 0, section: index)
    }
}
