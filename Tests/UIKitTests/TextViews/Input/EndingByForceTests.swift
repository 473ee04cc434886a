import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

/// The order of editing's begin and end with the keyboard's, and ends that nobody may refuse.
@MainActor @Suite("Text input: beginnings and forced ends")
struct EndingByForceTests {
    private final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var log: [String] = []
        var mayEnd = true

        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            log.append("should end")
            return mayEnd
        }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            log.append("should end")
            return mayEnd
        }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func withWindow(_ body: (UIView, Listener) -> Void) {
        onDevice {
            let window = UIWindow()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            body(root.view, Listener())
        }
    }

    // TX-14
    @Test func `the keyboard is announced before a text view's editing and after a text field's`() {
        withWindow { view, listener in
            let observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification,
                object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { listener.log.append("keyboard") } }
            defer { NotificationCenter.default.removeObserver(observer) }
            let text = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 60))
            text.delegate = listener
            view.addSubview(text)
            text.becomeFirstResponder()
            EventLoop.main.advance(by: 1)
            #expect(listener.take() == ["keyboard", "begin"])
            text.resignFirstResponder()
            EventLoop.main.advance(by: 1)
            _ = listener.take()
            let field = UITextField(frame: CGRect(x: 0, y: 120, width: 200, height: 30))
            field.delegate = listener
            view.addSubview(field)
            field.becomeFirstResponder()
            EventLoop.main.advance(by: 1)
            #expect(listener.take() == ["begin", "keyboard"])
        }
    }

    // TX-15
    @Test func `a text that leaves the window ends its editing, whatever its delegate says`() {
        withWindow { view, listener in
            listener.mayEnd = false
            let text = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 60))
            let field = UITextField(frame: CGRect(x: 0, y: 120, width: 200, height: 30))
            text.delegate = listener
            field.delegate = listener
            for input in [text, field] as [UIView] {
                view.addSubview(input)
                input.becomeFirstResponder()
                _ = listener.take()
                input.removeFromSuperview()
                #expect(listener.take() == ["should end", "end"])
                #expect(!input.isFirstResponder)
            }
        }
    }

    // TX-15
    @Test func `ending by force doesn't ask, ending otherwise does`() {
        withWindow { view, listener in
            listener.mayEnd = false
            let field = UITextField(frame: CGRect(x: 0, y: 120, width: 200, height: 30))
            field.delegate = listener
            view.addSubview(field)
            field.becomeFirstResponder()
            _ = listener.take()
            #expect(!view.endEditing(false))
            #expect(field.isFirstResponder)
            #expect(listener.take() == ["should end"])
            #expect(view.endEditing(true))
            #expect(listener.take() == ["should end", "end"])
            #expect(!field.isFirstResponder)
        }
    }

    // TX-18
    @Test func `a text field's default attributes have its font and color`() {
        onDevice {
            let field = UITextField()
            #expect(field.defaultTextAttributes[.font] as? UIFont == field.font)
            #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == field.textColor)
            field.defaultTextAttributes = [.kern: 3]
            #expect(field.defaultTextAttributes[.kern] as? Int == 3)
            #expect(field.defaultTextAttributes[.font] is UIFont)
        }
    }
}
