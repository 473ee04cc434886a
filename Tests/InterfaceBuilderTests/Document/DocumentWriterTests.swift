import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Writing documents")
struct DocumentWriterTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document  type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime='iOS.CocoaTouch'>
            <!--Own words-->
            <objects>
        <label id="l" text="a &lt; b"  opaque="NO"/>
                <view id="v">
                    <!--inner--><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <string key="s">a&#9;b</string>
                </view><view id="w"></view>
            </objects>
        </document>

        """

    private func written(_ edit: (Document) -> Document) throws -> String {
        String(decoding: edit(try Fixture.document(Self.xml, name: "A.xib")).xmlData(), as: UTF8.self)
    }

    @Test
    func `what nobody edited has the same bytes`() throws {
        #expect(try written { $0 } == Self.xml)
    }

    @Test
    func `an edit changes its tag and nothing else`() throws {
        let result = try written { $0.replacing("l") { $0.setting("text", to: "\"x\" & y\n") } }
        let tag = #"<label id="l" text="a &lt; b"  opaque="NO"/>"#
        #expect(
            result == Self.xml.replacing(tag, with: #"<label id="l" text="&quot;x&quot; &amp; y&#10;" opaque="NO"/>"#)
        )
    }

    @Test
    func `a child that is added stands on a line of its own`() throws {
        let point = Element(name: "point", attributes: [.init(name: "key", value: "p")])
        let result = try written { $0.replacing("v") { $0.with(children: $0.children + [point]) } }
        let string = #"<string key="s">a&#9;b</string>"#
        #expect(result == Self.xml.replacing(string, with: string + "\n            <point key=\"p\"/>"))
    }

    @Test
    func `what is removed goes with the white space before it`() throws {
        let result = try written { $0.replacing("l") { _ in nil } }
        #expect(result == Self.xml.replacing("\n<label id=\"l\" text=\"a &lt; b\"  opaque=\"NO\"/>", with: ""))
    }

    @Test
    func `an element that had nothing inside opens up`() throws {
        let text = Element(name: "string", text: "<1>")
        let result = try written { $0.replacing("w") { $0.with(children: [text]) } }
        let expected = "<view id=\"w\">\n            <string>&lt;1&gt;</string>\n        </view>"
        #expect(result == Self.xml.replacing("<view id=\"w\"></view>", with: expected))
    }

    @Test
    func `an edit of an unknown object changes nothing`() throws {
        #expect(try written { $0.replacing("q") { _ in nil } } == Self.xml)
    }

    @Test(.enabled(if: !Corpus.documents.isEmpty, "the corpus is not on this machine"))
    func `an edit of what Xcode wrote changes one line`() throws {
        for (i, url) in Corpus.documents.enumerated() where i % 4 == 0 {
            let data = try Data(contentsOf: url)
            let document = try Document(data: data, name: url.path)
            #expect(document.xmlData() == data, "\(url.path)")
            guard let id = document.context.elements.keys.min() else { continue }
            let edited = document.replacing(id) { $0.setting("zzz", to: "1") }.xmlData()
            let before = data.split(separator: 0x0A, omittingEmptySubsequences: false)
            let after = edited.split(separator: 0x0A, omittingEmptySubsequences: false)
            #expect(before.count == after.count, "\(url.path)")
            #expect(zip(before, after).filter { $0 != $1 }.count == 1, "\(url.path)")
        }
    }
}
