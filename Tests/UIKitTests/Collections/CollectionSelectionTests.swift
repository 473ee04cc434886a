import Foundation
import Platform
import Testing

@testable import UIKit

/// Tiles that write down what happens to them.
@MainActor
private final class Chosen: UICollectionViewController {
    var log: [String] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        super.init(collectionViewLayout: layout)
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
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("should highlight \(indexPath.item)")
        return true
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("should select \(indexPath.item)")
        return true
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("act \(indexPath.item)") }
}

@MainActor @Suite("Collections: choosing")
struct CollectionSelectionTests {
    private func tap(_ item: Int, _ chosen: Chosen) throws {
        let cell = try #require(chosen.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
        let finger = Finger()
        finger.down(at: cell.convert(CGPoint(x: 50, y: 50), to: nil))
        EventLoop.main.advance(by: 0.2)
        finger.up()
        EventLoop.main.advance(by: 0.2)
    }

    @Test func `a tap highlights, selects, ends the highlight, and then acts`() throws {
        let chosen = Chosen()
        try stage(chosen, on: "iPhone 8", os: 16)
        try tap(1, chosen)
        #expect(
            chosen.log == [
                "should highlight 1", "highlight 1", "should select 1", "select 1", "unhighlight 1", "act 1",
            ]
        )
        chosen.log = []
        try tap(2, chosen)
        #expect(
            chosen.log == [
                "should highlight 2", "highlight 2", "should select 2", "deselect 1", "select 2", "unhighlight 2",
                "act 2",
            ]
        )
    }

    @Test func `while it is edited an item's primary action doesn't run`() throws {
        let chosen = Chosen()
        try stage(chosen, on: "iPhone 8", os: 16)
        chosen.collectionView.isEditing = true
        chosen.collectionView.allowsSelectionDuringEditing = true
        try tap(0, chosen)
        #expect(chosen.log.suffix(2) == ["select 0", "unhighlight 0"])
    }
}
