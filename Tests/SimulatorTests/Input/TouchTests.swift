import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: touches")
struct TouchTests {
    let simulator: Simulator
    let controller = UIViewController()

    init() throws {
        simulator = try Simulator(device: "iPhone 8")
        simulator.present(controller)
    }

    @Test func `a tap reaches a control's action`() {
        var count = 0
        let control = UIControl(frame: CGRect(x: 50, y: 100, width: 100, height: 44))
        control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        controller.view.addSubview(control)
        simulator.tap(at: CGPoint(x: 100, y: 120))
        #expect(count == 1)
        simulator.tap(at: CGPoint(x: 100, y: 300))
        #expect(count == 1)
        #expect(simulator.time == 0.2)
    }

    @Test func `a tap reaches a button's title`() {
        var titles: [String] = []
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.addAction(
            UIAction { titles.append(($0.sender as? UIButton)?.title(for: .normal) ?? "") },
            for: .primaryActionTriggered
        )
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
        controller.view.addSubview(button)
        simulator.tap(button)
        #expect(titles == ["Send"])
    }

    @Test func `a tap recognizer takes the touch away from its view`() {
        let view = TouchLogView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        controller.view.addSubview(view)
        let log = GestureLog(UITapGestureRecognizer(), on: view)
        simulator.tap(at: CGPoint(x: 50, y: 150))
        #expect(log.entries == ["ended (50.0, 50.0)"])
        #expect(view.log == ["began", "cancelled"])
    }

    @Test func `a single tap waits until the double tap has failed`() {
        let view = TouchLogView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        controller.view.addSubview(view)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let doubles = GestureLog(double, on: view)
        let singles = GestureLog(single, on: view)
        simulator.tap(at: CGPoint(x: 50, y: 150))
        #expect(singles.entries.isEmpty)
        simulator.advance(by: 0.4)
        #expect(singles.entries.count == 1)
        simulator.tap(at: CGPoint(x: 50, y: 150), count: 2)
        simulator.advance(by: 1)
        #expect(doubles.entries.count == 1)
        #expect(singles.entries.count == 1)
    }

    // EV-M3
    @Test(arguments: [(seconds: 0.4, movement: CGFloat(0), 0), (0.6, 0, 2), (0.6, 12, 0)])
    func `a long press takes half a second at rest`(seconds: Double, movement: CGFloat, calls: Int) {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        controller.view.addSubview(view)
        let log = GestureLog(UILongPressGestureRecognizer(), on: view)
        let start = CGPoint(x: 50, y: 150)
        if movement > 0 {
            simulator.drag(from: start, to: CGPoint(x: 50 + movement, y: 150), duration: seconds / 2)
        } else {
            simulator.press(at: start, duration: seconds)
        }
        #expect(log.entries.count == calls)
    }

