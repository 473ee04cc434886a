import DeviceTestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Text fields: the clear button")
struct ClearButtonTests {
    private final class Log: NSObject, UITextFieldDelegate {
        var events: [String] = []
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            events.append("clear")
            return true
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            events.append("begin")
            return true
        }
    }

    // TX-21
    @Test func `clearing a field that isn't edited begins editing`() {
        onDevice {
            let window = UIWindow()
            window.makeKeyAndVisible()
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
            let log = Log()
            field.delegate = log
            field.text = "text"
            field.clearButtonMode = .always
            window.addSubview(field)
            window.layoutIfNeeded()
            field.parts.clearButton?.sendActions(for: .touchUpInside)
            #expect(field.text == "" && field.isFirstResponder)
            #expect(log.events == ["clear", "begin"])
        }
    }
}
