import Foundation
import InsetMarkdown
import Testing

@Suite("Foundation: Markdown")
struct MarkdownTests {
    private func runs(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            let intent = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
            return String(text[run.range].characters) + intent
        }
    }

    private func parts(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            let kinds = (run.presentationIntent?.components ?? []).map { "\($0.kind)#\($0.identity)" }
            return "\(String(text[run.range].characters)): \(kinds.joined(separator: " "))"
        }
    }

    @Test func `stress, code and what is struck through are intents of their characters`() throws {
        let text = try AttributedString(markdown: "a *b* __c__ ***d*** `e*` ~~f~~")
        #expect(runs(text) == ["a ", "b 1", " ", "c 2", " ", "d 3", " ", "e* 4", " ", "f 32"])
        #expect(String(text.characters) == "a b c d e* f")
    }

    @Test func `links and images have addresses, from a base where they have no host`() throws {
        let base = URL(string: "https://example.org/docs/")
        let text = try AttributedString(markdown: "[a](b.html) ![c](d.png) https://swift.org", baseURL: base)
        #expect(
            text.runs.map { $0.link?.absoluteString } == [
                "https://example.org/docs/b.html", nil, nil, nil, "https://swift.org",
            ]
        )
        #expect(
            text.runs.map { $0.imageURL?.absoluteString } == [nil, nil, "https://example.org/docs/d.png", nil, nil]
        )
        #expect(String(text.characters) == "a c https://swift.org")
    }

    @Test func `blocks say what they are parts of, and nothing stands between them`() throws {
        let text = try AttributedString(markdown: "# T\n\np\n\n2. a\n3. b\n   - c\n\n> q\n\n```swift\nx\n```\n\n---\n")
        #expect(
            parts(text) == [
                "T: header(level: 1)#1", "p: paragraph#2", "a: paragraph#5 listItem(ordinal: 2)#4 orderedList#3",
                "b: paragraph#7 listItem(ordinal: 3)#6 orderedList#3",
                "c: paragraph#10 listItem(ordinal: 1)#9 unorderedList#8 listItem(ordinal: 3)#6 orderedList#3",
                "q: paragraph#12 blockQuote#11", "x\n: codeBlock(languageHint: Optional(\"swift\"))#13",
                "\u{2E3B}: thematicBreak#14",
            ]
        )
        #expect(text.runs.map { $0.presentationIntent?.indentationLevel } == [0, 0, 1, 1, 2, 1, 0, 0])
    }

    @Test func `a table has rows and cells, and its columns' alignments`() throws {
        let text = try AttributedString(markdown: "| A | B |\n|:-:|--:|\n| 1 | 2 |")
        let components = text.runs.map { $0.presentationIntent?.components ?? [] }
        let columns = [PresentationIntent.TableColumn(alignment: .center), .init(alignment: .right)]
        #expect(components.map(\.last?.kind) == Array(repeating: .table(columns: columns), count: 4))
        #expect(
            components.map { $0[1].kind } == [
                .tableHeaderRow, .tableHeaderRow, .tableRow(rowIndex: 1), .tableRow(rowIndex: 1),
            ]
        )
        #expect(components.map { $0[0].kind } == [0, 1, 0, 1].map { .tableCell(columnIndex: $0) })
    }

    @Test func `lines end where the source asks for it, else in a space; inline syntax keeps them where it is told to`()
        throws
    {
        #expect(try runs(AttributedString(markdown: "a\nb  \nc")) == ["a", "  64", "b", "\n 128", "c"])
        let source = "# a\n\n  - **b\nc** <i>"
        let kept = try AttributedString(
            markdown: source,
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        )
        #expect(String(kept.characters) == "# a\n\n  - b\nc <i>")
        #expect(runs(kept) == ["# a\n\n  - ", "b\nc 2", " ", "<i> 256"])
        #expect(kept.runs.allSatisfy { $0.presentationIntent == nil })
        let inline = try AttributedString(markdown: "# a\n*b*", options: .init(interpretedSyntax: .inlineOnly))
        #expect(runs(inline) == ["# a", "  64", "b 1"])
    }

    @Test func `attributes in the source give their text, and a language goes to all of it`() throws {
        let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true, languageCode: "de")
        let text = try AttributedString(markdown: "^[2 **Eier**](inflect: true)!", options: options)
        #expect(runs(text) == ["2 ", "Eier 2", "!"])
        #expect(text.runs.allSatisfy { $0.languageIdentifier == "de" })
    }

    @Test func `bytes that are no text are an error, or what can be read of them`() throws {
        let bytes = Data([0x2A, 0xFF, 0x2A])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
        let partly = AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
        #expect(try runs(AttributedString(markdown: bytes, options: partly)) == ["\u{FFFD} 1"])
        #expect(try String(AttributedString(markdown: "").characters) == "")
    }

    @Test func `an NSAttributedString has the intent's bits, and the part`() throws {
        let text = try NSAttributedString(markdown: "a **b**")
        #expect(text.string == "a b")
        #expect((text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber)?.uintValue == 2)
        #expect(text.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) == nil)
        let part = text.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil) as? PresentationIntent
        #expect(part == PresentationIntent(.paragraph, identity: 1))
    }
}
