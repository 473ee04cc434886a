import Foundation
import Testing

@testable import UIKit

/// A layout that writes down what it is asked: a column of items, 100 high.
@MainActor
private final class DiaryLayout: UICollectionViewLayout {
    var lines: [String] = []
    var invalidatesForBounds = false

    override func prepare() {
        super.prepare()
        lines.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
        lines.append("size")
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return CGSize(width: 320, height: 100 * CGFloat(count))
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        lines.append("elements \(Int(rect.minY)) \(Int(rect.height))")
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 100 * CGFloat(indexPath.item), width: 320, height: 100)
        return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        lines.append("should \(Int(collectionView?.bounds.minY ?? -1)) to \(Int(newBounds.minY))")
        return invalidatesForBounds
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        lines.append("context")
        return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidateLayout() {
        lines.append("invalidate")
        super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        lines.append("invalidate with")
        super.invalidateLayout(with: context)
    }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor
private final class DiarySource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    weak var layout: DiaryLayout?
    var count = 30

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        layout?.lines.append("count")
        return count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        layout?.lines.append("cell \(indexPath.item)")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        layout?.lines.append("scroll \(Int(scrollView.bounds.minY))")
    }
}

@MainActor @Suite("Collections: the layout's questions", .serialized)
struct CollectionPassTests {
    private let layout = DiaryLayout()
    private let source = DiarySource()

    private func collection() throws -> (UICollectionView, UIWindow) {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 8", os: 12)
        source.layout = layout
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 480), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        // CV-M12
        #expect(layout.take() == [])
        root.view.addSubview(view)
        window.layoutIfNeeded()
        return (view, window)
    }

    // CV-M11, CV-M12, CV-M13
    @Test func `the first pass invalidates, prepares, asks, and makes cells in order`() throws {
        let (view, window) = try collection()
        let lines = layout.take().filter { $0 != "count" && $0 != "size" }
        #expect(lines == ["invalidate", "prepare", "elements 0 480", "cell 0", "cell 1", "cell 2", "cell 3", "cell 4"])
        // CV-M20
        view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(layout.take().filter { $0.hasPrefix("elements") || $0 == "prepare" } == [])
    }

    // SC-M1, SC-M4
    @Test func `an offset asks with the old bounds, invalidates with the new ones, then tells`() throws {
        let (view, window) = try collection()
        layout.invalidatesForBounds = true
        _ = layout.take()
        view.contentOffset.y = 100
        #expect(
            layout.take() == ["should 0 to 100", "context", "invalidate", "invalidate with", "scroll 100"]
        )
        window.layoutIfNeeded()
        // CV-M13
        let lines = layout.take().filter { $0 != "size" && $0 != "count" }
        // One cell ahead (CV-M19).
        #expect(lines == ["prepare", "elements 0 960", "cell 5", "cell 6"])
    }

    // SC-M3
    @Test func `bounds do the same without telling`() throws {
        let (view, _) = try collection()
        layout.invalidatesForBounds = true
        _ = layout.take()
        view.bounds.origin.y = 50
        #expect(layout.take() == ["should 0 to 50", "context", "invalidate", "invalidate with"])
    }

    // SC-M2
    @Test func `scrolling by code asks and invalidates before the move`() throws {
        let (view, _) = try collection()
        layout.invalidatesForBounds = true
        _ = layout.take()
        view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == CGFloat(1000))
        #expect(layout.take().last == "scroll 1000")
    }

    // CV-M15
    @Test func `a new size prepares inside the setter and asks in the next pass`() throws {
        let (view, window) = try collection()
        layout.invalidatesForBounds = true
        _ = layout.take()
        view.frame.size.height = 300
        let inside = layout.take().filter { $0 != "count" }
        #expect(inside.contains("prepare"))
        #expect(!inside.contains { $0.hasPrefix("elements") })
        window.layoutIfNeeded()
        #expect(layout.take().contains { $0.hasPrefix("elements") })
    }

    // CV-M14
    @Test func `attributes come from the last query`() throws {
        let (view, _) = try collection()
        _ = layout.take()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == CGFloat(200))
        #expect(layout.take() == [])
    }
}
