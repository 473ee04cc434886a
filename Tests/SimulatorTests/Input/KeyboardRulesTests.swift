import Simulator
import Testing

@testable import UIKit

@MainActor @Suite("Keyboard: capitals, pads and input views")
struct KeyboardRulesTests {
    // KB-M3
    @Test(arguments: [
        (UITextAutocapitalizationType.none, "", false), (.none, "One. ", false), (.allCharacters, "a", true),
        (.allCharacters, "", true), (.sentences, "", true), (.sentences, "One", false), (.sentences, "One.", false),
        (.sentences, "One. ", true), (.sentences, "One? ", true), (.sentences, "One! ", true),
        (.sentences, "One, ", false), (.sentences, "One ", false), (.sentences, "One\n", true), (.words, "One", false),
        (.words, "One ", true), (.words, "", true),
    ])
    func `capitals begin`(type: UITextAutocapitalizationType, text: String, isCapital: Bool) {
        #expect(type.capitalizes(after: text) == isCapital)
    }

    // KB-M3
    @Test func `the screen's keys write sentences`() throws {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)", os: "26.0")
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.autocorrectionType = .no
        controller.view.addSubview(field)
        simulator.present(controller)
        field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        let plan = KeyboardPlan(KeyboardSetting(rowsHeight: simulator.keyboardFrame.height))
        func press(_ action: KeyboardKey.Action) throws {
            let key = try #require(plan.keys.first { $0.action == action })
            let top = simulator.keyboardFrame.minY
            simulator.tap(at: CGPoint(x: key.frame.midX, y: top + key.frame.midY))
        }
        try press(.character("a"))
        try press(.character("b"))
        field.insertText(".")
        try press(.space)
        try press(.character("c"))
        try press(.space)
        try press(.character("d"))
        #expect(field.text == "Ab. C d")
    }

    // KB-M3
    @Test func `a search field's return key searches, and is gray while it is empty`() throws {
        let simulator = try Simulator(device: "iPhone SE (3rd generation)", os: "26.0")
        let controller = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
        controller.view.addSubview(bar)
        simulator.present(controller)
        let field = bar.searchTextField
        #expect(field.returnKeyType == .search)
        #expect(field.autocorrectionType == .no)
        #expect(field.enablesReturnKeyAutomatically)
        var setting = KeyboardSetting(returnKey: .search)
        #expect(KeyboardPlan(setting).keys.first { $0.action == .enter }?.surface == .action)
        setting.isReturnEnabled = false
        #expect(KeyboardPlan(setting).keys.first { $0.action == .enter }?.surface == .special)
    }

    // KB-M2
    @Test func `a pad's keyboard of iOS 26 is 337 high, with keys of 51 by 52`() throws {
        let simulator = try Simulator(device: "iPad (A16)", os: "26.0")
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
        controller.view.addSubview(scroll)
        controller.view.addSubview(field)
        simulator.present(controller)
        field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        #expect(simulator.keyboardFrame == CGRect(x: 0, y: 843, width: 820, height: 337))
        let safe = scroll.bounds.inset(by: controller.view.safeAreaInsets)
        #expect(safe.maxY - simulator.keyboardFrame.minY == CGFloat(312))
        let shortcuts = KeyboardLook.Pad.current.shortcuts
        #expect(shortcuts == 64)
        let plan = KeyboardPlan(KeyboardSetting(isPad: true, width: 820, rowsHeight: 337 - shortcuts))
        let letters = plan.keys.filter {
            if case .character(let text, _) = $0.action { text.first?.isLetter ?? false } else { false }
        }
        #expect(letters.count == 26)
        #expect(letters.allSatisfy { $0.frame.size == CGSize(width: 51, height: 52) })
        #expect(letters[1].frame.minX - letters[0].frame.minX == CGFloat(65))
        #expect(Set(plan.keys.map { $0.frame.minY + shortcuts }).sorted() == [64, 128, 192, 256])
        #expect(plan.keys.allSatisfy { $0.frame.minX >= 7 && $0.frame.maxX <= 813 })
    }

    // KB-M4
    @Test func `an input view has no content size of its own`() throws {
        let simulator = try Simulator(device: "iPhone 16", os: "18.0")
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), inputViewStyle: .keyboard)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 320, height: 120))
        #expect(!view.allowsSelfSizing)
        #expect(view.inputViewStyle == .keyboard)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.inputView = view
        controller.view.addSubview(field)
        simulator.present(controller)
        field.becomeFirstResponder()
        simulator.advance(by: 0.5)
        #expect(simulator.keyboardFrame.height == CGFloat(120 + 34))
        view.allowsSelfSizing = true
        view.heightAnchor.constraint(equalToConstant: 200).isActive = true
        field.reloadInputViews()
        simulator.advance(by: 0.5)
        #expect(simulator.keyboardFrame.height == CGFloat(200 + 34))
    }
}
