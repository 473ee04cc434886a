import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Text: reading HTML")
struct HTMLReadingTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil
        )
    }

    private func value(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString) -> Any? {
        let range = NSString(string: text.string).range(of: word)
        guard range.location != NSNotFound else { return nil }
        return text.attribute(key, at: range.location, effectiveRange: nil)
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("  many \n  spaces  ", "many spaces"),
        ("<p>one</p><p>two</p>", "one\ntwo\n"),
        ("<div>one<div>two</div></div>three", "one\ntwo\nthree"),
        ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"),
        ("<b>bold</b> <i>slanted</i>.", "bold slanted."),
        ("<ul><li>tea</li><li>milk</li></ul>", "\t•\ttea\n\t•\tmilk\n"),
        ("<ol start='3'><li>tea<li>milk</ol>", "\t3.\ttea\n\t4.\tmilk\n"),
        ("<ul><li>a<ul><li>b</ul></ul>", "\t•\ta\n\t◦\tb\n"),
        ("<pre>a  b\n c</pre>", "a  b\n c\n"),
        ("<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>", "1\t2\n3\n"),
        ("&lt;a &amp; b&gt; &eacute;&#65;&#x42;&nbsp;&unknown; & c", "<a & b> éAB\u{A0}&unknown; & c"),
        ("<head><title>no</title><style>p{}</style></head>yes<script>a<b</script>", "yes"),
        ("<!DOCTYPE html><!-- <b> -->x<!-- open", "x"),
        ("1 < 2 <3", "1 < 2 <3"),
        ("a <span style='display:none'>b</span>c", "a c"),
        ("", ""), ("<", "<"), ("<p", ""), ("</p>x", "x"), ("<p>a<p>b", "a\nb"),
    ])
    func `the text is what a browser shows`(html: String, expected: String) throws {
        #expect(try read(html).string == expected)
    }

    @Test func `text without a font is Times of 12 points, a pixel three quarters of a point`() throws {
        let text = try read("a<span style='font: italic bold 20px/1.2 Georgia, serif'>b</span><font size=5>c</font>")
        let font = try #require(value(.font, of: "a", in: text) as? UIFont)
        #expect(font.familyName == "Times New Roman" && font.pointSize == CGFloat(12))
        let other = try #require(value(.font, of: "b", in: text) as? UIFont)
        #expect(other.familyName == "Georgia" && other.pointSize == CGFloat(15))
        #expect(other.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
        #expect((value(.font, of: "c", in: text) as? UIFont)?.pointSize == CGFloat(18))
    }

    @Test func `a style sheet sets what elements and classes say, the more exact rule last`() throws {
        let text = try read(
            """
            <style>/* b */ .warm { color: #F00 } p.warm { color: rgb(0, 128, 0); text-align: center } p { color: blue }
            body { font-family: -apple-system; font-size: 17pt }</style>
            <body><p class="warm">one</p><p>two</p><b class='warm'>three</b></body>
            """
        )
        #expect(
            (value(.foregroundColor, of: "one", in: text) as? UIColor)?.cgColor.components?[1] == CGFloat(128) / 255
        )
        #expect((value(.foregroundColor, of: "two", in: text) as? UIColor)?.cgColor.components?[2] == CGFloat(1))
        #expect((value(.foregroundColor, of: "three", in: text) as? UIColor)?.cgColor.components?[0] == CGFloat(1))
        #expect((value(.paragraphStyle, of: "one", in: text) as? NSParagraphStyle)?.alignment == .center)
        #expect((value(.font, of: "two", in: text) as? UIFont)?.pointSize == CGFloat(17))
    }

    @Test func `links, decorations and raised letters become attributes`() throws {
        let text = try read(
            "<a href='https://example.com/?a=1&amp;b=2'>link</a> <u>under</u> <s>gone</s> x<sup>2</sup>"
        )
        #expect(value(.link, of: "link", in: text) as? URL == URL(string: "https://example.com/?a=1&b=2"))
        #expect(value(.underlineStyle, of: "under", in: text) as? Int == 1)
        #expect(value(.strikethroughStyle, of: "gone", in: text) as? Int == 1)
        #expect(value(.baselineOffset, of: "2", in: text) as? CGFloat == 4)
        #expect(value(.link, of: "under", in: text) == nil)
    }

    @Test func `headings and lists set their paragraphs`() throws {
        let text = try read("<h1>Title</h1><ul><li>item</li></ul>")
        let font = try #require(value(.font, of: "Title", in: text) as? UIFont)
        #expect(font.pointSize == CGFloat(24) && font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let style = try #require(value(.paragraphStyle, of: "item", in: text) as? NSParagraphStyle)
        #expect(style.headIndent == CGFloat(36) && style.textLists.count == 1)
    }

    @Test func `what isn't read is an error, and plain text stays plain`() throws {
        #expect(throws: CocoaError(.fileReadCorruptFile)) {
            let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: "NSRTFD"]
            _ = try NSAttributedString(data: Data("rtfd".utf8), options: options, documentAttributes: nil)
        }
        var known: NSDictionary?
        let text = try NSAttributedString(data: Data("a <b>".utf8), options: [:], documentAttributes: &known)
        #expect(text.string == "a <b>" && known?["DocumentType"] as? String == "NSPlainText")
        let page = try NSMutableAttributedString(
            data: Data("<html>a<b>b</b>".utf8),
            options: [:],
            documentAttributes: nil
        )
        #expect(page.string == "ab")
    }

    @Test func `damaged pages end in some text`() throws {
        var random = SeededGenerator(seed: 12)
        let page = "<style>a{b:c}</style><ul><li class='x'>a<table><tr><td style=\"font:3px a\">&amp;</table><!-- -->"
        for round in 0..<300 {
            var characters = Array(page)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: characters.indices, using: &random)
                if Bool.random(using: &random) {
                    characters.remove(at: place)
                } else {
                    characters.insert(characters.randomElement(using: &random) ?? "<", at: place)
                }
            }
            #expect(try read(String(characters)).string.count < 200, "seed 12, round \(round)")
        }
        #expect(try read(String(repeating: "<div>", count: 20_000) + "deep").string == "deep")
    }

    @Test func `a text takes a document's place, or stays as it is where that can't be read`() throws {
        let text = NSMutableAttributedString(string: "old")
        try text.read(from: Data("<b>new</b>".utf8), options: [.documentType: "NSHTML"], documentAttributes: nil)
        #expect(text.string == "new")
        #expect(throws: (any Error).self) {
            try text.read(from: Data("rtfd".utf8), options: [.documentType: "NSRTFD"], documentAttributes: nil)
        }
        #expect(text.string == "new")
        let file = try text.fileWrapper(
            from: NSRange(location: 0, length: 2),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.plain]
        )
        #expect(file.regularFileContents == Data("ne".utf8))
    }
}
