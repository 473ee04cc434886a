import Testing

@testable import UIKit

@MainActor @Suite("TextKit: layout manager")
struct LayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private var line: CGFloat { font.lineHeight }

    private func stack(_ text: String, _ sizes: CGSize...) -> (NSTextStorage, NSLayoutManager, [NSTextContainer]) {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let manager = NSLayoutManager()
        let containers = sizes.map { NSTextContainer(size: $0) }
        for container in containers { manager.addTextContainer(container) }
        storage.addLayoutManager(manager)
        return (storage, manager, containers)
    }

    @Test func `lines, boxes and characters are found in the container's space`() throws {
        let (storage, manager, containers) = stack("one two\nthree", CGSize(width: 200, height: 0))
        let container = try #require(containers.first)
        manager.ensureLayout(for: container)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 13))
        let used = manager.usedRect(for: container)
        #expect(abs(used.height - 2 * line) < 0.01 && used.width > 50 && used.width < 100)
        var range = NSRange()
        let first = manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: &range)
        #expect(first.width == 200 && first.minY == 0 && range == NSRange(location: 0, length: 8))
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        #expect(box.minX > 5 && abs(box.minY) < 0.01)
        let second = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 5), in: container)
        #expect(abs(second.minX - 5) < 0.01 && abs(second.minY - line) < 0.01)
        var fraction: CGFloat = -1
        let index = manager.characterIndex(
            for: CGPoint(x: second.minX + 1, y: second.midY),
            in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction
        )
        #expect(index == 8 && fraction > 0 && fraction < 0.5)
        #expect(manager.location(forGlyphAt: 8).x == 5)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) { _, _, _, range, _ in
            lines.append(range)
        }
        #expect(lines == [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
        _ = storage
    }

    @Test func `text flows on into the next container`() throws {
        let text = (0..<30).map { "word\($0)" }.joined(separator: " ")
        let (storage, manager, containers) = stack(
            text,
            CGSize(width: 120, height: 2 * line + 1),
            CGSize(width: 300, height: 0)
        )
        let ranges = containers.map { manager.glyphRange(for: $0) }
        #expect(ranges[0].location == 0 && ranges[0].length > 0)
        #expect(ranges[1].location == ranges[0].length)
        #expect(ranges[1].location + ranges[1].length == storage.length)
        #expect(manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) === containers[1])
    }

    @Test func `lines stand around exclusion paths`() throws {
        let text = Array(repeating: "word", count: 40).joined(separator: " ")
        let (storage, manager, containers) = stack(text, CGSize(width: 300, height: 0))
        let container = try #require(containers.first)
        let before = manager.usedRect(for: container).height
        let hole = CGRect(x: 200, y: 0, width: 100, height: 60)
        container.exclusionPaths = [UIBezierPath(rect: hole)]
        #expect(manager.usedRect(for: container).height > before)
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            _,
            used,
            container,
            _,
            _ in
            // A hair less: right to left the lines end where the hole begins.
            let inner = used.insetBy(dx: container.lineFragmentPadding + 0.01, dy: 0.01)
            #expect(!inner.intersects(hole))
        }
    }

    @Test func `an empty last line is the extra one`() throws {
        let (storage, manager, _) = stack("a\n", CGSize(width: 100, height: 0))
        #expect(abs(manager.extraLineFragmentRect.minY - line) < 0.01)
        storage.append(NSAttributedString(string: "b", attributes: [.font: font]))
        #expect(manager.extraLineFragmentRect == .zero)
    }

    @Test func `a container of few lines hides the rest`() throws {
        let (storage, manager, containers) = stack(
            Array(repeating: "word", count: 40).joined(separator: " "),
            CGSize(width: 100, height: 0)
        )
        let container = try #require(containers.first)
        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byTruncatingTail
        #expect(abs(manager.usedRect(for: container).height - 2 * line) < 0.01)
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 15)
        #expect(hidden.location > 5 && hidden.location + hidden.length == storage.length)
    }

    @Test func `a layout manager draws what is asked for`() throws {
        let (storage, manager, containers) = stack("Ink", CGSize(width: 100, height: 0))
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        let range = manager.glyphRange(for: try #require(containers.first))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 30), false, 1)
        defer { UIGraphicsEndImageContext() }
        manager.drawBackground(forGlyphRange: range, at: .zero)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        #expect(image.pixel(x: 7, y: 2) >> 16 & 0xFF > 200)
        #expect(image.pixel(x: 90, y: 2) >> 24 == 0)
    }
}
