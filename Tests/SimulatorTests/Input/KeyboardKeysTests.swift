import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: keys of the screen")
struct KeyboardKeysTests {
    /// A field on a phone 375 wide whose keyboard begins at 521.
    private func field(on simulator: Simulator, _ set: (UITextField) -> Void = { _ in }) -> UITextField {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        set(field)
        controller.view.addSubview(field)
        simulator.present(controller)
        field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        return field
    }

    @Test func `touched keys type, shift lasts for a letter, delete takes back`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "15")
        let field = field(on: simulator)
        simulator.tap(at: CGPoint(x: 18, y: 550))
        #expect(field.text == "q")
        simulator.tap(at: CGPoint(x: 20, y: 658))
        simulator.tap(at: CGPoint(x: 38, y: 604))
        simulator.tap(at: CGPoint(x: 75, y: 604))
        #expect(field.text == "qAs")
        simulator.tap(at: CGPoint(x: 350, y: 658))
        #expect(field.text == "qA")
        simulator.tap(at: CGPoint(x: 40, y: 712))
        simulator.tap(at: CGPoint(x: 18, y: 550))
        #expect(field.text == "qA1")
    }

    @Test(arguments: [
        (UITextAutocorrectionType.default, UIKeyboardType.default, 336), (.no, .default, 291),
        (.default, .emailAddress, 291), (.default, .numberPad, 291),
    ])
    func `suggestions make it 45 higher`(
        correction: UITextAutocorrectionType,
        type: UIKeyboardType,
        height: CGFloat
    ) throws {
        let simulator = try Simulator(device: "iPhone X", os: "15")
        _ = field(on: simulator) {
            $0.autocorrectionType = correction
            $0.keyboardType = type
        }
        #expect(simulator.keyboardFrame.height == height)
    }

    // KB-M1
    @Test func `digits alone make it 233 high on a button phone of 26`() throws {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)", os: "26")
        let field = field(on: simulator) { $0.keyboardType = .numberPad }
        #expect(simulator.keyboardFrame.height == CGFloat(233))
        simulator.tap(at: CGPoint(x: 187, y: 667 - 233 + 24 + 20))
        #expect(field.text == "2")
    }

    @Test func `an input view stands in the keys' place, the accessory above it`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "15")
        let (input, bar) = (UIView(), UIToolbar())
        input.bounds.size = CGSize(width: 375, height: 200)
        bar.bounds.size = CGSize(width: 375, height: 44)
        _ = field(on: simulator) {
            $0.inputView = input
            $0.inputAccessoryView = bar
        }
        #expect(simulator.keyboardFrame.height == CGFloat(200 + 44 + 34))
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 534, width: 375, height: 44))
        #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 578, width: 375, height: 200))
        #expect(UIApplication.shared.windows.count == 1)
    }

    @Test func `a controller's accessory is shown without keys, and below its fields' keys`() throws {
        let simulator = try Simulator(device: "iPhone X", os: "15")
        let controller = AccessoryController()
        simulator.present(controller)
        controller.becomeFirstResponder()
        simulator.advance(by: 0.5)
        #expect(controller.bar.convert(controller.bar.bounds, to: nil).minY == CGFloat(812 - 34 - 50))
        controller.field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        #expect(controller.bar.convert(controller.bar.bounds, to: nil).minY == CGFloat(812 - 291 - 50))
        controller.field.resignFirstResponder()
        simulator.advance(by: 0.5)
        #expect(controller.bar.window == nil)
    }
}

/// A controller that has something above the keyboard.
private final class AccessoryController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.autocorrectionType = .no
        view.addSubview(field)
    }
}
