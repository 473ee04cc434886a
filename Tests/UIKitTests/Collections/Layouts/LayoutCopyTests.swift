import DeviceTestSupport
import Testing
import UIKit

/// Copies are objects of their own: who changes one leaves what the layout keeps.
@MainActor @Suite("Collections: copies of what layouts are made of")
struct LayoutCopyTests {
    private final class Marked: UICollectionViewLayoutAttributes {
        var mark = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Marked)?.mark = mark
            return copy
        }
    }

    // CV-M10
    @Test func `a copy of attributes changes by itself, and keeps its class and what that adds`() throws {
        let attributes = Marked(forCellWith: IndexPath(item: 3, section: 1))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        (attributes.alpha, attributes.zIndex, attributes.mark) = (0.5, 7, 9)
        let copy = try #require(attributes.copy() as? Marked)
        copy.size.height = 80
        #expect(copy !== attributes)
        #expect(attributes.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(copy.frame == CGRect(x: 10, y: 0, width: 30, height: 80))
        #expect(copy.indexPath == IndexPath(item: 3, section: 1))
        #expect((copy.alpha, copy.zIndex, copy.mark) == (0.5, 7, 9))
    }

    @Test func `copies of a group's parts keep what was set, and change by themselves`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(60))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size,
            elementKind: "header",
            alignment: .bottom
        )
        header.pinToVisibleBounds = true
        header.contentInsets.top = 4
        let other = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
        other.pinToVisibleBounds = false
        #expect(header.pinToVisibleBounds)
        #expect((other.elementKind, other.alignment, other.contentInsets.top) == ("header", .bottom, 4))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        group.interItemSpacing = .fixed(5)
        let copied = try #require(group.copy() as? NSCollectionLayoutGroup)
        copied.interItemSpacing = nil
        #expect(group.interItemSpacing?.spacing == 5 && copied.subitems.count == 1)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let next = try #require(section.copy() as? NSCollectionLayoutSection)
        next.interGroupSpacing = 9
        #expect(section.interGroupSpacing == 8)
    }

    @Test func `actions and commands are copied with their looks and identifiers`() throws {
        var performed = 0
        let action = UIAction(title: "Save", identifier: .init("save"), attributes: .destructive) { _ in performed += 1
        }
        let copy = try #require(action.copy() as? UIAction)
        copy.title = "Keep"
        copy.performWithSender(nil, target: nil)
        #expect((action.title, copy.identifier.rawValue, performed) == ("Save", "save", 1))
        #expect(copy.attributes == .destructive)
        let key = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save"))
        key.wantsPriorityOverSystemBehavior = true
        let other = try #require(key.copy() as? UIKeyCommand)
        #expect(other !== key && other.input == "s" && other.modifierFlags == .command)
        #expect(other.wantsPriorityOverSystemBehavior)
    }

    private final class Filled: UICollectionViewFlowLayout {
        override var collectionView: UICollectionView {
            guard let view = super.collectionView else { preconditionFailure("no collection") }
            return view
        }
    }

    @Test func `a layout may say that it always has a collection`() {
        let layout = Filled()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: layout
        )
        #expect(layout.collectionView === view)
    }
}
