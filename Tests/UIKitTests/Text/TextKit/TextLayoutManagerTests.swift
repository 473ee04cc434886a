import Testing

@testable import UIKit

private final class Bubble: NSTextLayoutFragment {
    override var leadingPadding: CGFloat { 20 }
    override var topMargin: CGFloat { 6 }
    override var bottomMargin: CGFloat { 4 }
}

private final class Steward: NSObject, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate {
    var hides: ((NSTextElement) -> Bool)?
    var shows: ((NSRange) -> NSTextParagraph?)?
    var bubbles = false

    func textContentManager(
        _ textContentManager: NSTextContentManager,
        shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { hides?(textElement) != true }
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
    { shows?(range) }
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        bubbles
            ? Bubble(textElement: textElement, range: textElement.elementRange)
            : NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
}

@MainActor @Suite("TextKit 2: layout manager")
struct TextLayoutManagerTests {
    private static let font = UIFont.systemFont(ofSize: 17)
    private var line: CGFloat { Self.font.lineHeight }

    /// A text in a container of both generations.
    @MainActor
    private struct Stacks {
        let container: NSTextContainer
        let manager: NSTextLayoutManager
        let content: NSTextContentStorage
        let olderContainer: NSTextContainer
        let older = NSLayoutManager()
        let storage: NSTextStorage
        let olderStorage: NSTextStorage
    }

    private func stacks(
        _ text: NSAttributedString,
        width: CGFloat = 200,
        _ prepare: (NSTextContainer) -> Void = { _ in }
    ) -> Stacks {
        let containers = (0..<2).map { _ in NSTextContainer(size: CGSize(width: width, height: 0)) }
        containers.forEach(prepare)
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        manager.textContainer = containers[0]
        content.addTextLayoutManager(manager)
        content.attributedString = text
        let stacks = Stacks(
            container: containers[0],
            manager: manager,
            content: content,
            olderContainer: containers[1],
            storage: content.textStorage ?? NSTextStorage(),
            olderStorage: NSTextStorage(attributedString: text)
        )
        stacks.older.addTextContainer(containers[1])
        stacks.olderStorage.addLayoutManager(stacks.older)
        return stacks
    }

