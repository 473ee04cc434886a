import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Text views: plain and attributed text")
struct TextViewTextTests {
    private final class View: UITextView {
        var told: [String] = []
        override var attributedText: NSAttributedString! {
            get { super.attributedText }
            set {
                told.append(newValue.string)
                super.attributedText = newValue
            }
        }
    }

    @Test func `plain text is set as attributed text, and leaves the view's looks as they were`() {
        onDevice {
            let view = View()
            view.text = "a"
            #expect(view.told == ["a"] && view.text == "a")
            #expect(view.textColor == nil)
            view.textColor = .red
            view.text = "b"
            #expect(view.textColor == .red && view.told == ["a", "b"])
        }
    }
}
