import Simulator
import Testing
import UIKit

@MainActor @Suite("Popovers: another anchor")
struct RepositionTests {
    private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
        var asked: [CGRect] = []
        let other = UIView(frame: CGRect(x: 700, y: 500, width: 20, height: 20))

        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            asked.append(rect.pointee)
            rect.pointee = CGRect(x: 5, y: 5, width: 10, height: 10)
            view.pointee = other
        }
    }

    // PR-14
    @Test func `when the size around it changes the delegate may move it`() throws {
        let simulator = try Simulator(device: "iPad (9th generation)", os: "15.0")
        let root = UIViewController()
        simulator.present(root)
        let mover = Mover()
        root.view.addSubview(mover.other)
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 100, height: 100)
        content.modalPresentationStyle = .popover
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
        popover.delegate = mover
        root.present(content, animated: false)
        simulator.advance(by: 0.5)
        #expect(mover.asked == [])
        simulator.rotate(to: .landscapeRight)
        simulator.advance(by: 0.5)
        #expect(mover.asked == [CGRect(x: 100, y: 100, width: 40, height: 40)])
        #expect(popover.sourceView === mover.other)
        #expect(popover.sourceRect == CGRect(x: 5, y: 5, width: 10, height: 10))
        let anchor = mover.other.convert(popover.sourceRect, to: nil)
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.insetBy(dx: -20, dy: -20).intersects(anchor))
    }
}

@MainActor @Suite("Rotation: held by a controller")
struct OrientationLockTests {
    private final class Holding: UIViewController {
        var holds = true
        override var prefersInterfaceOrientationLocked: Bool { holds }
    }

    @Test(arguments: [("26.0", true), ("18.0", false)])
    func `a controller holds the interface from iOS 26 on`(os: String, isHeld: Bool) throws {
        let simulator = try Simulator(device: "iPhone 16", os: os)
        let controller = Holding()
        simulator.present(controller)
        #expect(simulator.rotate(to: .landscapeRight) == !isHeld)
        controller.holds = false
        controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(simulator.orientation == .landscapeRight)
    }
}