    private func text(_ string: String) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: Self.font])
    }

    private static let mixed: NSAttributedString = {
        let text = NSMutableAttributedString(
            string: "One line that wraps around more than once\nשלום עולם\n\nlast, with an end\n",
            attributes: [.font: font]
        )
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.paragraphSpacing = 7
        style.firstLineHeadIndent = 12
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 42))
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 26), range: NSRange(location: 4, length: 4))
        return text
    }()

    @Test(arguments: [200, 90, 0] as [CGFloat])
    func `lines stand where TextKit 1 has them`(width: CGFloat) {
        for excludes in [false, true] where !excludes || width > 0 {
            let stacks = stacks(Self.mixed, width: width) {
                $0.lineFragmentPadding = 8
                if excludes { $0.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 10, width: 40, height: 30))] }
            }
            var older: [CGRect] = []
            var ranges: [NSRange] = []
            stacks.older.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: Self.mixed.length)) {
                _,
                used,
                _,
                range,
                _ in
                older.append(used.insetBy(dx: 8, dy: 0))
                ranges.append(range)
            }
            older.append(stacks.older.extraLineFragmentUsedRect.insetBy(dx: 8, dy: 0))
            var newer: [CGRect] = []
            var newerRanges: [NSRange] = []
            stacks.manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
                for line in fragment.textLineFragments {
                    let origin = fragment.layoutFragmentFrame.origin
                    newer.append(line.typographicBounds.offsetBy(dx: origin.x, dy: origin.y))
                    let start = stacks.content.offset(
                        from: stacks.content.documentRange.location,
                        to: fragment.rangeInElement.location
                    )
                    newerRanges.append(
                        NSRange(location: start + line.characterRange.location, length: line.characterRange.length)
                    )
                }
                return true
            }
            #expect(older.count == newer.count && older.count >= 5)
            for (old, new) in zip(older, newer) {
                #expect(abs(old.minX - new.minX) < 0.001 && abs(old.minY - new.minY) < 0.001)
                #expect(abs(old.width - new.width) < 0.001 && abs(old.height - new.height) < 0.001)
            }
            #expect(newerRanges.dropLast() == ranges[...])
            #expect(stacks.manager.usageBoundsForTextContainer == stacks.older.usedRect(for: stacks.olderContainer))
        }
    }

    @Test func `paragraphs are elements that keep their objects while others are edited`() throws {
        let stacks = stacks(text("one\ntwo\nthree"))
        let whole = stacks.content.documentRange
        let before = stacks.content.textElements(for: whole).compactMap { $0 as? NSTextParagraph }
        #expect(before.map(\.attributedString.string) == ["one\n", "two\n", "three"])
        let second = try #require(before[1].elementRange)
        let content = try #require(before[1].paragraphContentRange)
        let separator = try #require(before[1].paragraphSeparatorRange)
        #expect(stacks.content.offset(from: whole.location, to: second.location) == 4)
        #expect(stacks.content.offset(from: content.location, to: content.endLocation) == 3)
        #expect(stacks.content.offset(from: separator.location, to: separator.endLocation) == 1)
        let fragments = before.map { stacks.manager.textLayoutFragment(for: $0.elementRange!.location) }

        stacks.content.performEditingTransaction {
            stacks.storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "xyz")
        }
        let after = stacks.content.textElements(for: stacks.content.documentRange).compactMap { $0 as? NSTextParagraph }
        #expect(after.map(\.attributedString.string) == ["one\n", "txyzo\n", "three"])
        #expect(after[0] === before[0] && after[1] !== before[1] && after[2] === before[2])
        let moved = try #require(after[2].elementRange)
        #expect(stacks.content.offset(from: whole.location, to: moved.location) == 10)
        #expect(stacks.manager.textLayoutFragment(for: moved.location) === fragments[2])
        #expect(stacks.manager.textLayoutFragment(for: stacks.content.documentRange.location) === fragments[0])
    }

    @Test func `the content storage's delegate shows another paragraph, and hides elements`() throws {
        let stacks = stacks(text("one\ntwo\nthree"))
        let steward = Steward()
        steward.hides = { ($0 as? NSTextParagraph)?.attributedString.string == "two\n" }
        steward.shows = { range in
            guard range.location == 8 else { return nil }
            return NSTextParagraph(
                attributedString: NSAttributedString(
                    string: "THREE",
                    attributes: [.font: UIFont.systemFont(ofSize: 30)]
                )
            )
        }
        stacks.content.delegate = steward
        var shown: [String] = []
        var tops: [CGFloat] = []
        stacks.manager.enumerateTextLayoutFragments(from: nil) {
            shown.append(($0.textElement as? NSTextParagraph)?.attributedString.string ?? "")
            tops.append($0.layoutFragmentFrame.minY)
            return true
        }
        #expect(shown == ["one\n", "THREE"])
        #expect(tops[0] == 0 && abs(tops[1] - line) < 0.01)
        #expect(stacks.storage.string == "one\ntwo\nthree")
        // The last paragraph's second character is found on the second line.
        let place = try #require(stacks.content.location(stacks.content.documentRange.location, offsetBy: 9))
        var frames: [CGRect] = []
        stacks.manager.enumerateTextSegments(in: NSTextRange(location: place), type: .standard) { _, frame, _, _ in
            frames.append(frame)
            return true
        }
        #expect(frames.count == 1 && frames[0].minX > 15 && abs(frames[0].minY - line) < 0.01)
        #expect(frames[0].width == 0)
    }

    @Test func `a fragment's padding and margins move its lines`() {
        let stacks = stacks(text("one\ntwo"))
        let steward = Steward()
        steward.bubbles = true
        stacks.manager.delegate = steward
        var frames: [CGRect] = []
        var lines: [CGRect] = []
        stacks.manager.enumerateTextLayoutFragments(from: nil) {
            frames.append($0.layoutFragmentFrame)
            lines += $0.textLineFragments.map(\.typographicBounds)
            return true
        }
        #expect(abs(frames[0].height - (line + 10)) < 0.01 && abs(frames[1].minY - (line + 10)) < 0.01)
        #expect(lines.allSatisfy { abs($0.minY - 6) < 0.01 && $0.minX == 20 })
        #expect(abs(stacks.manager.usageBoundsForTextContainer.height - 2 * (line + 10)) < 0.01)
    }

    @Test func `segments are boxes by line; a selection reaches to the edge where a line's end is selected`() throws {
        let stacks = stacks(text("one\ntwo three"))
        let start = stacks.content.documentRange.location
        let range = try #require(
            NSTextRange(location: start, end: stacks.content.location(start, offsetBy: 7))
        )
        func frames(_ type: NSTextLayoutManager.SegmentType, _ options: NSTextLayoutManager.SegmentOptions = [])
            -> [CGRect]
        {
            var found: [CGRect] = []
            stacks.manager.enumerateTextSegments(in: range, type: type, options: options) { range, frame, baseline, _ in
                #expect(baseline > 10 && baseline < line && (range == nil) == options.contains(.rangeNotRequired))
                found.append(frame)
                return true
            }
            return found
        }
        let standard = frames(.standard)
        #expect(standard.count == 2 && standard[0].minX == 5 && standard[0].maxX < 60)
        let selection = frames(.selection, .rangeNotRequired)
        #expect(selection[0].maxX == 195 && selection[1] == standard[1])
        #expect(frames(.standard, .tailSegmentExtended)[1].maxX == 195)
    }

    @Test func `rendering attributes color text without moving it, and the validator is asked once`() throws {
        let stacks = stacks(text("one two"))
        let start = stacks.content.documentRange.location
        let range = try #require(NSTextRange(location: start, end: stacks.content.location(start, offsetBy: 3)))
        func picture() -> Data? {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30))
            return renderer.image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 200, height: 30))
                stacks.manager.drawText(of: stacks.container, at: .zero)
            }.pngData()
        }
        let plain = picture()
        let frame = stacks.manager.usageBoundsForTextContainer
        var asked = 0
        stacks.manager.renderingAttributesValidator = { manager, fragment in
            asked += 1
            manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: range)
            manager.addRenderingAttribute(.font, value: UIFont.systemFont(ofSize: 60), for: range)
        }
        let red = picture()
        #expect(red != plain && asked == 1 && stacks.manager.usageBoundsForTextContainer == frame)
        #expect(picture() == red && asked == 1)
        stacks.manager.invalidateRenderingAttributes(for: range)
        #expect(picture() == red && asked == 2)
        stacks.manager.renderingAttributesValidator = nil
        stacks.manager.invalidateRenderingAttributes(for: range)
        #expect(picture() == plain)
    }
}
