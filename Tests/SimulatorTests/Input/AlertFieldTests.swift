import Simulator
import Testing
import UIKit

@MainActor @Suite("Keyboard: fields of alerts")
struct AlertFieldTests {
    // PR-31
    @Test(arguments: ["iPhone 8", "iPhone X"])
    func `an alert's first field has the keys, above the keyboard, and gives them back`(_ device: String) throws {
        let simulator = try Simulator(device: device, os: "16")
        let root = UIViewController()
        simulator.present(root)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        simulator.advance(by: 1)
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.isFirstResponder) == [true, false])
        simulator.type("Ada")
        #expect(fields.map(\.text) == ["Ada", ""])
        let keyboard = simulator.keyboardFrame
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.maxY < keyboard.minY)
        #expect(abs(frame.midY - keyboard.minY / 2) < 1)
        root.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(!fields[0].isFirstResponder)
        #expect(simulator.keyboardFrame.minY >= UIScreen.main.bounds.maxY)
    }

    @Test func `an alert without fields stays in the middle of the screen`() throws {
        let simulator = try Simulator(device: "iPhone 8", os: "16")
        let root = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
        simulator.present(root)
        root.view.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        simulator.advance(by: 1)
        #expect(abs(alert.view.convert(alert.view.bounds, to: nil).midY - 667 / 2) < 1)
    }
}
