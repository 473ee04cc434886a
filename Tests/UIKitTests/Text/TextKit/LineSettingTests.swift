import Testing

@testable import UIKit

// TX-26
@MainActor @Suite("TextKit: lines set by a subclass")
struct LineSettingTests {
    /// Moves lines down and makes them higher.
    private final class Spread: NSLayoutManager {
        var ranges: [NSRange] = []
        override func setLineFragmentRect(
            _ fragmentRect: CGRect,
            forGlyphRange glyphRange: NSRange,
            usedRect: CGRect
        ) {
            ranges.append(glyphRange)
            var rect = fragmentRect
            rect.size.height = 40
            super.setLineFragmentRect(rect, forGlyphRange: glyphRange, usedRect: usedRect)
        }
    }

    private func laidOut(_ manager: NSLayoutManager) -> [CGRect] {
        let storage = NSTextStorage(string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 1000)))
        let rects = [0, 2].map { manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil) }
        return withExtendedLifetime(storage) { rects }
    }

    @Test func `layout takes up the room that a subclass gives each line`() {
        let manager = Spread()
        #expect(laidOut(manager).map(\.height) == [40, 40])
        #expect(laidOut(manager).map(\.minY) == [0, 40])
        #expect(Array(manager.ranges.prefix(2)) == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 1)])
    }

    @Test func `a subclass that says nothing of lines has those of the class`() {
        final class Plain: NSLayoutManager {}
        #expect(laidOut(Plain()) == laidOut(NSLayoutManager()))
    }
}
