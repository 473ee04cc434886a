import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: edit menus of texts")
struct TextEditMenuTests {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    let controller = UIViewController()
    private let teller = FieldTeller()

    private func boot(os: String) throws -> Simulator {
        let simulator = try Simulator(device: "iPhone 11", os: os)
        field.text = "some words"
        field.delegate = teller
        controller.view.addSubview(field)
        simulator.present(controller)
        simulator.advance(by: 0)
        return simulator
    }

    private func selectWord(_ simulator: Simulator) {
        simulator.tap(at: CGPoint(x: 35, y: 220))
        simulator.advance(by: 1)
        simulator.tap(at: CGPoint(x: 35, y: 220))
        simulator.tap(at: CGPoint(x: 35, y: 220))
        simulator.advance(by: 0.5)
    }

    @Test func `the delegate makes the menu of what the system suggests, and hears of coming and going`() throws {
        let simulator = try boot(os: "16")
        teller.makes = { suggested in
            UIMenu(children: [UIAction(title: "Shout") { [weak teller] _ in teller?.log.append("shout") }] + suggested)
        }
        selectWord(simulator)
        #expect(teller.log == ["menu 0 4 standardEdit", "present", "presented"])
        #expect(!UIMenuController.shared.isMenuVisible)
        let window = try #require(field.window)
        let buttons = window.buttons.filter { $0.title(for: .normal) == "Shout" }
        let button = try #require(buttons.first)
        #expect(buttons.count == 1)
        simulator.tap(button)
        simulator.advance(by: 0.5)
        #expect(teller.log.suffix(3) == ["dismiss", "shout", "dismissed"])
        #expect(window.buttons.allSatisfy { $0.title(for: .normal) != "Shout" })
    }

    @Test func `nil shows the system's own menu, of which the delegate hears as well`() throws {
        let simulator = try boot(os: "16")
        selectWord(simulator)
        #expect(teller.log == ["menu 0 4 standardEdit", "present", "presented"])
        #expect(UIMenuController.shared.isMenuVisible)
        field.resignFirstResponder()
        simulator.advance(by: 0.5)
        #expect(teller.log.suffix(2) == ["dismiss", "dismissed"])
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test func `before iOS 16 nobody is asked`() throws {
        let simulator = try boot(os: "15")
        selectWord(simulator)
        #expect(teller.log == [])
        #expect(UIMenuController.shared.isMenuVisible)
        UIMenuController.shared.hideMenu()
    }
}

@MainActor
private final class FieldTeller: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var makes: ([UIMenuElement]) -> UIMenu? = { _ in nil }

    func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let first = (suggestedActions.first as? UIMenu)?.identifier == .standardEdit ? "standardEdit" : ""
        log.append("menu \(range.location) \(range.length) \(first)")
        return makes(suggestedActions)
    }

    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        log.append("present")
        animator.addCompletion { [weak self] in self?.log.append("presented") }
    }

    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        log.append("dismiss")
        animator.addCompletion { [weak self] in self?.log.append("dismissed") }
    }
}

extension UIView {
    /// The buttons in a view, however deep.
    fileprivate var buttons: [UIButton] { subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? $0.buttons } }
}
