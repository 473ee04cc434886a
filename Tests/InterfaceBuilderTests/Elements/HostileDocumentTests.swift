import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Hostile documents")
struct HostileDocumentTests {
    @Test
    func `entities are refused before they expand`() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE document [
            <!ENTITY a "aaaaaaaaaa">
            <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
            ]>
            <document>&b;</document>
            """
        #expect(throws: DocumentError.entityDeclaration(file: "A.xib", line: 3)) {
            try Document(data: Data(bomb.utf8), name: "A.xib")
        }
    }

    @Test
    func `an external entity is not fetched`() {
        let text = "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>"
        #expect(throws: DocumentError.entityDeclaration(file: "A.xib", line: 1)) {
            try Document(data: Data(text.utf8), name: "A.xib")
        }
    }

    @Test
    func `the depth is limited, also for the end of the tree`() throws {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
        }
        #expect(throws: DocumentError.tooDeep(file: "A.xib", line: 1, limit: 256)) {
            try ElementParser(file: "A.xib").parse(nested(100_000))
        }
        #expect(try ElementParser(file: "A.xib").parse(nested(256)).children.count == 1)
    }

    @Test
    func `a document as deep as the limit allows can be walked, localized and written`() throws {
        let depth = 126
        let views = (0..<depth).map { "<view id=\"v\($0)\"><subviews>" }.joined()
        let ends = String(repeating: "</subviews></view>", count: depth)
        let document = try Fixture.document(Fixture.xib(views + ends))
        var node = document.object(withID: "v0")
        var count = 0
        while let view = node {
            count += 1
            node = view.subviews.first
        }
        #expect(count == depth)
        #expect(document.findDiagnostics() == [])
        let table = StringsTable(entries: ["v125.toolTip": "x"])
        #expect(String(decoding: document.localized(with: table).xmlData(), as: UTF8.self).contains("toolTip=\"x\""))
    }

    @Test
    func `the size and the number of elements and attributes are limited`() {
        var limits = ElementLimits()
        limits.bytes = 100
        #expect(throws: DocumentError.tooLarge(file: "A.xib", bytes: 101, limit: 100)) {
            try ElementParser(file: "A.xib", limits: limits).parse(Data(repeating: 0x20, count: 101))
        }
        limits = ElementLimits()
        limits.elements = 3
        let text = "<a>\n<b/>\n<b/>\n<b/></a>"
        #expect(throws: DocumentError.tooManyElements(file: "A.xib", line: 4, limit: 3)) {
            try ElementParser(file: "A.xib", limits: limits).parse(Data(text.utf8))
        }
        limits = ElementLimits()
        limits.attributes = 1
        #expect(throws: DocumentError.tooManyAttributes(file: "A.xib", line: 1, limit: 1)) {
            try ElementParser(file: "A.xib", limits: limits).parse(Data(#"<a b="" c=""/>"#.utf8))
        }
    }

    @Test
    func `a tag that does not end is refused before it is read to its end`() {
        var limits = ElementLimits()
        limits.tag = 1000
        let text = "<a b=\"" + String(repeating: "x", count: 3 << 20)
        #expect(throws: DocumentError.tagTooLong(file: "A.xib", line: 1, limit: 1000)) {
            try ElementParser(file: "A.xib", limits: limits).parse(Data(text.utf8))
        }
    }

    @Test(arguments: ["<a>\n<b c=\"ü23456789\"/></a>", "<a>\n<b>ü23456789</b></a>"])
    func `the length of one text is limited, in an attribute or an element`(text: String) throws {
        var limits = ElementLimits()
        limits.text = 10
        #expect(try ElementParser(file: "A.xib", limits: limits).parse(Data(text.utf8)).children.count == 1)
        limits.text = 9
        #expect(throws: DocumentError.textTooLong(file: "A.xib", line: 2, limit: 9)) {
            try ElementParser(file: "A.xib", limits: limits).parse(Data(text.utf8))
        }
    }

    @Test
    func `what crosses the portions that Expat gets is whole`() throws {
        let text = "<a><string>" + String(repeating: "ü", count: 1 << 20) + "</string><b c=\"d\"/></a>"
        var limits = ElementLimits()
        limits.text = 2 << 20
        let root = try ElementParser(file: "A.xib", limits: limits).parse(Data(text.utf8))
        #expect(root.children.first?.text.unicodeScalars.count == 1 << 20)
        #expect(root.children.last?.position.bytes.upperBound == text.utf8.count - 4)
    }

    private static let sample = Fixture.storyboard(
        Fixture.scene(
            #"<label text="Grüße" id="l1" opaque="NO"><rect key="frame" x="1" y="2" width="3" height="4"/></label>"#,
            constraints:
                #"<constraint firstItem="l1" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>"#
        ),
        resources:
            #"<namedColor name="n"><color red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></namedColor>"#
    )

    @Test
    func `a document that ends anywhere is an error with its place, never a crash`() {
        let bytes = Array(Self.sample.utf8)
        for end in 1..<bytes.count {
            #expect(throws: DocumentError.self) { try Document(data: Data(bytes[..<end]), name: "A.xib") }
        }
    }

    @Test
    func `random changes are refused, or read with every object in its place`() throws {
        let seed = SeededGenerator.seed()
        print("INSET_SEED=\(seed) repeats the random documents")
        var random = SeededGenerator(seed: seed)
        let original = Array(Self.sample.utf8)
        let pieces = [
            "NaN", "-inf", "1e999", "YES", "\"", "<view>", "</view>", "&amp;", "\u{0}", "id=\"root\"", "key=\"view\"",
            "root",
        ]
        for _ in 0..<500 {
            var bytes = original
            for _ in 0...Int(random.next() % 4) {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 40)))
                default:
                    bytes.insert(contentsOf: Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8), at: place)
                }
            }
            guard let document = try? Document(data: Data(bytes), name: "A.xib") else { continue }
            let lines = bytes.count { $0 == 0x0A } + 1
            #expect(document.findDiagnostics().allSatisfy { (1...lines).contains($0.line) }, "seed \(seed)")
            #expect(document.xmlData() == Data(bytes), "seed \(seed)")
            for object in document.scenes.flatMap(\.objects) {
                _ = (object.childObjects.count, object.constraints.count, object.connections.count)
            }
        }
    }

    /// A small generator that a seed repeats.
}
