import CoreText
import Testing

@testable import UIKit

// TX-22
@MainActor @Suite("Text: what Markdown means is shown")
struct PresentationIntentTests {
    private func looks(_ text: NSAttributedString) -> [TextAttributes] {
        let converter = AttributedTextConverter(font: .systemFont(ofSize: 15))
        var looks: [TextAttributes] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, _, _ in
            looks.append(converter.attributes(values))
        }
        return looks
    }

    @Test func `stress is bold or slanted, code has letters of one width, and what is struck has a line`() throws {
        let looks = try looks(NSAttributedString(markdown: "a **b** *c* `d` ~~e~~"))
        #expect(
            looks.map(\.font.weight) == [.regular, .bold, .regular, .regular, .regular, .regular, .regular, .regular]
        )
        #expect(looks.map(\.font.isItalic) == [false, false, false, true, false, false, false, false])
        #expect(looks.map { $0.font.design == .monospaced } == [false, false, false, false, false, true, false, false])
        #expect(looks.map { $0.strikethrough != nil } == [false, false, false, false, false, false, false, true])
        #expect(looks.allSatisfy { $0.font.size == 15 })
    }

    @Test func `a label is as wide as its bold letters`() throws {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.attributedText = try NSAttributedString(markdown: "**Sales of May**")
        let bold = UILabel()
        bold.font = .boldSystemFont(ofSize: 17)
        bold.text = "Sales of May"
        #expect(label.intrinsicContentSize == bold.intrinsicContentSize)
    }

    @Test func `attributed strings of both kinds keep it, and a weight that is bolder`() throws {
        let text = try AttributedString(markdown: "[**a**](https://swift.org)")
        let object = NSAttributedString(text)
        #expect(object.attribute(.link, at: 0, effectiveRange: nil) as? URL == URL(string: "https://swift.org"))
        #expect(looks(object).map(\.font.weight) == [.bold])
        let container = AttributeContainer(object.attributes(at: 0, effectiveRange: nil))
        #expect(container.inlinePresentationIntent == .stronglyEmphasized)
        #expect(container.presentationIntent == PresentationIntent(.paragraph, identity: 1))
        let black = AttributedTextConverter().attributes([
            .font: UIFont.systemFont(ofSize: 9, weight: .black), .inlinePresentationIntent: NSNumber(value: 3),
        ])
        #expect(black.font.weight == .black && black.font.isItalic)
    }
}
