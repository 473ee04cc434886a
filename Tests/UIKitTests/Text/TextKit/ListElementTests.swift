import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

// TX-16
@MainActor @Suite("TextKit: elements of lists")
struct ListElementTests {
    private func text(_ string: String) -> NSAttributedString { NSAttributedString(string: string) }

    @Test func `an item has its contents, and shows them behind its marker`() throws {
        let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)
        let inner = NSTextListElement(contents: text("in"), textList: list, children: nil)
        let first = NSTextListElement(contents: text("one"), textList: list, children: [inner])
        let second = NSTextListElement(contents: text("two"), textList: list, children: nil)
        let level = try #require(NSTextListElement(children: [first, second], textList: list, nestingLevel: 1))
        #expect(level.contents == nil)
        #expect(level.childElements == [first, second])
        #expect(level.attributedString.string == "")
        #expect(first.parent === level)
        #expect(inner.parent === first)
        #expect(first.contents?.string == "one")
        #expect(first.attributedString.string == "\t1.\tone")
        #expect(second.attributedString.string == "\t2.\ttwo")
        let style = inner.attributedString.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.textLists.count == 3)
        #expect(NSTextListElement(children: [], textList: list, nestingLevel: 1) == nil)
    }

    @Test func `a marker has looks of its own over the contents'`() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let contents = NSAttributedString(
            string: "x",
            attributes: [.foregroundColor: UIColor.red, .kern: 2]
        )
        let item = NSTextListElement(
            parent: nil,
            textList: list,
            contents: contents,
            markerAttributes: [.foregroundColor: UIColor.blue],
            children: nil
        )
        let shown = item.attributedString
        #expect(shown.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
        #expect(shown.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
        #expect(shown.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func `texts aren't taken to hold their lists' markers`() {
        #expect(!NSTextList.includesTextListMarkers)
        #expect(!NSTextContentStorage().includesTextListMarkers)
    }
}
