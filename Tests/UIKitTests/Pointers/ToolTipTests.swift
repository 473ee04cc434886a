import Foundation
import Platform
import QuartzCore
import Testing

@testable import UIKit

// BT-28
@MainActor @Suite("Pointers: tool tips")
struct ToolTipTests {
    private final class Teller: NSObject, UIToolTipInteractionDelegate {
        var asked: [CGPoint] = []
        var answer: UIToolTipConfiguration?
        func toolTipInteraction(
            _ interaction: UIToolTipInteraction,
            configurationAt point: CGPoint
        ) -> UIToolTipConfiguration? {
            asked.append(point)
            return answer
        }
    }

    private func button(on device: String) throws -> (button: UIButton, pointer: PointerInput) {
        let root = UIViewController()
        _ = try stage(root, on: device, os: 18)
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        root.view.addSubview(button)
        return (button, PointerInput(TouchInput()))
    }

    /// What stands on the screen as a tool tip.
    private var shown: ToolTipLayer? {
        (UIScreen.main.tree.root.sublayers ?? []).lazy.compactMap { $0 as? ToolTipLayer }.first
    }

    @Test func `a pointer that rests over a control of a Mac shows its words, until it leaves`() throws {
        try World().run {
            let (button, pointer) = try button(on: "Mac (Catalyst)")
            button.toolTip = "Buys it"
            #expect(button.toolTipInteraction?.defaultToolTip == "Buys it" && button.interactions.count == 1)
            pointer.move(to: CGPoint(x: 120, y: 120))
            EventLoop.main.advance(by: 0.5)
            #expect(shown == nil)
            EventLoop.main.advance(by: 0.6)
            let layer = try #require(shown)
            #expect(layer.frame.minX == 120 && layer.frame.minY > 120)
            pointer.move(to: CGPoint(x: 130, y: 120))
            #expect(shown === layer)
            pointer.move(to: CGPoint(x: 300, y: 300))
            #expect(shown == nil)
        }
    }

    @Test func `a movement begins the wait anew, a button ends it, and the words go after a while`() throws {
        try World().run {
            let (button, pointer) = try button(on: "Mac (Catalyst)")
            button.toolTip = "Buys it"
            pointer.move(to: CGPoint(x: 120, y: 120))
            EventLoop.main.advance(by: 0.9)
            pointer.move(to: CGPoint(x: 125, y: 120))
            EventLoop.main.advance(by: 0.9)
            #expect(shown == nil)
            EventLoop.main.advance(by: 0.2)
            #expect(shown != nil)
            pointer.press(.primary, at: CGPoint(x: 125, y: 120))
            #expect(shown == nil)
            pointer.release(at: CGPoint(x: 125, y: 120))
            EventLoop.main.advance(by: 2)
            #expect(shown != nil)
            EventLoop.main.advance(by: 10)
            #expect(shown == nil)
        }
    }

    @Test func `an iPad's pointer shows none, and nil takes the interaction away`() throws {
        try World().run {
            let (button, pointer) = try button(on: "iPad Pro 11-inch (M4)")
            button.toolTip = "Buys it"
            pointer.move(to: CGPoint(x: 120, y: 120))
            EventLoop.main.advance(by: 2)
            #expect(shown == nil)
            button.toolTip = nil
            #expect(button.toolTipInteraction == nil && button.interactions.isEmpty)
        }
    }

    @Test func `a delegate has the words, and where they hold`() throws {
        try World().run {
            let (button, pointer) = try button(on: "Mac (Catalyst)")
            let interaction = UIToolTipInteraction()
            let teller = Teller()
            interaction.delegate = teller
            button.addInteraction(interaction)
            pointer.move(to: CGPoint(x: 120, y: 120))
            EventLoop.main.advance(by: 1.1)
            #expect(teller.asked == [CGPoint(x: 20, y: 20)] && shown == nil)
            teller.answer = UIToolTipConfiguration(
                toolTip: "here",
                in: CGRect(x: 0, y: 0, width: 40, height: 40)
            )
            pointer.move(to: CGPoint(x: 121, y: 120))
            EventLoop.main.advance(by: 1.1)
            #expect(shown != nil)
            pointer.move(to: CGPoint(x: 160, y: 120))
            #expect(shown == nil)
            interaction.isEnabled = false
            pointer.move(to: CGPoint(x: 120, y: 120))
            EventLoop.main.advance(by: 1.1)
            #expect(shown == nil)
        }
    }

    @Test func `an app's control has words of its own`() {
        final class Helpful: UIButton {
            override var toolTip: String? {
                get { "always this" }
                set {}
            }
        }
        #expect(Helpful().toolTip == "always this")
    }
}
