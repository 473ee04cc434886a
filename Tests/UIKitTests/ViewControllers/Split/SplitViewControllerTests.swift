import Testing

@testable import UIKit

@MainActor @Suite("Split view controllers")
struct SplitViewControllerTests {
    private func split() -> (UISplitViewController, UINavigationController, UIViewController) {
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: UIViewController())
        let secondary = UIViewController()
        split.viewControllers = [primary, secondary]
        return (split, primary, secondary)
    }

    // SP-1, SP-2, SP-6
    @Test func `on a compact phone the secondary is pushed`() throws {
        let (split, primary, secondary) = split()
        #expect(split.displayMode == .secondaryOnly)
        try stage(split)
        #expect(split.isCollapsed)
        #expect(split.viewControllers == [primary])
        #expect(primary.topViewController === secondary)
        #expect(secondary.view.window != nil)
    }

    // SP-2
    @Test func `a delegate may drop the secondary`() throws {
        let (split, primary, secondary) = split()
        let watcher = SplitWatcher()
        split.delegate = watcher
        try stage(split)
        #expect(watcher.lines == ["collapse"])
        #expect(primary.topViewController !== secondary)
    }

    // SP-8, SP-10
    @Test func `a landscape pad shows both columns beside each other`() throws {
        let (split, primary, secondary) = split()
        try stage(split, on: "iPad Air 2", landscape: true)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(secondary.view.frame == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    }

    // SP-8
    @Test func `a portrait pad hides the primary`() throws {
        let (split, _, secondary) = split()
        try stage(split, on: "iPad Air 2")
        #expect(split.displayMode == .secondaryOnly)
        #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    }

    // SP-M3
    @Test func `glass columns float over the secondary`() throws {
        let (split, primary, secondary) = split()
        try stage(split, on: "iPad (A16)", os: 26)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(primary.view.frame == CGRect(x: 10, y: 32, width: 320, height: 1133))
        #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 820, height: 1180))
        #expect(secondary.view.safeAreaInsets.left == 330)
    }

    // SP-2, SP-5, SP-11: worked example
    @Test func `turning a Plus phone expands and collapses`() throws {
        let (split, primary, secondary) = split()
        try stage(split, on: "iPhone 8 Plus")
        #expect(split.isCollapsed)
        _ = SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(!split.isCollapsed)
        #expect(split.viewControllers == [primary, secondary])
        #expect(primary.viewControllers.count == 1)
        _ = SimulatedDevice.current.rotate(to: .portrait)
        #expect(split.isCollapsed)
        #expect(primary.topViewController === secondary)
    }

    // SP-31
    @Test func `showing a detail replaces the secondary, or pushes while collapsed`() throws {
        let (split, primary, _) = split()
        let detail = UIViewController()
        try stage(split, on: "iPad Air 2", landscape: true)
        split.showDetailViewController(detail, sender: nil)
        #expect(split.viewControllers.last === detail)
        let (small, navigation, _) = self.split()
        try stage(small)
        let other = UIViewController()
        small.showDetailViewController(other, sender: nil)
        #expect(navigation.topViewController === other)
        _ = primary
    }

    // SP-20, SP-M14
    @Test func `columns get navigation controllers, nested while collapsed`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (a, b) = (UIViewController(), UIViewController())
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        try stage(split)
        let outer = try #require(a.navigationController)
        #expect(outer.viewControllers.count == 2)
        #expect((outer.topViewController as? UINavigationController)?.viewControllers == [b])
        #expect(outer.navigationBar.items == [a.navigationItem, b.navigationItem])
        #expect(b.view.safeAreaInsets.top == 88)
        #expect(split.viewControllers == [a])
    }

    // SP-M10
    @Test func `a change of mode tells of the columns around it, showing a column only of the mode`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let watcher = ColumnWatcher()
        split.delegate = watcher
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        try stage(split, on: "iPad Air 2", os: 15, landscape: true)
        #expect(split.displayMode == .oneBesideSecondary)
        watcher.lines = []
        split.preferredDisplayMode = .secondaryOnly
        #expect(watcher.lines == ["to 1", "willHide 0", "didHide 0"])
        watcher.lines = []
        split.preferredDisplayMode = .oneBesideSecondary
        #expect(watcher.lines == ["to 2", "willShow 0", "didShow 0"])
        watcher.lines = []
        split.hide(.primary)
        split.show(.primary)
        #expect(watcher.lines == ["to 1", "to 2"])
    }

    // SP-M13, SP-M15
    @Test func `collapsing and expanding end with what columns did`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let watcher = ColumnWatcher()
        split.delegate = watcher
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        try stage(split, on: "iPhone 8 Plus", landscape: true)
        watcher.lines = []
        _ = SimulatedDevice.current.rotate(to: .portrait)
        #expect(watcher.lines == ["willHide 0", "willShow 2", "didShow 2", "didCollapse", "didHide 0"])
        watcher.lines = []
        _ = SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(watcher.lines == ["willShow 0", "didExpand", "didShow 0"])
    }

    // SP-M2
    @Test func `what a style lacks raises an exception`() throws {
        var raised: [UIKitException.Name] = []
        UIKitException.handler = { name, _ in raised.append(name) }
        defer { UIKitException.handler = nil }
        _ = UISplitViewController().splitBehavior
        _ = UISplitViewController().preferredSplitBehavior
        #expect(raised == [.invalidArgument, .invalidArgument])
        raised = []
        let split = UISplitViewController(style: .doubleColumn)
        split.minimumSupplementaryColumnWidth = 300
        #expect(raised == [.invalidArgument])
        raised = []
        let controller = UIViewController()
        split.setViewController(controller, for: .primary)
        split.setViewController(controller, for: .secondary)
        #expect(raised == [.internalInconsistency])
        #expect(split.viewController(for: .secondary) == nil)
    }
}

private final class SplitWatcher: UISplitViewControllerDelegate {
    var lines: [String] = []

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        lines.append("collapse")
        return true
    }
}

private final class ColumnWatcher: UISplitViewControllerDelegate {
    var lines: [String] = []

    func splitViewController(_ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
        lines.append("to \(mode.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        lines.append("willShow \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        lines.append("willHide \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        lines.append("didShow \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        lines.append("didHide \(column.rawValue)")
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("didExpand") }
}
