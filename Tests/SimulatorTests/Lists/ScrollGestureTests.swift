import Foundation
import Platform
import QuartzCore
import Simulator
import Testing
import UIKit

@MainActor @Suite("Lists: scrolling by finger")
struct ScrollGestureTests {
    let simulator: Simulator
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 67, width: 375, height: 600))
    let log = ScrollDiary()

    init() throws {
        simulator = try Simulator(device: "iPhone 8", os: "15.0")
        simulator.present(controller)
        scroll.contentSize = CGSize(width: 375, height: 6000)
        scroll.delegate = log
        controller.view.addSubview(scroll)
    }

    /// A slow drag by some points that ends at rest.
    private func drag(by distance: CGFloat, from y: CGFloat = 400) {
        simulator.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 100, y: y + distance), duration: 2)
    }

    // SC-M8
    @Test(arguments: [(CGFloat(9), CGFloat(0)), (30, 20), (110, 100)])
    func `content follows from the tenth point on`(distance: CGFloat, offset: CGFloat) {
        scroll.decelerationRate = .init(rawValue: 0)
        drag(by: -distance)
        #expect(abs(scroll.contentOffset.y - offset) <= 1)
    }

    // SC-M8, SC-M10
    @Test func `a flick tells its life in order`() {
        scroll.contentOffset.y = 1000
        log.lines = []
        simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), duration: 0.15)
        simulator.advance(by: 6)
        #expect(log.events == ["begin", "willEnd", "end true", "beginSlowing", "rest"])
        #expect(abs(scroll.contentOffset.y - log.target.y) < 1.5)
        #expect(log.velocity.y > 1.5 && log.velocity.y < 2.5)
    }

    @Test func `a flick that the host hears of late is as fast as the finger was`() {
        simulator.makeCurrent()
        let (fingers, start) = (TouchInput(), EventLoop.main.now)
        func send(_ phase: UITouch.Phase, after seconds: Double, y: CGFloat) {
            let change = TouchInput.Change(finger: 0, phase: phase, place: CGPoint(x: 100, y: y))
            fingers.send([change], at: start + seconds)
        }
        send(.began, after: 0, y: 500)
        for step in 1...8 {
            simulator.advance(by: 0.4)
            send(.moved, after: 0.0125 * Double(step), y: 500 - 25 * CGFloat(step))
        }
        simulator.advance(by: 0.4)
        send(.ended, after: 0.1, y: 300)
        #expect(log.velocity.y > 2 && log.velocity.y < 2.5)
        let released = scroll.contentOffset.y
        simulator.advance(by: 6)
        #expect(scroll.contentOffset.y > released + 100)
    }

    // SC-M10: a delegate decides where it ends.
    @Test func `a delegate moves the target`() {
        log.wantedTarget = 1234
        simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 250), duration: 0.15)
        simulator.advance(by: 6)
        #expect(abs(scroll.contentOffset.y - 1234) < 0.5)
    }

    // SC-M11, SC-M13
    @Test func `beyond the edge a rubber band holds, and brings it back`() throws {
        drag(by: 110)
        let least = try #require(log.offsets.min())
        let shown: CGFloat = (1 - 1 / (0.55 * 100 / 600 + 1)) * 600
        #expect(abs(least + shown) < 1)
        simulator.advance(by: 2)
        #expect(scroll.contentOffset.y == CGFloat(0))
        #expect(!scroll.isDecelerating)
    }

    @Test func `without bounce it stops at the edge`() {
        scroll.bounces = false
        drag(by: 110)
        #expect(log.offsets.allSatisfy { $0 >= 0 })
        #expect(scroll.contentOffset.y == CGFloat(0))
    }

    // SC-16
    @Test(arguments: [false, true])
    func `content that fits moves only where the view always bounces`(always: Bool) {
        scroll.contentSize.height = 300
        scroll.alwaysBounceVertical = always
        drag(by: 110)
        #expect(log.events.contains("begin") == always)
        simulator.advance(by: 2)
        #expect(scroll.contentOffset.y == CGFloat(0))
    }

    @Test(arguments: [(CGFloat(-200), CGFloat(0)), (-400, 600)])
    func `paging rests at the nearer page`(distance: CGFloat, offset: CGFloat) {
        scroll.isPagingEnabled = true
        drag(by: distance, from: 600)
        simulator.advance(by: 3)
        #expect(scroll.contentOffset.y == offset)
    }

    @Test func `a finger stops what decelerates`() {
        simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), duration: 0.15)
        #expect(scroll.isDecelerating)
        simulator.tap(at: CGPoint(x: 100, y: 300))
        let offset = scroll.contentOffset.y
        simulator.advance(by: 3)
        #expect(scroll.contentOffset.y == offset)
    }

    @Test func `a drag that starts on plain content takes the touch away`() {
        var taps = 0
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        scroll.addSubview(view)
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        // Within the moment in which content waits for its touches (SC-21).
        simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 440), duration: 0.2)
        simulator.advance(by: 2)
        #expect(scroll.contentOffset.y > 0)
        #expect(taps == 0)
        scroll.contentOffset = .zero
        simulator.tap(button)
        #expect(taps == 1)
    }

    @Test func `dragging sends the keyboard away where the view says so`() {
        simulator.makeCurrent()
        let field = UITextField(frame: CGRect(x: 0, y: 20, width: 300, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        drag(by: -60, from: 200)
        #expect(field.isFirstResponder)
        scroll.keyboardDismissMode = .onDrag
        drag(by: -60, from: 200)
        #expect(!field.isFirstResponder)
    }

    // SC-M15, SC-10
    @Test func `dragging shows a bar that fades half a second later`() throws {
        func bars() -> [CALayer] {
            let known = Set(scroll.subviews.map { ObjectIdentifier($0.layer) })
            return (scroll.layer.sublayers ?? []).filter { !known.contains(ObjectIdentifier($0)) && !$0.isHidden }
        }
        #expect(bars().isEmpty)
        drag(by: -110)
        let bar = try #require(bars().first)
        #expect(bar.frame.width == CGFloat(3))
        #expect(bar.frame.maxX == CGFloat(372))
        simulator.advance(by: 3)
        #expect(bars().isEmpty)
    }

    @Test func `a disabled view doesn't scroll`() {
        scroll.isScrollEnabled = false
        drag(by: -110)
        #expect(scroll.contentOffset.y == CGFloat(0))
        #expect(log.lines.isEmpty)
    }
}

/// Writes down what a scroll view says.
@MainActor
final class ScrollDiary: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var offsets: [CGFloat] = []
    var target = CGPoint.zero
    var velocity = CGPoint.zero
    var wantedTarget: CGFloat?
    /// Without the single steps.
    var events: [String] { lines.filter { $0 != "scroll" } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        lines.append("scroll")
        offsets.append(scrollView.contentOffset.y)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lines.append("willEnd")
        self.velocity = velocity
        if let wantedTarget { targetContentOffset.pointee.y = wantedTarget }
        target = targetContentOffset.pointee
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("beginSlowing") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
}
