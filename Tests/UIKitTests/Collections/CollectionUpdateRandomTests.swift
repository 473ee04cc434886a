import DeviceTestSupport
import TestSupport
import Testing

@testable import UIKit

/// As high as its number says.
@MainActor
private final class NumberedItem: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        copy.size = CGSize(width: layoutAttributes.size.width, height: 30 + CGFloat(tag / 100 % 5) * 12.5)
        return copy
    }
}

@MainActor
private final class NumberedCollection: NSObject, UICollectionViewDataSource {
    enum Kind: CaseIterable {
        case flow, measuredFlow, compositional, measuredCompositional
    }

    let view: UICollectionView
    var model: UpdateModel

    init(_ model: UpdateModel, _ kind: Kind) {
        self.model = model
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 300),
            collectionViewLayout: Self.layout(kind)
        )
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.register(NumberedItem.self, forCellWithReuseIdentifier: "item")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    private static func layout(_ kind: Kind) -> UICollectionViewLayout {
        switch kind {
        case .flow, .measuredFlow:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 40)
            if kind == .measuredFlow { layout.estimatedItemSize = CGSize(width: 320, height: 44) }
            layout.minimumLineSpacing = 0
            return layout
        case .compositional, .measuredCompositional:
            let size = layoutSize(.fractionalWidth(1), kind == .compositional ? .absolute(40) : .estimated(44))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size,
                subitems: [NSCollectionLayoutItem(layoutSize: size)]
            )
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { model.counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = model.tag(indexPath)
        return cell
    }

    func apply(_ change: UpdateModel.Change) {
        view.performBatchUpdates {
            view.deleteSections(change.deletedSections)
            view.insertSections(change.insertedSections)
            for move in change.movedSections { view.moveSection(move.from, toSection: move.to) }
            view.deleteItems(at: change.deleted)
            view.insertItems(at: change.inserted)
            view.reloadItems(at: change.reloaded)
            for move in change.moved { view.moveItem(at: move.from, to: move.to) }
        }
        view.layoutIfNeeded()
    }

    var violations: [String] {
        UIKitTests.violations(of: view.collection.cells.map { ($0.key, $0.value) }, in: view, model)
    }

    func scroll(using generator: inout SeededGenerator) {
        view.contentOffset.y = CGFloat(generator.below(max(1, Int(view.contentSize.height - view.bounds.height))))
        view.layoutIfNeeded()
    }
}

@MainActor @Suite("Collections: random updates")
struct CollectionUpdateRandomTests {
    @Test(arguments: 0..<20)
    func `after any updates each item shows its content, in order and without a gap`(group: Int) {
        onDevice {
            for round in 0..<50 {
                let seed = UInt64(group * 50 + round)
                var generator = SeededGenerator(seed: seed)
                let kind = NumberedCollection.Kind.allCases[round % 4]
                let collection = NumberedCollection(UpdateModel(using: &generator), kind)
                #expect(collection.violations == [], "seed \(seed)")
                for _ in 0..<3 {
                    collection.scroll(using: &generator)
                    collection.apply(collection.model.change(using: &generator))
                    #expect(collection.violations == [], "seed \(seed), \(kind)")
                }
            }
        }
    }

    @Test func `animated updates end with each item in its place`() throws {
        for seed in 2000..<2040 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let root = UIViewController()
            try stage(root, on: "iPhone 8", os: 16)
            let kind = NumberedCollection.Kind.allCases[seed % 4]
            let collection = NumberedCollection(UpdateModel(using: &generator), kind)
            root.view.addSubview(collection.view)
            collection.view.layoutIfNeeded()
            for _ in 0..<3 {
                collection.scroll(using: &generator)
                collection.apply(collection.model.change(using: &generator))
                EventLoop.main.advance(by: 1)
                collection.view.layoutIfNeeded()
                #expect(collection.violations == [], "seed \(seed), \(kind)")
            }
        }
    }
}
