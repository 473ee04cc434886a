import Testing

@testable import UIKit

@Suite("Text: paragraph styles and attributes")
struct ParagraphStyleTests {
    @Test func `a copy is immutable and equal, and doesn't follow its source`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style && !(copy is NSMutableParagraphStyle))
        style.lineSpacing = 5
        #expect(copy.lineSpacing == 4 && copy != style)
        #expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .center)
    }

    @Test func `defaults are natural, word wrapping and tabs every 28 points`() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    }

    @Test func `an added tab stands in its place`() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        for location in [30, 10, 20] as [CGFloat] {
            style.addTabStop(NSTextTab(textAlignment: .left, location: location))
        }
        #expect(style.tabStops.map(\.location) == [10, 20, 30])
    }

    @Test func `a text knows its language's direction`() {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .natural)
    }

    @Test func `an AttributedString takes UIKit's attributes`() {
        var text = AttributedString("Hello")
        text.foregroundColor = .red
        text.uiKit.font = .systemFont(ofSize: 12)
        #expect(text.runs.first?.foregroundColor == .red)
        #expect(text.runs.first?.uiKit.font == .systemFont(ofSize: 12))
    }
}
