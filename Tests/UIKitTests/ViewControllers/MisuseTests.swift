import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("View controllers: misuse")
struct MisuseTests {
    /// What is raised while a closure runs.
    private func raised(_ body: () throws -> Void) rethrows -> [String] {
        var lines: [String] = []
        UIKitException.handler = { lines.append("\($0.rawValue): \($1)") }
        defer { UIKitException.handler = nil }
        try body()
        return lines
    }

    @Test func `presenting oneself`() throws {
        let root = UIViewController()
        try stage(root)
        let lines = raised { root.present(root, animated: false) }
        #expect(lines.count == 1)
        #expect(
            lines[0].hasPrefix(
                "NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting "
                    + "controller is "
            )
        )
        #expect(root.presentedViewController == nil)
    }

    @Test func `presenting what is presented already`() throws {
        let (root, other) = (UIViewController(), UIViewController())
        try stage(root)
        root.present(other, animated: false)
        let lines = raised { other.present(other, animated: false) } + raised { root.present(other, animated: false) }
        #expect(lines.count == 2)
        #expect(lines[1].contains("that is already being presented by"))
        #expect(root.presentedViewController === other)
    }

    @Test func `presenting a child`() throws {
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        try stage(root)
        let lines = raised { root.present(child, animated: false) }
        #expect(lines.count == 1)
        #expect(lines[0].contains("Application tried to present modally an active controller"))
        #expect(child.parent === root)
        #expect(root.presentedViewController == nil)
    }

    @Test func `presenting from a controller that is in no window is logged and does nothing`() {
        var notes: [String] = []
        LayoutLog.listener = { notes.append($0) }
        defer { LayoutLog.listener = nil }
        let (root, other) = (UIViewController(), UIViewController())
        root.present(other, animated: false)
        #expect(notes.count == 1)
        #expect(notes[0].contains("whose view is not in the window hierarchy"))
        #expect(other.presentingViewController == nil)
    }

    @Test func `a controller in itself or in its own child`() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        let lines = raised { outer.addChild(outer) } + raised { inner.addChild(outer) }
        #expect(lines.count == 2)
        #expect(
            lines.allSatisfy { $0.hasPrefix("NSInvalidArgumentException") && $0.contains("addChildViewController:") }
        )
        #expect(outer.parent == nil)
        #expect(outer.children == [inner])
    }

    @Test func `a child's view in another controller's view`() throws {
        let (root, child, other) = (UIViewController(), UIViewController(), UIViewController())
        root.addChild(child)
        root.addChild(other)
        root.view.addSubview(other.view)
        try stage(root)
        let lines = raised { other.view.addSubview(child.view) }
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("UIViewControllerHierarchyInconsistency: child view controller:"))
    }

    @Test func `a view without a parent for its controller works, and appears`() throws {
        let root = UIViewController()
        try stage(root)
        let log = StageLog()
        let orphan = StagedController("b") { log.lines.append($0) }
        let lines = raised { root.view.addSubview(orphan.view) }
        EventLoop.main.advance(by: 0.1)
        #expect(lines == [])
        #expect(log.lines == ["b load", "b willAppear", "b isAppearing", "b didAppear"])
        orphan.view.removeFromSuperview()
        #expect(log.lines.suffix(2) == ["b willDisappear", "b didDisappear"])
    }

    @Test func `one view for two controllers`() {
        let (first, second) = (UIViewController(), UIViewController())
        let view = UIView()
        first.view = view
        let lines = raised { second.view = view }
        #expect(lines.count == 1)
        #expect(lines[0].contains("A view can only be associated with at most one view controller at a time!"))
        #expect(second.viewIfLoaded === view)
        #expect(first.viewIfLoaded == nil)
    }

    @Test func `popping the root does nothing`() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        try stage(navigation)
        let lines = raised {
            #expect(navigation.popViewController(animated: true) == nil)
            #expect(navigation.popToRootViewController(animated: true) == nil)
        }
        #expect(lines == [])
        #expect(navigation.viewControllers == [root])
        #expect(root.view.window != nil)
    }

    @Test func `pushing twice, pushing a navigation controller, a stack with doubles`() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        try stage(navigation)
        let lines =
            raised { navigation.pushViewController(root, animated: false) }
            + raised { navigation.pushViewController(UINavigationController(), animated: false) }
            + raised { navigation.setViewControllers([root, root], animated: false) }
        #expect(lines.count == 3)
        #expect(lines[0].contains("is pushing the same view controller instance"))
        #expect(lines[1] == "NSInvalidArgumentException: Pushing a navigation controller is not supported")
        #expect(lines[2].contains("All view controllers in a navigation controller must be distinct"))
        #expect(navigation.viewControllers == [root])
    }

    // TR-6
    @Test func `overriding traits of what is no child`() {
        let lines = raised {
            UIViewController().setOverrideTraitCollection(UITraitCollection(), forChild: UIViewController())
        }
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("NSInvalidArgumentException"))
    }

    @Test func `a second cancel action`() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        let lines = raised { alert.addAction(UIAlertAction(title: "B", style: .cancel)) }
        #expect(lines.count == 1)
        #expect(alert.actions.count == 1)
    }
}
