import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: keyboard")
struct KeyboardTests {
    @Test func `the keyboard comes and goes with the first responder, and says so`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        simulator.present(controller)
        nonisolated(unsafe) var log: [String] = []
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                log.append("\(name.rawValue) \(end?.cgRectValue.minY ?? -1)")
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        simulator.tap(field)
        #expect(log == ["UIKeyboardWillShowNotification 516.0"])
        #expect(simulator.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
        simulator.advance(by: 0.3)
        field.resignFirstResponder()
        simulator.advance(by: 0)
        #expect(
            log.dropFirst() == ["UIKeyboardDidShowNotification 516.0", "UIKeyboardWillHideNotification 852.0"]
        )
    }

    @Test func `with a hardware keyboard none comes up`() throws {
        let simulator = try Simulator(device: "iPhone 8")
        simulator.showsSoftwareKeyboard = false
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        simulator.present(controller)
        simulator.tap(field)
        #expect(field.isFirstResponder)
        #expect(simulator.keyboardFrame.minY == CGFloat(667))
    }
}
