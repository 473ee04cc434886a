import Simulator
import Testing
import UIKit

@MainActor
private final class KeyController: UIViewController, Selector.ActionProviding {
    static var actions: [Selector.Action] {
        [
            Selector.Action("save:", KeyController.save), Selector.Action("leave:", KeyController.leave),
            Selector.Action("typed:", KeyController.typed),
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
        if presses.first?.key?.keyCode != .keyboardQ { super.pressesBegan(presses, with: event) }
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
        simulator.press(key: "q")
        #expect(controller.log == ["save", "leave", "27 x", "20 q"])
        #expect(controller.field.text == "x")
    }

    @Test func `the caret blinks on the virtual clock`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = KeyController()
        simulator.present(controller)
        simulator.tap(controller.field)
        // The keyboard has come up.
        simulator.advance(by: 1)
        let shots = try (0..<4).map { _ in
            defer { simulator.advance(by: 0.5) }
            return try #require(UIImage(cgImage: simulator.screenshot()).pngData())
        }
        #expect(shots[0] != shots[1])
        #expect(shots[0] == shots[2] && shots[1] == shots[3])
    }
}

@MainActor @Suite("Simulator: edit menu")
struct EditMenuTests {
    @Test func `a double tap selects a word and brings up the menu, whose entries act on it`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
        view.text = "Hello brave world"
        controller.view.addSubview(view)
        simulator.present(controller)
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 7))
        let place = view.convert(view.caretRect(for: start), to: nil)
        simulator.tap(at: CGPoint(x: place.midX, y: place.midY), count: 2)
        #expect(view.selectedRange == NSRange(location: 6, length: 5))
        let menu = UIMenuController.shared
        #expect(menu.isMenuVisible && menu.menuFrame.maxY < 210)
        let bar = try #require(
            controller.view.window?.hitTest(CGPoint(x: menu.menuFrame.minX + 10, y: menu.menuFrame.midY), with: nil)
        )
        #expect((bar as? UIButton)?.title(for: .normal) == "Cut")
        simulator.tap(bar)
        #expect(view.text == "Hello  world" && UIPasteboard.general.string == "brave")
        #expect(!menu.isMenuVisible)
    }
}
