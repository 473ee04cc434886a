import DeviceTestSupport
import Testing

@testable import UIKit

// TX-25
@MainActor @Suite("Text views: text without a font")
struct TextViewFontTests {
    private func fonts(of text: NSAttributedString) -> [String] {
        var fonts: [String] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, _, _ in
            fonts.append((font as? UIFont).map { "\($0.fontName) \($0.pointSize)" } ?? "none")
        }
        return fonts
    }

    @Test func `a text view has no font as long as it has neither text nor a font that was set`() {
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "a"
        #expect(view.font?.fontName == "Helvetica" && view.font?.pointSize == 12)
        view.text = ""
        #expect(view.font == nil)
    }

    @Test func `text without a font is Helvetica of 12 points, plain or attributed`() {
        let view = UITextView()
        view.text = "abc"
        #expect(fonts(of: view.attributedText) == ["Helvetica 12.0"])
        view.attributedText = NSAttributedString(string: "abc", attributes: [.foregroundColor: UIColor.red])
        #expect(fonts(of: view.attributedText) == ["Helvetica 12.0"])
    }

    @Test func `only the characters without a font get it`() {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 1))
        view.attributedText = text
        #expect(fonts(of: view.attributedText).first == "Helvetica 12.0" && fonts(of: view.attributedText).count == 2)
    }

    @Test func `a font that was set is the text's, also of attributed text without one`() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 20)
        view.attributedText = NSAttributedString(string: "abc")
        #expect(view.font?.pointSize == 20)
        #expect((view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    }

    @Test func `a line without a font is as high as Helvetica's, 13.8 points`() {
        onDevice(scale: 2) {
            let view = UITextView()
            view.textContainerInset = .zero
            view.text = "abc"
            #expect(view.sizeThatFits(CGSize(width: 100, height: 100)).height == 14)
            view.text = "a\nb\nc\nd\ne"
            #expect(view.sizeThatFits(CGSize(width: 100, height: 100)).height == 69)
        }
    }

    @Test func `an empty text view without padding has the width zero, not minus zero`() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.textContainer.lineFragmentPadding = 0
        #expect(view.intrinsicContentSize.width.sign == .plus && view.intrinsicContentSize.width == 0)
    }

    @Test func `a container of an app's own class is the view's where the class says so`() {
        final class Own: UITextView {
            let room = NSTextContainer(size: CGSize(width: 7, height: 7))
            override var textContainer: NSTextContainer { room }
        }
        #expect((Own() as UITextView).textContainer.size.width == 7)
    }
}
