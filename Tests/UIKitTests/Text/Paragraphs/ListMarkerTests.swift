import DeviceTestSupport
import Testing

@testable import CoreText
@testable import UIKit

// TX-8
@MainActor @Suite("Paragraphs: markers of lists")
struct ListMarkerTests {
    private func item(_ text: String, in lists: NSTextList..., change: (NSMutableParagraphStyle) -> Void = { _ in })
        -> NSAttributedString
    {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        change(style)
        return NSAttributedString(
            string: text,
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]
        )
    }

    private func joined(_ parts: NSAttributedString...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for part in parts { text.append(part) }
        return text
    }

    private func markers(_ text: NSAttributedString) -> [String] {
        ListMarkers(of: text).markers(from: 0).sorted { $0.key < $1.key }.map(\.value.string)
    }

    @Test func `items are counted from the list's first number, and a paragraph without lists ends it`() {
        let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)
        list.startingItemNumber = 4
        let text = joined(
            item("four\n", in: list),
            item("five\n", in: list),
            item("text\n"),
            item("again", in: list)
        )
        #expect(markers(text) == ["4.", "5.", "4."])
    }

    @Test func `a nested list counts anew for each item around it, which goes on afterwards`() {
        let outer = NSTextList(markerFormat: .decimal, options: 0)
        let inner = NSTextList(markerFormat: .lowercaseAlpha, options: 0)
        let text = joined(
            item("one\n", in: outer),
            item("a\n", in: outer, inner),
            item("b\n", in: outer, inner),
            item("two\n", in: outer),
            item("a", in: outer, inner)
        )
        #expect(markers(text) == ["1", "a", "b", "2", "a"])
    }

    @Test func `a list that prepends shows the enclosing item's marker before its own`() {
        let outer = NSTextList(markerFormat: NSTextList.MarkerFormat("{upper-roman}."), options: 0)
        let inner = NSTextList(
            markerFormat: .decimal,
            options: NSTextList.Options.prependEnclosingMarker.rawValue
        )
        let text = joined(item("I\n", in: outer), item("II\n", in: outer), item("II.1", in: outer, inner))
        #expect(markers(text) == ["I.", "II.", "II.1"])
    }

    @Test func `text that HTML brought with its markers gets no second ones`() throws {
        let html = Data("<ul><li>one</li><li>two</li></ul>".utf8)
        let text = try NSAttributedString(
            data: html,
            options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil
        )
        #expect(text.string.contains("\u{2022}"))
        #expect(markers(text) == [])
    }

    @Test(arguments: [(os: 18, isTextKit2: true, x: 41.0), (18, false, 41), (15, true, 5)])
    func `a text view shows markers from iOS 16 on, and its text begins 36 points in`(
        os: Int,
        isTextKit2: Bool,
        x: CGFloat
    ) throws {
        try onDevice(os: os) {
            let view = UITextView(usingTextLayoutManager: isTextKit2)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            view.attributedText = item("word", in: NSTextList(markerFormat: .disc, options: 0))
            view.layoutIfNeeded()
            #expect(view.text == "word")
            let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
            #expect(abs(view.firstRect(for: range).minX - x) < 0.01)
        }
    }

    @Test func `the marker is drawn in the text's color, in the room before it`() throws {
        try onDevice(os: 18) {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
            view.backgroundColor = .white
            let text = NSMutableAttributedString(
                attributedString: item("word", in: NSTextList(markerFormat: .square, options: 0))
            )
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
            view.attributedText = text
            view.layoutIfNeeded()
            let image = try #require(LayerRenderer.image(of: view.layer, scale: 2))
            @MainActor func isRed(_ range: Range<Int>) -> Bool {
                range.contains { x in (16..<60).contains { y in image.pixel(x: x, y: y) == 0xFFFF_0000 } }
            }
            // 5 of padding, then the marker at 11 and the text at 36; two pixels a point.
            #expect(isRed(32..<60))
            #expect(!isRed(0..<30) && !isRed(62..<80))
        }
    }

    @Test func `own indents hold: the marker stands at the first line's, the text at the others'`() {
        onDevice(os: 18) {
            let list = NSTextList(markerFormat: .disc, options: 0)
            let text = item("word", in: list) { ($0.firstLineHeadIndent, $0.headIndent) = (4, 20) }
            let marker = ListMarkers(of: text).markers(from: 0)[0]
            #expect(marker?.indent == 4 && marker?.textIndent == 20)
            let label = UILabel(frame: .zero)
            label.attributedText = text
            let plain = UILabel(frame: .zero)
            plain.attributedText = item("word")
            #expect(abs(label.intrinsicContentSize.width - plain.intrinsicContentSize.width - 20) < 0.51)
        }
    }

    @Test func `a wide marker pushes its line to the next tab, not the lines below`() {
        onDevice(os: 18) {
            let list = NSTextList(markerFormat: NSTextList.MarkerFormat("Appendix {decimal}:"), options: 0)
            let text = item("first line\u{2028}second", in: list)
            let layout = TextLayout(
                AttributedTextConverter().convert(text).text,
                options: TextLayoutOptions(width: 300, era: HostEra.current)
            )
            let marker = layout.lines[0].marker
            #expect(layout.lines[1].origin.x == 36 && layout.lines[1].marker == nil)
            #expect(layout.lines[0].origin.x == 112)
            #expect(marker.map { abs($0.x - 11) < 0.01 } == true)
        }
    }

    @Test func `items are counted on in the next container of TextKit 1`() {
        onDevice(os: 18) {
            let list = NSTextList(markerFormat: .decimal, options: 0)
            let storage = NSTextStorage()
            let manager = NSLayoutManager()
            storage.addLayoutManager(manager)
            for _ in 0..<2 { manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 45))) }
            storage.setAttributedString(
                joined(item("a\n", in: list), item("b\n", in: list), item("c\n", in: list), item("d", in: list))
            )
            let texts = manager.laidOut()
            #expect(texts.map { $0.layout.lines.count } == [2, 2])
            #expect(texts[1].layout.text.markers.sorted { $0.key < $1.key }.map(\.value.string) == ["3", "4"])
            withExtendedLifetime(storage) {}
            withExtendedLifetime(storage) {}
        }
    }
}
