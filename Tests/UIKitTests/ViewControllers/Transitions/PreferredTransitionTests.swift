import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Transitions: preferred ones", .serialized)
struct PreferredTransitionTests {
    private func screen() throws -> (UINavigationController, UIViewController, UIView) {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        try stage(navigation, on: "iPhone 16", os: 18)
        let source = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
        root.view.addSubview(source)
        return (navigation, root, source)
    }

    @Test func `a zoom asks for its source on each way, for pushes and presentations`() throws {
        let (navigation, root, source) = try screen()
        var asked: [String] = []
        func zoomed() -> UIViewController {
            let controller = UIViewController()
            controller.preferredTransition = .zoom { context in
                asked.append("\(context.sourceViewController === root) \(context.zoomedViewController === root)")
                return source
            }
            return controller
        }
        let pushed = zoomed()
        navigation.pushViewController(pushed, animated: true)
        #expect(asked == ["true false"])
        #expect(pushed.view.superview != nil && pushed.view.transform.isIdentity)
        EventLoop.main.advance(by: 1)
        #expect(navigation.topViewController === pushed && root.view.superview == nil)
        navigation.popViewController(animated: true)
        EventLoop.main.advance(by: 1)
        #expect(asked.count == 2 && navigation.viewControllers.count == 1)
        #expect(root.view.superview != nil && pushed.view.alpha == 1)
        let presented = zoomed()
        presented.modalPresentationStyle = .fullScreen
        navigation.present(presented, animated: true)
        EventLoop.main.advance(by: 1)
        #expect(asked.count == 3 && presented.view.frame == UIScreen.main.bounds)
        navigation.dismiss(animated: true)
        EventLoop.main.advance(by: 1)
        #expect(asked.count == 4 && navigation.presentedViewController == nil)
        #expect(navigation.view.window != nil)
    }

    @Test func `the others stand for the style`() {
        let controller = UIViewController()
        controller.preferredTransition = .crossDissolve
        #expect(controller.modalTransitionStyle == .crossDissolve)
        controller.preferredTransition = .flipHorizontal
        #expect(controller.modalTransitionStyle == .flipHorizontal)
    }
}
