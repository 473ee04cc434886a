import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: shaking")
struct ShakeTests {
    let simulator: Simulator
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    let controller = ShakenController()

    init() throws {
        simulator = try Simulator(device: "iPhone 16")
        simulator.launch(ShakenApp.self, info: [:])
        controller.view.addSubview(field)
        simulator.present(controller)
    }

    private var alert: UIAlertController? { controller.presentedViewController as? UIAlertController }

    @Test func `the first responder hears of it, and controllers up the chain`() {
        simulator.shake()
        #expect(controller.log == ["began 1 2", "ended 1 2"])
        #expect(alert == nil)
    }

    @Test func `what was typed can be undone by it, then redone`() throws {
        simulator.makeCurrent()
        field.becomeFirstResponder()
        simulator.type("ab")
        simulator.shake()
        simulator.advance(by: 1)
        #expect(alert?.title == "Undo Typing")
        #expect(alert?.actions.map(\.title) == ["Undo", "Cancel"])
        let window = try #require(field.window)
        let undo = try #require(window.label("Undo"))
        simulator.tap(undo)
        simulator.advance(by: 1)
        #expect(field.text == "")
        #expect(alert == nil)
        field.becomeFirstResponder()
        simulator.shake()
        simulator.advance(by: 1)
        #expect(alert?.title == "Redo Typing")
        #expect(alert?.actions.map(\.title) == ["Redo", "Cancel"])
    }

    @Test func `an app that doesn't support it is asked nothing`() {
        simulator.makeCurrent()
        UIApplication.shared.applicationSupportsShakeToEdit = false
        simulator.makeCurrent()
        field.becomeFirstResponder()
        simulator.type("ab")
        simulator.shake()
        simulator.advance(by: 1)
        #expect(alert == nil)
    }
}

final class ShakenApp: NSObject, UIApplicationDelegate {}

final class ShakenController: UIViewController {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("began \(motion.rawValue) \((event?.type.rawValue ?? 0) + (event?.subtype.rawValue ?? 0))")
        super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("ended \(motion.rawValue) \((event?.type.rawValue ?? 0) + (event?.subtype.rawValue ?? 0))")
        super.motionEnded(motion, with: event)
    }
}

extension UIView {
    /// The label of a text, however deep.
    fileprivate func label(_ text: String) -> UILabel? {
        if let label = self as? UILabel, label.text == text { return label }
        return subviews.lazy.compactMap { $0.label(text) }.first
    }
}
