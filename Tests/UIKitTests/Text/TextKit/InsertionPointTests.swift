import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("TextKit: glyphs' places and backgrounds")
struct InsertionPointTests {
    private final class Filler: NSLayoutManager {
        var filled: [(NSRange, Int)] = []

        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>,
            count rectCount: Int,
            forCharacterRange charRange: NSRange,
            color: UIColor
        ) { filled.append((charRange, rectCount)) }
    }

    private func manager<Manager: NSLayoutManager>(_ manager: Manager, _ storage: NSTextStorage) -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return container
    }

    // TX-17
    @Test func `a line's insertion points stand before its characters, composed ones as one`() {
        onDevice {
            let storage = NSTextStorage(string: "ae\u{301}b", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            let layout = NSLayoutManager()
            _ = manager(layout, storage)
            var positions = [CGFloat](repeating: -1, count: 8)
            var indexes = [Int](repeating: -1, count: 8)
            let count = layout.getLineFragmentInsertionPoints(
                forCharacterAt: 0,
                alternatePositions: false,
                inDisplayOrder: false,
                positions: &positions,
                characterIndexes: &indexes
            )
            #expect(count == 3)
            #expect(Array(indexes.prefix(3)) == [0, 1, 3])
            #expect(positions[0] == 5)
            #expect(positions[0] < positions[1] && positions[1] < positions[2])
        }
    }

    // TX-17
    @Test func `tabs part what stands one behind the other`() {
        onDevice {
            let storage = NSTextStorage(string: "ab\tcd")
            let layout = NSLayoutManager()
            _ = manager(layout, storage)
            #expect(layout.range(ofNominallySpacedGlyphsContaining: 1) == NSRange(location: 0, length: 2))
            #expect(layout.range(ofNominallySpacedGlyphsContaining: 2) == NSRange(location: 2, length: 1))
            #expect(layout.range(ofNominallySpacedGlyphsContaining: 4) == NSRange(location: 3, length: 2))
            #expect(layout.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
            #expect(layout.notShownAttribute(forGlyphAt: 2))
            #expect(!layout.notShownAttribute(forGlyphAt: 0))
        }
    }

    // TX-17
    @Test func `a subclass fills the backgrounds, a stretch of one color at a time`() {
        onDevice {
            let storage = NSTextStorage(string: "red blue")
            storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
            storage.addAttribute(.backgroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
            let layout = Filler()
            _ = manager(layout, storage)
            _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 50)).image { _ in
                layout.drawBackground(forGlyphRange: NSRange(location: 0, length: 8), at: .zero)
            }
            #expect(layout.filled.map(\.0) == [NSRange(location: 0, length: 3), NSRange(location: 4, length: 4)])
            #expect(layout.filled.map(\.1) == [1, 1])
        }
    }

    @Test func `a storage tells of its editing by notifications too`() {
        let storage = NSTextStorage(string: "a")
        var names: [String] = []
        let center = NotificationCenter.default
        let watched = [
            NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
        ]
        let observers = watched.map { name in
            center.addObserver(forName: name, object: storage, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "b")
        observers.forEach(center.removeObserver)
        #expect(names == watched.map(\.rawValue))
    }

    @Test func `another layout manager takes all containers over`() {
        let storage = NSTextStorage(string: "a")
        let (old, new) = (NSLayoutManager(), NSLayoutManager())
        let container = manager(old, storage)
        container.replaceLayoutManager(new)
        #expect(new.textContainers == [container])
        #expect(old.textContainers == [])
        #expect(storage.layoutManagers == [new])
        #expect(container.layoutManager === new)
    }
}
