import Platform
import QuartzCore
import Testing

@testable import UIKit

/// A container of an app's own that shows details its own way.
private class DetailContainer: UIViewController {
    var shown: [UIViewController] = []
    var mayShow = true
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        mayShow && super.canPerformAction(action, withSender: sender)
    }
}

/// One with an action of the app's.
private final class RatingContainer: UIViewController, Selector.ActionProviding {
    static var actions: [Selector.Action] { [Selector.Action("showRating:", RatingContainer.showRating)] }
    func showRating(_ sender: Any?) {}
}

@MainActor @Suite("View controllers: targets of actions")
struct ActionTargetTests {
    private let show = Selector("showViewController:sender:")
    private let showDetail = Selector("showDetailViewController:sender:")

    // SP-32
    @Test func `the nearest controller that overrides the method is the target`() {
        let (child, plain, container) = (UIViewController(), UIViewController(), DetailContainer())
        let navigation = UINavigationController(rootViewController: container)
        container.addChild(plain)
        plain.addChild(child)
        #expect(child.targetViewController(forAction: showDetail, sender: nil) === container)
        #expect(child.targetViewController(forAction: show, sender: nil) === navigation)
        container.mayShow = false
        #expect(child.targetViewController(forAction: showDetail, sender: nil) == nil)
        #expect(UIViewController().targetViewController(forAction: show, sender: nil) == nil)
        #expect(navigation.targetViewController(forAction: show, sender: nil) === navigation)
    }

    // SP-32
    @Test func `a subclass inherits the override, and the search goes on at the presenter`() throws {
        final class Special: DetailContainer {}
        let root = Special()
        try stage(root)
        let presented = UIViewController()
        root.present(presented, animated: false)
        #expect(presented.targetViewController(forAction: showDetail, sender: nil) === root)
    }

    // SP-33
    @Test func `an app's own action is looked up alike`() {
        let (child, container) = (UIViewController(), RatingContainer())
        container.addChild(child)
        #expect(child.targetViewController(forAction: Selector("showRating:"), sender: nil) === container)
        #expect(child.targetViewController(forAction: Selector("other:"), sender: nil) == nil)
    }

    // SP-30
    @Test func `in regular width a split view shows a controller as primary, a child of that as secondary`() throws {
        let split = UISplitViewController()
        let (a, b) = (UIViewController(), UIViewController())
        let inner = UIViewController()
        a.addChild(inner)
        split.viewControllers = [a, b]
        try stage(split, on: "iPad Air 2", os: 12, landscape: true)
        split.show(inner, sender: nil)
        #expect(split.viewControllers == [a, inner])
        let other = UIViewController()
        split.show(other, sender: nil)
        #expect(split.viewControllers == [other, inner])
    }

    // SP-30
    @Test func `what nobody shows the window's root presents`() throws {
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        try stage(root)
        let detail = UIViewController()
        child.showDetailViewController(detail, sender: nil)
        #expect(root.presentedViewController === detail)
    }
}
