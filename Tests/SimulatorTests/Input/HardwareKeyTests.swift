import Simulator
import Testing
import UIKit

@MainActor
private final class KeyController: UIViewController, ActionProviding {
    static var actions: [Action] {
        [
            Action("save:", KeyController.save), Action("leave:", KeyController.leave),
            Action("typed:", KeyController.typed),
        ]
    }
    func save(_ sender: Any?) { log.append("save") }
    func leave(_ sender: Any?) { log.append("leave") }
    func typed(_ sender: Any?) { log.append("typed") }
    var log: [String] = []
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "s", modifierFlags: .command, action: "save:"),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "leave:"),
            UIKeyCommand(input: "x", modifierFlags: [], action: "typed:"),
        ]
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append(presses.first?.key.map { "\($0.keyCode.rawValue) \($0.characters)" } ?? "no key")
        if presses.first?.key?.keyCode != .keyboardZ { super.pressesBegan(presses, with: event) }
    }
}

@MainActor @Suite("Simulator: hardware keys")
struct HardwareKeyTests {
    @Test func `keys type, move and delete in the field that is edited`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = KeyController()
        simulator.present(controller)
        simulator.tap(controller.field)
        for key in ["h", "i", " ", "x"] { simulator.press(key: key) }
        simulator.press(key: "y", modifiers: .shift)
        simulator.press(key: UIKeyCommand.inputLeftArrow, modifiers: .alternate)
        simulator.press(key: "\u{8}")
        #expect(controller.field.text == "hixY")
        simulator.press(key: "a", modifiers: .command)
        simulator.press(key: "c", modifiers: .command)
        simulator.press(key: UIKeyCommand.inputRightArrow)
        simulator.press(key: "v", modifiers: .command)
        #expect(controller.field.text == "hixYhixY")
        simulator.press(key: "z", modifiers: .command)
        #expect(controller.field.text == "hixY")
    }

    @Test func `key commands come first, but not before typing; presses can be kept (EV-M9)`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = KeyController()
        simulator.present(controller)
        simulator.tap(controller.field)
        simulator.press(key: "s", modifiers: .command)
        simulator.press(key: UIKeyCommand.inputEscape)
        simulator.press(key: "x")
        simulator.press(key: "z")
        #expect(controller.log == ["save", "leave", "27 x", "29 z"])
        #expect(controller.field.text == "x")
    }

    @Test func `the caret blinks on the virtual clock`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = KeyController()
        simulator.present(controller)
        simulator.tap(controller.field)
        let shots = try (0..<4).map { _ in
            defer { simulator.advance(by: 0.5) }
            return try #require(UIImage(cgImage: simulator.screenshot()).pngData())
        }
        #expect(shots[0] != shots[1])
        #expect(shots[0] == shots[2] && shots[1] == shots[3])
    }
}
