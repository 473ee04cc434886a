import Testing
import UIKit

@MainActor @Suite("Text: looks of attributed text that is set as a whole")
struct AttributedLooksTests {
    private let big = UIFont.boldSystemFont(ofSize: 30)

    private var text: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "ab",
            attributes: [.font: big, .foregroundColor: UIColor.red, .paragraphStyle: style]
        )
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 5), range: NSRange(location: 1, length: 1))
        return text
    }

    // TX-1
    @Test func `a label, a field and a text view take over how it begins`() {
        let (label, field, view) = (UILabel(), UITextField(), UITextView())
        (label.attributedText, field.attributedText, view.attributedText) = (text, text, text)
        #expect([label.font, field.font, view.font] == [big, big, big])
        #expect([label.textColor, field.textColor, view.textColor] == [.red, .red, .red])
        #expect([label.textAlignment, field.textAlignment, view.textAlignment] == [.center, .center, .center])
        // What follows keeps its own looks, and text that is set later has the first ones.
        #expect((view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 5)
        view.text = "plain"
        #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == big)
        field.text = "plain"
        #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == big)
    }

    // TX-1
    @Test func `what it leaves open stays, as does all with text that is empty`() {
        let view = UITextView()
        view.font = big
        view.textColor = .blue
        view.attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        #expect(view.font == big && view.textColor == .red && view.textAlignment == .natural)
        view.attributedText = NSAttributedString(string: "", attributes: [.foregroundColor: UIColor.green])
        #expect(view.font == big && view.textColor == .red)
    }
}
