import CoreGraphics
import Simulator
import Testing
import UIKit

@testable import SimulatorServer

@MainActor
@Suite("Live: a viewer's pointer on the device")
struct LiveInputTests {
    /// A square at 100, 100 that writes down what it feels.
    private final class Square: UIView, UIContextMenuInteractionDelegate {
        var log: [String] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            addInteraction(UIContextMenuInteraction(delegate: self))
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ what: String, _ touches: Set<UITouch>) {
            guard let touch = touches.first else { return }
            let place = touch.location(in: self)
            log.append("\(what) \(Int(place.x)),\(Int(place.y))\(touch.type == .indirectPointer ? " by pointer" : "")")
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("menu at \(Int(location.x)),\(Int(location.y))")
            return nil
        }
    }

    private func square(on device: String) throws -> (square: Square, simulator: Simulator) {
        let simulator = try Simulator(device: device)
        let root = UIViewController()
        simulator.present(root)
        let square = Square(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.view.addSubview(square)
        simulator.advance(by: 0)
        return (square, simulator)
    }

    private func pointer(_ x: Double, _ y: Double, _ buttons: Int = 0) -> ViewerMessage.Pointer {
        ViewerMessage.Pointer(x: x, y: y, buttons: buttons)
    }

    @Test func `the primary button presses, drags and lets go where the viewer's does`() throws {
        let (square, simulator) = try square(on: "iPad Pro 11-inch (M4)")
        let input = LiveInput()
        for state in [pointer(50, 50), pointer(110, 120), pointer(110, 120, 1), pointer(130, 140, 1)] {
            input.send(state)
            simulator.advance(by: 0.02)
        }
        #expect(input.isTouched)
        input.send(pointer(130, 140))
        #expect(!input.isTouched)
        #expect(square.log == ["began 10,20 by pointer", "moved 30,40 by pointer", "ended 30,40 by pointer"])
    }

    @Test func `the secondary button asks for a context menu`() throws {
        let (square, simulator) = try square(on: "iPad Pro 11-inch (M4)")
        let input = LiveInput()
        input.send(pointer(140, 150, 2))
        simulator.advance(by: 0.1)
        input.send(pointer(140, 150))
        simulator.advance(by: 0.1)
        #expect(square.log.filter { $0.hasPrefix("menu") } == ["menu at 40,50"])
    }

    @Test func `hovering begins as the viewer's pointer comes and ends as it leaves the screen`() throws {
        let (square, simulator) = try square(on: "iPad Pro 11-inch (M4)")
        let hover = UIHoverGestureRecognizer()
        square.addGestureRecognizer(hover)
        let input = LiveInput()
        let layers = { UIScreen.main.tree.root.sublayers?.count ?? 0 }
        let before = layers()
        input.send(pointer(150, 150))
        simulator.advance(by: 0.02)
        #expect(hover.state == .began || hover.state == .changed)
        #expect(layers() == before + 1)
        input.send(nil as ViewerMessage.Pointer?)
        simulator.advance(by: 0.02)
        #expect(hover.state == .possible)
        #expect(layers() == before)
    }

    @Test func `a press of a viewer that goes comes to nothing`() throws {
        let (square, _) = try square(on: "iPad Pro 11-inch (M4)")
        let input = LiveInput()
        input.send(pointer(110, 120, 1))
        input.cancelTouches()
        #expect(!input.isTouched)
        #expect(square.log == ["began 10,20 by pointer", "cancelled 10,20 by pointer"])
    }

    @Test func `an iPhone takes no notice of a pointer`() throws {
        let (square, simulator) = try square(on: "iPhone 16")
        let input = LiveInput()
        for state in [pointer(110, 120), pointer(110, 120, 1), pointer(110, 120)] {
            input.send(state)
            simulator.advance(by: 0.02)
        }
        #expect(square.log.isEmpty && !input.isTouched)
    }
}
