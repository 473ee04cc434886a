import Testing

@testable import UIKit

@MainActor @Suite("TextKit 2: selections")
struct TextSelectionNavigationTests {
    private func stack(_ text: String) -> (NSTextContentStorage, NSTextLayoutManager) {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
        content.addTextLayoutManager(manager)
        content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        return (content, manager)
    }

    private func range(_ selection: NSTextSelection?, _ manager: NSTextLayoutManager) -> NSRange? {
        selection?.textRanges.first.map(manager.nsRange)
    }

    private func caret(_ index: Int, _ manager: NSTextLayoutManager) -> NSTextSelection {
        NSTextSelection(manager.location(at: index), affinity: .downstream)
    }

    @Test func `ranges meet, join and hold as the order of their places says`() throws {
        let (content, manager) = stack("0123456789")
        let start = content.documentRange.location
        func range(_ from: Int, _ to: Int) throws -> NSTextRange {
            let first = try #require(content.location(start, offsetBy: from))
            return try #require(NSTextRange(location: first, end: content.location(start, offsetBy: to)))
        }
        let (left, right) = (try range(2, 6), try range(4, 9))
        let (common, both, before, inside) = (try range(4, 6), try range(2, 9), try range(0, 2), try range(2, 3))
        #expect(left.intersection(right) == common && left.union(right) == both)
        #expect(left.intersects(right) && !before.intersects(left))
        #expect(left.contains(inside) && !left.contains(right))
        #expect(!left.contains(left.endLocation) && left.contains(left.location))
        #expect(NSTextRange(location: left.endLocation, end: left.location) == nil)
        #expect(content.location(start, offsetBy: 11) == nil)
        _ = manager
    }

    @Test(
        arguments: [
            (3, .forward, .character, false, 4, 0), (3, .backward, .character, false, 2, 0),
            (0, .forward, .word, false, 3, 0), (9, .backward, .word, false, 8, 0),
            (3, .forward, .word, true, 3, 4), (9, .forward, .paragraph, false, 13, 0),
            (2, .forward, .line, false, 7, 0), (5, .backward, .line, true, 0, 5),
            (2, .forward, .document, true, 2, 16), (4, .forward, .character, true, 4, 1),
        ]
            as [(
                Int, NSTextSelectionNavigation.Direction, NSTextSelectionNavigation.Destination, Bool, Int, Int
            )]
    )
    func `a selection moves by characters, words, lines, paragraphs and the whole text`(
        from: Int,
        direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination,
        extends: Bool,
        location: Int,
        length: Int
    ) {
        let (content, manager) = stack("one two\nfour\nfive6")
        let moved = manager.textSelectionNavigation.destinationSelection(
            for: caret(from, manager),
            direction: direction,
            destination: destination,
            extending: extends,
            confined: false
        )
        #expect(range(moved, manager) == NSRange(location: location, length: length))
        _ = content
    }

    @Test func `down and up come back to the place that short lines hid`() throws {
        let (content, manager) = stack("one two three\na\nfour five six")
        let navigation = manager.textSelectionNavigation
        func step(_ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction) throws
            -> NSTextSelection
        {
            try #require(
                navigation.destinationSelection(
                    for: selection,
                    direction: direction,
                    destination: .character,
                    extending: false,
                    confined: false
                )
            )
        }
        let short = try step(caret(10, manager), .down)
        #expect(range(short, manager)?.location == 15)
        let long = try step(short, .down)
        #expect(try #require(range(long, manager)?.location) >= 24)
        #expect(range(try step(try step(long, .up), .up), manager)?.location == 10)
        #expect(
            navigation.destinationSelection(
                for: caret(29, manager),
                direction: .forward,
                destination: .character,
                extending: false,
                confined: false
            ) == nil
        )
        _ = content
    }

    @Test func `a touch sets a caret, extends a selection, and finds the word around it`() throws {
        let (content, manager) = stack("one two three")
        let navigation = manager.textSelectionNavigation
        let start = content.documentRange.location
        let x = manager.caretOffset(at: 5)
        let touched = navigation.textSelections(
            interactingAt: CGPoint(x: x + 1, y: 8),
            inContainerAt: start,
            anchors: [],
            modifiers: [],
            selecting: false,
            bounds: .zero
        )
        #expect(touched.map { range($0, manager) } == [NSRange(location: 5, length: 0)])
        let extended = navigation.textSelections(
            interactingAt: CGPoint(x: manager.caretOffset(at: 9), y: 8),
            inContainerAt: start,
            anchors: touched,
            modifiers: .extend,
            selecting: true,
            bounds: .zero
        )
        #expect(range(extended.first, manager) == NSRange(location: 5, length: 4))
        #expect(extended.first?.isTransient == true)
        let word = navigation.textSelection(for: .word, enclosing: touched[0])
        #expect(range(word, manager) == NSRange(location: 4, length: 3) && word.granularity == .word)
        let deleted = navigation.deletionRanges(
            for: touched[0],
            direction: .backward,
            destination: .word,
            allowsDecomposition: false
        )
        #expect(deleted.map(manager.nsRange) == [NSRange(location: 4, length: 1)])
    }
}
