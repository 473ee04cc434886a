import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: calls of draw")
struct DrawCallTests {
    /// Notes the rectangles it is asked to draw.
    final class Drawing: UIView {
        var calls: [CGRect] = []
        override func draw(_ rect: CGRect) {
            calls.append(rect)
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    let simulator: Simulator
    let view = Drawing(frame: CGRect(x: 10, y: 100, width: 50, height: 40))
    let controller = UIViewController()

    init() throws {
        simulator = try Simulator(device: "iPhone SE (3rd generation)")
        simulator.present(controller)
    }

    @Test func `a view is drawn in the turn that shows it, without anybody taking a picture`() {
        controller.view.addSubview(view)
        #expect(view.calls.isEmpty)
        simulator.advance(by: 0)
        #expect(view.calls == [CGRect(x: 0, y: 0, width: 50, height: 40)])
        simulator.advance(by: 1)
        _ = simulator.screenshot()
        #expect(view.calls.count == 1)
    }

    @Test func `setNeedsDisplay has a view drawn once at the end of the turn`() {
        controller.view.addSubview(view)
        simulator.advance(by: 0)
        view.setNeedsDisplay()
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(view.calls.count == 1)
        simulator.advance(by: 0)
        #expect(view.calls.count == 2)
    }

    @Test func `hidden views and those outside a window aren't drawn before they are seen`() {
        view.setNeedsDisplay()
        simulator.advance(by: 0)
        #expect(view.calls.isEmpty)
        view.isHidden = true
        controller.view.addSubview(view)
        simulator.advance(by: 0)
        #expect(view.calls.isEmpty)
        view.isHidden = false
        simulator.advance(by: 0)
        #expect(view.calls.count == 1)
    }
}
