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