    @Test func `a pan begins after ten points, follows, and ends with its speed`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        controller.view.addSubview(view)
        let pan = UIPanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        var (translation, velocity) = (CGPoint.zero, CGPoint.zero)
        let target = ClosureTarget {
            states.append(pan.state)
            translation = pan.translation(in: view)
            velocity = pan.velocity(in: view)
        }
        pan.addTarget(target, action: "fire")
        view.addGestureRecognizer(pan)
        simulator.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 220), duration: 0.2)
        #expect(states.first == .began)
        #expect(states.last == .ended)
        #expect(states.dropFirst().dropLast().allSatisfy { $0 == .changed })
        #expect(translation == CGPoint(x: 0, y: 120))
        #expect(abs(velocity.y - 600) < 1)
        #expect(pan.state == .possible)
    }

    // EV-M1, EV-M2
    @Test(arguments: [
        SwipeCase(.right, to: CGPoint(x: 200, y: 300), calls: 1),
        SwipeCase(.right, to: CGPoint(x: 100, y: 300), calls: 0),
        SwipeCase(.left, to: CGPoint(x: 200, y: 300), calls: 0),
        SwipeCase(.right, to: CGPoint(x: 200, y: 430), calls: 0),
        SwipeCase(.right, to: CGPoint(x: 200, y: 300), duration: 3, calls: 0),
        SwipeCase([.left, .right], to: CGPoint(x: 5, y: 300), calls: 1),
        SwipeCase(.up, to: CGPoint(x: 60, y: 200), calls: 1),
    ])
    func `a swipe is a quick stroke in its direction`(stroke: SwipeCase) {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = stroke.direction
        let log = GestureLog(swipe, on: controller.view)
        simulator.drag(from: CGPoint(x: 70, y: 300), to: stroke.end, duration: stroke.duration)
        #expect(log.entries.count == stroke.calls)
    }

    @Test func `the inner pan wins unless a delegate lets both go on`() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        controller.view.addSubview(inner)
        let outerLog = GestureLog(UIPanGestureRecognizer(), on: controller.view)
        let innerLog = GestureLog(UIPanGestureRecognizer(), on: inner)
        simulator.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 200))
        #expect(outerLog.entries.isEmpty)
        #expect(!innerLog.entries.isEmpty)
        let both = Both()
        innerLog.recognizer.delegate = both
        simulator.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 200))
        #expect(!outerLog.entries.isEmpty)
    }

    @Test func `two fingers pinch and turn`() {
        let pinch = UIPinchGestureRecognizer()
        let rotation = UIRotationGestureRecognizer()
        var (scale, angle) = (CGFloat(1), CGFloat(0))
        let target = ClosureTarget {
            scale = pinch.scale
            angle = rotation.rotation
        }
        for recognizer in [pinch, rotation] {
            recognizer.addTarget(target, action: "fire")
            controller.view.addGestureRecognizer(recognizer)
        }
        simulator.pinch(at: CGPoint(x: 180, y: 300), scale: 2)
        #expect(abs(scale - 2) < 0.01)
        simulator.twist(at: CGPoint(x: 180, y: 300), angle: 1)
        #expect(abs(angle - 1) < 0.01)
    }

    @Test func `a button wins over a tap recognizer above it`() {
        var count = 0
        let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 44))
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        controller.view.addSubview(button)
        let log = GestureLog(UITapGestureRecognizer(), on: controller.view)
        simulator.tap(at: CGPoint(x: 100, y: 120))
        #expect(count == 1)
        #expect(log.entries.isEmpty)
        simulator.tap(at: CGPoint(x: 100, y: 300))
        #expect(log.entries.count == 1)
    }

    @Test func `typed keys go to the first responder`() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        simulator.tap(field)
        #expect(field.isFirstResponder)
        simulator.type("Hi!")
        simulator.deleteBackward()
        #expect(field.text == "Hi")
    }
}

/// A stroke from (70, 300) and how often it is recognized.
struct SwipeCase: Sendable {
    let direction: UISwipeGestureRecognizer.Direction
    let end: CGPoint
    let duration: Double
    let calls: Int

    init(_ direction: UISwipeGestureRecognizer.Direction, to end: CGPoint, duration: Double = 0.2, calls: Int) {
        (self.direction, self.end, self.duration, self.calls) = (direction, end, duration, calls)
    }
}

@MainActor private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

@MainActor private final class ClosureTarget: NSObject, Selector.ActionProviding {
    static var actions: [Selector.Action] { [Selector.Action("fire", ClosureTarget.fire)] }
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func fire() { body() }
}

@MainActor private final class GestureLog: NSObject, Selector.ActionProviding {
    static var actions: [Selector.Action] { [Selector.Action("note:", GestureLog.note)] }
    let recognizer: UIGestureRecognizer
    var entries: [String] = []

    init(_ recognizer: UIGestureRecognizer, on view: UIView) {
        self.recognizer = recognizer
        super.init()
        recognizer.addTarget(self, action: "note:")
        view.addGestureRecognizer(recognizer)
    }

    func note(_ sender: UIGestureRecognizer) { entries.append("\(sender.state) \(sender.location(in: sender.view))") }
}

private final class TouchLogView: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}
