import CoreText
import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Text input: marked text's style")
struct MarkedTextStyleTests {
    @Test func `a text view draws marked text in the style, which its text doesn't have`() {
        onDevice {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.font = .systemFont(ofSize: 17)
            view.text = "ab"
            view.markedTextStyle = [.font: UIFont.systemFont(ofSize: 40)]
            let before = view.textLayout.lines[0].height
            view.setMarkedText("cd", selectedRange: NSRange(location: 2, length: 0))
            #expect(view.textLayout.lines[0].height > before + 20)
            #expect(
                view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17)
            )
            view.unmarkText()
            #expect(view.textLayout.lines[0].height == before)
        }
    }

    @Test func `a text field does likewise`() {
        onDevice {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            field.font = .systemFont(ofSize: 17)
            field.text = "ab"
            field.markedTextStyle = [.kern: 20.0]
            field.setMarkedText("cd", selectedRange: NSRange(location: 2, length: 0))
            let wide = field.intrinsicContentSize.width
            field.unmarkText()
            #expect(wide > field.intrinsicContentSize.width + 30)
        }
    }
}
