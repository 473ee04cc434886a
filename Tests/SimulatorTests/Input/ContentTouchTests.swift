import Simulator
import Testing
import UIKit

@MainActor @Suite("Scroll views: touches that content has", .serialized)
struct ContentTouchTests {
    private let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    private let button = UIButton(type: .custom)
    private let plain = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 100))

    private func boot() throws -> Simulator {
        let simulator = try Simulator(device: "iPhone 8", os: "15")
        let controller = UIViewController()
        button.frame = CGRect(x: 0, y: 100, width: 375, height: 200)
        scroller.contentSize = CGSize(width: 1000, height: 2000)
        for view in [button, plain] { scroller.addSubview(view) }
        controller.view.addSubview(scroller)
        scroller.contentInsetAdjustmentBehavior = .never
        simulator.present(controller)
        return simulator
    }

    private func drag(_ simulator: Simulator, from y: CGFloat, holding: TimeInterval) -> CGFloat {
        scroller.contentOffset = .zero
        simulator.drag(
            from: CGPoint(x: 100, y: y),
            to: CGPoint(x: 100, y: y - 80),
            duration: 0.2,
            holding: holding
        )
        defer { simulator.advance(by: 3) }
        return scroller.contentOffset.y
    }

    // SC-21
    @Test
    func `a quick drag takes a button's touch, one that begins later doesn't, and views that aren't controls let go`()
        throws
    {
        let simulator = try boot()
        #expect(drag(simulator, from: 250, holding: 0) > 50)
        #expect(drag(simulator, from: 250, holding: 0.3) == 0)
        #expect(drag(simulator, from: 350, holding: 0.3) > 50)
    }

    // SC-21
    @Test func `without a delay a button keeps its touch from the start, and without cancelling every view does`()
        throws
    {
        let simulator = try boot()
        scroller.delaysContentTouches = false
        #expect(drag(simulator, from: 250, holding: 0) == 0)
        #expect(drag(simulator, from: 350, holding: 0) > 50)
        scroller.delaysContentTouches = true
        scroller.canCancelContentTouches = false
        #expect(drag(simulator, from: 350, holding: 0) > 50)
        #expect(drag(simulator, from: 350, holding: 0.3) == 0)
        // What lies beside the content's views is the scroll view's own.
        #expect(drag(simulator, from: 480, holding: 0.3) > 50)
    }

    // SC-21
    @Test
    func `a view in a scroll view has its touch after a moment, or at the end of a tap, and not when a drag begins`()
        throws
    {
        let simulator = try boot()
        let log = TouchLog(frame: CGRect(x: 0, y: 400, width: 375, height: 100))
        scroller.addSubview(log)
        let place = CGPoint(x: 100, y: 450)
        simulator.drag(from: place, to: CGPoint(x: 100, y: 350), duration: 0.1)
        simulator.advance(by: 3)
        #expect(log.lines.isEmpty)
        scroller.contentOffset = .zero
        let start = simulator.time
        log.now = { simulator.time - start }
        simulator.tap(at: place)
        #expect(log.lines.map(\.name) == ["began", "ended"])
        #expect(log.lines.map(\.time).allSatisfy { $0 == log.lines.first?.time && $0 < 0.15 })
        log.lines = []
        let second = simulator.time
        log.now = { simulator.time - second }
        simulator.press(at: place, duration: 0.4)
        #expect(log.lines.map(\.name) == ["began", "ended"])
        #expect(log.lines.map { ($0.time * 100).rounded() / 100 } == [0.15, 0.4])
        log.lines = []
        simulator.drag(from: place, to: CGPoint(x: 100, y: 350), duration: 0.2, holding: 0.3)
        #expect(log.lines.map(\.name).first == "began" && log.lines.map(\.name).last == "cancelled")
    }

    // SC-21
    @Test func `content that no finger drags has its touches at once, and none where its scroll view refuses them`()
        throws
    {
        let simulator = try boot()
        let log = TouchLog(frame: CGRect(x: 0, y: 400, width: 375, height: 100))
        scroller.addSubview(log)
        scroller.isScrollEnabled = false
        let start = simulator.time
        log.now = { simulator.time - start }
        simulator.press(at: CGPoint(x: 100, y: 450), duration: 0.4)
        #expect(log.lines.map { ($0.time * 100).rounded() / 100 } == [0, 0.4])
        log.lines = []
        let refusing = RefusingScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        scroller.superview?.addSubview(refusing)
        refusing.addSubview(log)
        simulator.press(at: CGPoint(x: 100, y: 450), duration: 0.4)
        #expect(log.lines.isEmpty)
        #expect(refusing.asked == [log])
    }

    // SC-24
    @Test func `a drag at the end of inner content scrolls what is around it, unless that is told not to`() throws {
        let simulator = try boot()
        scroller.contentOffset = CGPoint(x: 0, y: 500)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 600, width: 375, height: 200))
        inner.contentSize = CGSize(width: 375, height: 1000)
        inner.contentInsetAdjustmentBehavior = .never
        scroller.addSubview(inner)
        func pull(by distance: CGFloat) -> (inner: CGFloat, outer: CGFloat) {
            (inner.contentOffset, scroller.contentOffset) = (.zero, CGPoint(x: 0, y: 500))
            simulator.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 200 + distance), duration: 0.1)
            let result = (inner.contentOffset.y, scroller.contentOffset.y)
            simulator.advance(by: 5)
            return result
        }
        let outward = pull(by: 60)
        #expect(outward.inner == 0 && outward.outer < 460)
        let inward = pull(by: -60)
        #expect(inward.inner > 40 && inward.outer == 500)
        inner.transfersVerticalScrollingToParent = false
        let kept = pull(by: 60)
        #expect(kept.inner < -10 && kept.outer == 500)
    }

    // SC-22
    @Test func `a locked drag keeps to the axis that it begins along, unless that is aslant`() throws {
        let simulator = try boot()
        scroller.isDirectionalLockEnabled = true
        func end(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            scroller.contentOffset = CGPoint(x: 200, y: 200)
            simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200 + x, y: 500 + y), duration: 0.2)
            let offset = scroller.contentOffset
            simulator.advance(by: 3)
            return offset
        }
        let upright = end(-20, -100)
        #expect(upright.x == 200 && upright.y > 250)
        let level = end(-100, -20)
        #expect(level.y == 200 && level.x > 250)
        let aslant = end(-80, -80)
        #expect(aslant.x > 240 && aslant.y > 240)
        scroller.isDirectionalLockEnabled = false
        #expect(end(-20, -100).x > 205)
    }
}

/// Says when it hears of a touch.
private final class TouchLog: UIView {
    var lines: [(name: String, time: TimeInterval)] = []
    var now: () -> TimeInterval = { 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append(("began", now())) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append(("ended", now())) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append(("cancelled", now()))
    }
}

private final class RefusingScrollView: UIScrollView {
    var asked: [UIView] = []

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        asked.append(view)
        return false
    }
}
