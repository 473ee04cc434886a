import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize]
    var log: [String] = []

    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        log.append("cell \(indexPath.item)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
}

/// Items across a width, and where they begin.
struct FlowExample: Sendable, CustomTestStringConvertible {
    var width: CGFloat
    var sizes: [CGSize]
    var inset: CGFloat = 0
    var spacing: CGFloat = 10
    var x: [CGFloat]
    var testDescription: String { "\(sizes.map(\.width)) in \(width)" }

    static func items(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> [CGSize] {
        Array(repeating: CGSize(width: width, height: height), count: count)
    }
}

@MainActor @Suite("Collections: flow layout", .serialized)
struct FlowLayoutTests {
    nonisolated static let examples = [
        // CV-4
        FlowExample(
            width: 375,
            sizes: FlowExample.items(5, 100, 60),
            inset: 16,
            spacing: 12,
            x: [16, 137.5, 259, 16, 137.5]
        ),
        // CV-M24
        FlowExample(width: 375, sizes: FlowExample.items(3, 100, 60), x: [0, 137.5, 275]),
        FlowExample(width: 375, sizes: FlowExample.items(3, 115, 60), spacing: 15, x: [0, 130, 260]),
        // CV-M25
        FlowExample(width: 375, sizes: FlowExample.items(4, 50, 50), x: [0, 65, 130, 195]),
        FlowExample(width: 200, sizes: FlowExample.items(1, 90, 50), x: [0]),
        FlowExample(
            width: 375,
            sizes: [CGSize(width: 80, height: 50), CGSize(width: 100, height: 50), CGSize(width: 60, height: 50)],
            x: [0, 90, 200]
        ),
        // CV-M26
        FlowExample(width: 200, sizes: FlowExample.items(2, 150, 50), x: [25, 25]),
        FlowExample(width: 200, sizes: FlowExample.items(1, 250, 50), x: [-25]),
    ]

    @Test(arguments: examples)
    func `lines share out what is left over`(example: FlowExample) {
        var geometry = FlowGeometry()
        geometry.breadth = example.width
        geometry.scale = 2
        var section = FlowGeometry.Section()
        section.itemSizes = example.sizes
        section.inset = UIEdgeInsets(top: 0, left: example.inset, bottom: 0, right: example.inset)
        section.itemSpacing = example.spacing
        geometry.sections = [section]
        geometry.place()
        #expect(geometry.sections[0].itemFrames.map(\.minX) == example.x)
    }

    private func collection(_ items: Items, _ layout: UICollectionViewFlowLayout) throws -> UICollectionView {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 8")
        let view = UICollectionView(frame: CGRect(x: 0, y: 20, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.delegate = items
        root.view.addSubview(view)
        window.layoutIfNeeded()
        return view
    }

    // CV-M16
    @Test func `a grid of two columns`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        layout.minimumLineSpacing = 5
        let items = Items(FlowExample.items(5, 100, 40))
        let view = try collection(items, layout)
        let frames = view.visibleCells.map(\.frame)
        #expect(frames.map(\.minX) == [10, 210, 10, 210, 10])
        #expect(frames.map(\.minY) == [10, 10, 55, 55, 100])
        #expect(view.contentSize == CGSize(width: 320, height: 150))
        #expect(items.log == (0..<5).map { "cell \($0)" })
    }

    // CV-M9
    @Test func `defaults are 50 by 50, 10 apart`() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == CGFloat(10))
        #expect(layout.minimumInteritemSpacing == CGFloat(10))
        #expect(layout.scrollDirection == .vertical)
    }

    // CV-M10
    @Test func `a new size keeps the center`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        attributes.size = CGSize(width: 40, height: 10)
        #expect(attributes.center == CGPoint(x: 20, y: 20))
        #expect(attributes.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    }

    @Test func `only items in sight have cells, and cells are used again`() throws {
        let items = Items(FlowExample.items(1000, 300, 100))
        let layout = UICollectionViewFlowLayout()
        let view = try collection(items, layout)
        #expect(view.visibleCells.count == 5)
        view.contentOffset.y = 20_000
        view.layoutIfNeeded()
        #expect(view.visibleCells.count <= 6)
        #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count)
    }

    @Test func `updates move cells with their items`() throws {
        let items = Items(FlowExample.items(5, 100, 40))
        let view = try collection(items, UICollectionViewFlowLayout())
        let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
        items.sizes.removeFirst()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === second)
        #expect(second?.frame.minX == CGFloat(0))
        #expect(view.visibleCells.count == 4)
    }
}
