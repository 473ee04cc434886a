import DeviceTestSupport
import Testing

@testable import UIKit

/// TX-20: what a person did to a text, set again later.
@MainActor @Suite("Text views: interaction state")
struct InteractionStateTests {
    @Test func `selection, scrolling and editing come back`() {
        onDevice {
            let window = UIWindow()
            window.isHidden = false
            let text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
            func make() -> UITextView {
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                view.text = text
                window.addSubview(view)
                return view
            }
            let (first, second) = (make(), make())
            first.becomeFirstResponder()
            first.selectedRange = NSRange(location: 3, length: 4)
            first.contentOffset = CGPoint(x: 0, y: 70)
            let state = first.interactionState
            second.interactionState = state
            #expect(second.isFirstResponder && !first.isFirstResponder)
            #expect(second.selectedRange == NSRange(location: 3, length: 4))
            #expect(second.contentOffset.y == 70)
            second.interactionState = "something else"
            #expect(second.selectedRange == NSRange(location: 3, length: 4))
        }
    }

    @Test func `a field keeps its selection`() {
        onDevice {
            let window = UIWindow()
            window.isHidden = false
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.text = "hello"
            window.addSubview(field)
            field.becomeFirstResponder()
            field.selectAll(nil)
            let state = field.interactionState
            field.resignFirstResponder()
            field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
            field.interactionState = state
            #expect(field.isFirstResponder)
            #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "hello")
        }
    }
}
