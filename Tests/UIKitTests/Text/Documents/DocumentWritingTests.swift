import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Text: writing documents")
struct DocumentWritingTests {
    private func data(_ text: NSAttributedString, _ type: NSAttributedString.DocumentType) throws -> String {
        let whole = NSRange(location: 0, length: text.length)
        return String(decoding: try text.data(from: whole, documentAttributes: [.documentType: type]), as: UTF8.self)
    }

    private func sample() throws -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.paragraphSpacing) = (.center, 6)
        let text = NSMutableAttributedString(
            string: "Bold é <&>\nlink",
            attributes: [.font: try #require(UIFont(name: "Georgia", size: 14)), .paragraphStyle: style]
        )
        text.addAttributes(
            [
                .font: try #require(UIFont(name: "Georgia-Bold", size: 14)),
                .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            ],
            range: NSRange(location: 0, length: 4)
        )
        let link = NSRange(location: 11, length: 4)
        text.addAttribute(.link, value: try #require(URL(string: "https://inset.dev/?a=1&b=2")), range: link)
        return text
    }

    @Test func `plain text is written in an encoding, or not at all`() throws {
        let text = NSAttributedString(string: "é€")
        let whole = NSRange(location: 0, length: 2)
        #expect(
            try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
                == Data("é€".utf8)
        )
        #expect(throws: CocoaError.self) {
            try text.data(
                from: whole,
                documentAttributes: [
                    .documentType: "NSPlainText", .characterEncoding: String.Encoding.ascii.rawValue,
                ]
            )
        }
        #expect(throws: CocoaError.self) { try text.data(from: whole) }
    }

    @Test func `RTF has tables of fonts and colors, paragraphs, and other characters by number`() throws {
        try onDevice {
            let rtf = try data(sample(), .rtf)
            #expect(rtf.hasPrefix("{\\rtf1\\ansi"))
            #expect(rtf.contains("{\\fonttbl\\f0\\fnil Georgia;}"))
            #expect(rtf.contains("{\\colortbl;\\red255\\green0\\blue0;}"))
            #expect(rtf.contains("\\pard\\qc\\sa120\n{\\f0\\fs28\\cf1\\b Bold}{\\f0\\fs28  \\u233? <&>}\\par\n"))
            #expect(
                rtf.contains(
                    "{\\field{\\*\\fldinst{HYPERLINK \"https://inset.dev/?a=1&b=2\"}}{\\fldrslt {\\f0\\fs28 link}}}"
                )
            )
            #expect(rtf.hasSuffix("}\n"))
        }
    }

    @Test func `RTF comes back with its looks`() throws {
        try onDevice {
            let rtf = try Data(data(sample(), .rtf).utf8)
            let back = try NSAttributedString(data: rtf, documentAttributes: nil)
            #expect(back.string == "Bold é <&>\nlink")
            let font = back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true && font?.pointSize == 14)
            #expect((back.attribute(.font, at: 6, effectiveRange: nil) as? UIFont)?.familyName == "Georgia")
            #expect(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
            #expect((back.attribute(.link, at: 12, effectiveRange: nil) as? URL)?.query == "a=1&b=2")
            let style = back.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            #expect(style?.alignment == .center && style?.paragraphSpacing == 6)
        }
    }

    @Test(arguments: [
        (#"{\rtf1 a\'e9\u8364?\u-10179?\u-8704?\emdash\~b\'zz}"#, "aé€😀—\u{A0}b"),
        (
            #"{\rtf1{\fonttbl\f0 Menlo;}{\colortbl;\red9;}{\*\generator x;}{\info{\title t}}one\par two\line}"#,
            "one\ntwo\u{2028}"
        ),
        (#"{\rtf1\uc0 a\u8226 b{\v hidden}\tab\{c\}}"#, "a•b\t{c}"), (#"{\rtf1 open{\b more"#, "openmore"),
        (#"{\rtf1 }} over"#, ""), ("{\\rtf1" + String(repeating: "{", count: 2000) + "deep", ""),
    ])
    func `RTF is read as its words say, however it ends`(rtf: String, text: String) throws {
        try onDevice {
            let read = try NSAttributedString(data: Data(rtf.utf8), documentAttributes: nil)
            #expect(read.string == text)
        }
    }

    @Test func `HTML comes back with its looks`() throws {
        try onDevice {
            let html = try data(sample(), .html)
            #expect(html.contains("&lt;&amp;&gt;") && html.contains("href=\"https://inset.dev/?a=1&amp;b=2\""))
            let back = try NSAttributedString(
                data: Data(html.utf8),
                options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: nil
            )
            #expect(back.string.trimmingCharacters(in: .newlines) == "Bold é <&>\nlink")
            let font = back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true && font?.pointSize == 14)
            #expect((back.attribute(.font, at: 6, effectiveRange: nil) as? UIFont)?.familyName == "Georgia")
            #expect((back.attribute(.link, at: 12, effectiveRange: nil) as? URL)?.query == "a=1&b=2")
            let style = back.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            #expect(style?.alignment == .center && style?.paragraphSpacing == 6)
        }
    }

    @Test func `lists are written as lists, whether their markers stand in the text or not`() throws {
        try onDevice {
            let list = NSTextList(markerFormat: .lowercaseRoman, options: 0)
            list.startingItemNumber = 3
            let style = NSMutableParagraphStyle()
            style.textLists = [list]
            let text = NSMutableAttributedString(string: "three\nfour\n", attributes: [.paragraphStyle: style])
            text.append(NSAttributedString(string: "after"))
            let html = try data(text, .html)
            #expect(html.contains("<ol type=\"i\" start=\"3\">") && html.components(separatedBy: "<li").count == 3)
            let back = try NSAttributedString(
                data: Data(html.utf8),
                options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: nil
            )
            #expect(back.string.contains("\tiii.\tthree\n\tiv.\tfour\n"))
            #expect(try data(back, .html).components(separatedBy: "iii.").count == 1)
        }
    }
}
