import Foundation
import Platform
import Testing

@testable import UIKit

/// Items of 40 points, one below the other or side by side, that write down what they hear.
@MainActor
private final class DiaryLayout: UICollectionViewLayout {
    let name: String
    let step: CGVector
    var log: (String) -> Void = { _ in }

    init(_ name: String, _ step: CGVector) {
        self.name = name
        self.step = step
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let place = CGFloat(indexPath.item)
        attributes.frame = CGRect(x: place * step.dx, y: place * step.dy, width: 40, height: 40)
        return attributes
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        log("\(name) goes to \((newLayout as? DiaryLayout)?.name ?? "?")")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        log("\(name) comes from \((oldLayout as? DiaryLayout)?.name ?? "?")")
    }
    override func finalizeLayoutTransition() { log("\(name) is done") }
}

private final class KeyedLayout: UICollectionViewTransitionLayout {}

@MainActor
private final class Shelf: UICollectionViewController {
    var log: [String] = []
    var makesKeyedLayout = false
    let rows = DiaryLayout("rows", CGVector(dx: 0, dy: 100))
    let columns = DiaryLayout("columns", CGVector(dx: 100, dy: 0))

    init() {
        super.init(collectionViewLayout: rows)
        for layout in [rows, columns] { layout.log = { [weak self] in self?.log.append($0) } }
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        guard makesKeyedLayout else {
            return super.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
        return KeyedLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    func cell(_ item: Int) -> UICollectionViewCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }
    var origins: [CGPoint?] { (0..<3).map { cell($0)?.frame.origin } }
}

@MainActor @Suite("Collections: from layout to layout")
struct LayoutTransitionTests {
    private func staged() throws -> Shelf {
        let shelf = Shelf()
        try stage(shelf, on: "iPhone 8", os: 16)
        shelf.collectionView.layoutIfNeeded()
        EventLoop.main.advance(by: 1)
        return shelf
    }

    @Test func `both layouts hear of the change before it, and again when all places are known`() throws {
        let shelf = try staged()
        shelf.collectionView.setCollectionViewLayout(shelf.columns, animated: true) { shelf.log.append("over \($0)") }
        #expect(shelf.log == ["rows goes to columns", "columns comes from rows", "rows is done", "columns is done"])
        #expect(shelf.rows.collectionView == nil && shelf.columns.collectionView === shelf.collectionView)
        EventLoop.main.advance(by: 0.2)
        #expect(shelf.log.count == 4)
        EventLoop.main.advance(by: 0.2)
        #expect(shelf.log.last == "over true" && shelf.log.count == 5)
    }

    @Test func `cells glide from their places to the new ones`() throws {
        let shelf = try staged()
        let cell = try #require(shelf.cell(2))
        shelf.collectionView.setCollectionViewLayout(shelf.columns, animated: true)
        #expect(cell === shelf.cell(2) && shelf.origins[2] == CGPoint(x: 200, y: 0))
        EventLoop.main.advance(by: 0.15)
        let middle = try #require(cell.layer.presentation()).position
        #expect(middle.x > 40 && middle.x < 220 && abs(middle.x + middle.y - 240) < 0.01)
    }

    @Test func `without animation cells are in their places after the next pass`() throws {
        let shelf = try staged()
        shelf.collectionView.setCollectionViewLayout(shelf.columns, animated: false)
        shelf.collectionView.layoutIfNeeded()
        #expect(shelf.origins == [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 0)])
        #expect(shelf.cell(2)?.layer.animationKeys() ?? [] == [])
    }

    @Test
    func `a transition that the app drives places cells between the layouts, and finishing gives over to the next`()
        throws
    {
        let shelf = try staged()
        let layout = shelf.collectionView.startInteractiveTransition(to: shelf.columns) {
            shelf.log.append("ended \($0) \($1)")
        }
        #expect(shelf.collectionView.collectionViewLayout === layout)
        #expect(layout.currentLayout === shelf.rows && layout.nextLayout === shelf.columns)
        layout.transitionProgress = 0.25
        shelf.collectionView.layoutIfNeeded()
        #expect(shelf.origins == [.zero, CGPoint(x: 25, y: 75), CGPoint(x: 50, y: 150)])
        shelf.collectionView.finishInteractiveTransition()
        EventLoop.main.advance(by: 1)
        #expect(shelf.collectionView.collectionViewLayout === shelf.columns)
        #expect(shelf.origins == [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 0)])
        #expect(
            shelf.log == [
                "rows goes to columns", "columns comes from rows", "rows is done", "columns is done", "ended true true",
            ]
        )
    }

    @Test func `cancelling goes back to the layout before`() throws {
        let shelf = try staged()
        let layout = shelf.collectionView.startInteractiveTransition(to: shelf.columns) {
            shelf.log.append("ended \($0) \($1)")
        }
        layout.transitionProgress = 0.5
        shelf.collectionView.layoutIfNeeded()
        shelf.collectionView.cancelInteractiveTransition()
        EventLoop.main.advance(by: 1)
        #expect(shelf.collectionView.collectionViewLayout === shelf.rows && shelf.log.last == "ended true false")
        #expect(shelf.origins == [.zero, CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 200)])
        #expect(shelf.columns.collectionView == nil && shelf.rows.collectionView === shelf.collectionView)
    }

    @Test func `the delegate may make the layout between, which keeps numbers by keys`() throws {
        let shelf = try staged()
        shelf.makesKeyedLayout = true
        let layout = shelf.collectionView.startInteractiveTransition(to: shelf.columns)
        #expect(layout is KeyedLayout && layout.value(forAnimatedKey: "turn") == 0)
        layout.updateValue(3, forAnimatedKey: "turn")
        #expect(layout.value(forAnimatedKey: "turn") == 3)
    }
}
