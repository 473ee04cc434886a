import Platform
import QuartzCore
import Testing

@testable import UIKit

/// A split view on a device, with what its delegate hears.
@MainActor
private struct SplitStage {
    let split: UISplitViewController
    let watcher = SplitLog()
    let a = UIViewController()
    let s = UIViewController()
    let b = UIViewController()

    init(_ style: UISplitViewController.Style) {
        split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        split.delegate = watcher
        guard style != .unspecified else {
            split.viewControllers = [UINavigationController(rootViewController: a), b]
            return
        }
        split.setViewController(a, for: .primary)
        if style == .tripleColumn { split.setViewController(s, for: .supplementary) }
        split.setViewController(b, for: .secondary)
    }

    /// On a pad of iOS 26, 820 wide unless a window's width is given.
    @discardableResult
    func onPad(width: CGFloat? = nil, landscape: Bool = false) throws -> UIWindow {
        let window = try stage(UIViewController(), on: "iPad (A16)", os: 26, landscape: landscape)
        if let width {
            window.frame.size.width = width
            window.traitOverrides.horizontalSizeClass = .regular
        }
        window.rootViewController = split
        window.layoutIfNeeded()
        return window
    }

    func frame(_ column: UISplitViewController.Column) -> CGRect {
        split.member(for: column)?.viewIfLoaded?.frame ?? .null
    }
}

@MainActor
private final class SplitLog: UISplitViewControllerDelegate {
    var lines: [String] = []
    var top: UISplitViewController.Column?
    var target = UISplitViewController.DisplayMode.automatic
    var collapsedThen: Bool?
    var widthClassThen: UIUserInterfaceSizeClass?

    func splitViewController(_ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
        lines.append("to \(mode.rawValue)")
    }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        lines.append("primary for collapsing")
        return nil
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        lines.append("primary for expanding")
        return nil
    }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        lines.append("collapse")
        collapsedThen = splitViewController.isCollapsed
        widthClassThen = splitViewController.traitCollection.horizontalSizeClass
        return false
    }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        lines.append("separate")
        return nil
    }
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool {
        lines.append("show detail")
        return false
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        lines.append("top for \(proposedTopColumn.rawValue)")
        return top ?? proposedTopColumn
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        lines.append("mode for \(proposedDisplayMode.rawValue)")
        return proposedDisplayMode
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        lines.append("willShow \(column.rawValue)\(svc.isCollapsed ? " collapsed" : "")")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        lines.append("willHide \(column.rawValue)\(svc.isCollapsed ? " collapsed" : "")")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        lines.append("didShow \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        lines.append("didHide \(column.rawValue)")
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        lines.append("didCollapse \(svc.isCollapsed) \(svc.viewControllers.count)")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("didExpand \(!svc.isCollapsed)") }
}

@MainActor @Suite("Split view controllers: collapsing and expanding")
struct SplitCollapsingTests {
    // SP-2, SP-5, SP-7, SP-M17
    @Test func `the classic style collapses and expands step by step`() throws {
        let set = SplitStage(.unspecified)
        try stage(set.split, on: "iPhone 8 Plus", os: 15)
        #expect(set.watcher.lines == ["to 2", "primary for collapsing", "collapse", "didCollapse true 1"])
        #expect(set.watcher.collapsedThen == false)
        #expect(set.watcher.widthClassThen == .compact)
        set.watcher.lines = []
        SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(set.watcher.lines == ["primary for expanding", "separate", "didExpand true"])
        set.watcher.lines = []
        SimulatedDevice.current.rotate(to: .portrait)
        #expect(set.watcher.lines == ["primary for collapsing", "collapse", "didCollapse true 1"])
    }

    // SP-3
    @Test func `a secondary navigation controller is pushed whole, its bar hidden`() throws {
        let split = UISplitViewController()
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        let primary = UINavigationController(rootViewController: a)
        let secondary = UINavigationController(rootViewController: b)
        secondary.pushViewController(c, animated: false)
        split.viewControllers = [primary, secondary]
        let window = try stage(split, on: "iPhone X", os: 12)
        #expect(primary.viewControllers == [a, secondary])
        #expect(primary.navigationBar.items == [a.navigationItem, b.navigationItem, c.navigationItem])
        #expect(secondary.navigationBar.isHidden)
        #expect(c.view.window === window)
        primary.popViewController(animated: false)
        #expect(secondary.viewControllers == [b])
    }

    // SP-4, SP-M17
    @Test func `a plain primary drops the secondary`() throws {
        let split = UISplitViewController()
        let (a, b) = (UIViewController(), UIViewController())
        split.viewControllers = [a, b]
        let watcher = SplitLog()
        split.delegate = watcher
        try stage(split, on: "iPhone SE (3rd generation)", os: 26)
        #expect(split.viewControllers == [a])
        #expect(b.parent == nil)
        #expect(watcher.lines.first == "to 2")
        #expect(watcher.lines.last == "didCollapse true 1")
    }

    // SP-21
    @Test func `the compact column stands for the others while collapsed`() throws {
        let set = SplitStage(.doubleColumn)
        let compact = UIViewController()
        set.split.setViewController(compact, for: .compact)
        try stage(set.split, on: "iPhone 13", os: 15)
        #expect(set.split.viewControllers == [compact])
        #expect(compact.view.window != nil)
        #expect(compact.parent === set.split)
        #expect(set.a.viewIfLoaded?.window == nil)
    }

    // SP-21
    @Test func `the delegate's top column is on top of the stack`() throws {
        let set = SplitStage(.tripleColumn)
        set.watcher.top = .supplementary
        try stage(set.split, on: "iPhone 13", os: 15)
        let base = try #require(set.a.navigationController)
        #expect(base.topViewController === set.s.navigationController)
        #expect(set.b.viewIfLoaded?.window == nil)
        set.split.show(.secondary)
        #expect(base.topViewController === set.b.navigationController)
    }

    // SP-22, SP-23, SP-M13, SP-M15, SP-M16
    @Test func `columns collapse and expand with the delegate's steps, and without the classic ones`() throws {
        let set = SplitStage(.doubleColumn)
        try stage(set.split, on: "iPhone 8 Plus", os: 15)
        #expect(
            set.watcher.lines == [
                "to 2", "top for 2", "willShow 0", "willHide 0", "willShow 2", "didCollapse true 1", "didShow 2",
                "didHide 0",
            ]
        )
        #expect(set.split.displayMode == .oneBesideSecondary)
        set.watcher.lines = []
        SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(set.watcher.lines == ["mode for 2", "willShow 0 collapsed", "didExpand true", "didShow 0"])
        set.watcher.lines = []
        SimulatedDevice.current.rotate(to: .portrait)
        #expect(
            set.watcher.lines == [
                "top for 2", "willHide 0", "willShow 2", "didShow 2", "didCollapse true 1", "didHide 0",
            ]
        )
    }

    // SP-M18, SP-24
    @Test func `while collapsed only showing a column does something`() throws {
        let set = SplitStage(.doubleColumn)
        try stage(set.split, on: "iPhone SE (3rd generation)", os: 18)
        let base = try #require(set.a.navigationController)
        set.split.preferredDisplayMode = .secondaryOnly
        #expect(set.split.displayMode == .oneBesideSecondary)
        #expect(set.split.preferredDisplayMode == .secondaryOnly)
        set.split.hide(.primary)
        #expect(base.viewControllers.count == 2)
        set.split.show(.primary)
        #expect(base.viewControllers == [set.a])
        set.split.show(.secondary)
        #expect(base.viewControllers.count == 2)
        // SP-M14
        #expect(set.split.primaryColumnWidth == 375)
    }

    // SP-M12, SP-M7
    @Test func `loading wraps and loads all columns, then moves them`() throws {
        let log = StageLog()
        let split = UISplitViewController(style: .tripleColumn)
        let all = ["a", "s", "b"].map { name in StagedController(name) { log.lines.append($0) } }
        split.setViewController(all[0], for: .primary)
        split.setViewController(all[1], for: .supplementary)
        split.setViewController(all[2], for: .secondary)
        #expect(split.children.isEmpty)
        split.loadViewIfNeeded()
        #expect(
            log.lines.filter { !$0.contains("didMove") } == [
                "s willMove in", "s load", "a willMove in", "a load", "b willMove in", "b load",
            ]
        )
        #expect(split.children == [1, 0, 2].compactMap { all[$0].navigationController })
        #expect(split.viewControllers == all)
    }
}

@MainActor @Suite("Split view controllers: modes")
struct SplitModesTests {
    // SP-9
    @Test func `the button goes to the delegate's mode, else it shows and hides`() throws {
        let set = SplitStage(.unspecified)
        try stage(set.split, on: "iPad Air 2", os: 12, landscape: true)
        set.watcher.lines = []
        let button = set.split.displayModeButtonItem
        button.perform(event: nil)
        button.perform(event: nil)
        set.watcher.target = .oneOverSecondary
        button.perform(event: nil)
        #expect(set.watcher.lines == ["to 1", "to 2", "to 3"])
    }

    // SP-24
    @Test func `showing and hiding columns changes the mode`() throws {
        let set = SplitStage(.tripleColumn)
        try set.onPad(landscape: true)
        #expect(set.split.displayMode == .twoBesideSecondary)
        set.split.hide(.primary)
        #expect(set.split.displayMode == .oneBesideSecondary)
        set.split.hide(.supplementary)
        #expect(set.split.displayMode == .secondaryOnly)
        set.split.show(.supplementary)
        #expect(set.split.displayMode == .oneBesideSecondary)
        set.split.show(.primary)
        #expect(set.split.displayMode == .twoBesideSecondary)
    }

    // SP-25
    @Test(arguments: [
        (UISplitViewController.SplitBehavior.tile, UISplitViewController.DisplayMode.oneOverSecondary, 2),
        (.tile, .twoOverSecondary, 4), (.tile, .twoDisplaceSecondary, 4), (.overlay, .oneBesideSecondary, 3),
        (.overlay, .twoBesideSecondary, 5), (.displace, .oneOverSecondary, 2), (.displace, .twoBesideSecondary, 6),
        (.displace, .secondaryOnly, 1), (.overlay, .twoOverSecondary, 5),
    ])
    func `a behavior makes an impossible mode the nearest one`(
        behavior: UISplitViewController.SplitBehavior,
        wish: UISplitViewController.DisplayMode,
        mode: Int
    ) throws {
        let set = SplitStage(.tripleColumn)
        set.split.preferredSplitBehavior = behavior
        set.split.preferredDisplayMode = wish
        try set.onPad(landscape: true)
        #expect(set.split.displayMode.rawValue == mode)
        #expect(set.split.preferredDisplayMode == wish)
    }

    // SP-25, SP-M8
    @Test(arguments: [
        (UISplitViewController.DisplayMode.automatic, 2, 4, 2, 4), (.secondaryOnly, 1, 1, 1, 1),
        (.oneBesideSecondary, 2, 2, 2, 2), (.oneOverSecondary, 1, 1, 3, 3), (.twoOverSecondary, 1, 1, 5, 5),
        (.twoBesideSecondary, 2, 4, 5, 4), (.twoDisplaceSecondary, 2, 4, 5, 4),
    ])
    func `what a wished mode becomes depends on the width and on when it is wished`(
        wish: UISplitViewController.DisplayMode,
        narrowAtFirst: Int,
        wideAtFirst: Int,
        narrowLater: Int,
        wideLater: Int
    ) throws {
        for (landscape, first, later) in [(false, narrowAtFirst, narrowLater), (true, wideAtFirst, wideLater)] {
            let early = SplitStage(.tripleColumn)
            early.split.preferredDisplayMode = wish
            try early.onPad(landscape: landscape)
            #expect(early.split.displayMode.rawValue == first)
            let late = SplitStage(.tripleColumn)
            let window = try late.onPad(landscape: landscape)
            late.split.preferredDisplayMode = wish
            window.layoutIfNeeded()
            #expect(late.split.displayMode.rawValue == later)
        }
    }

    // SP-26
    @Test func `the system places the button in the leading bar, unless it is told not to`() throws {
        let set = SplitStage(.doubleColumn)
        let window = try stage(set.split, on: "iPad Air 2", os: 15)
        #expect(set.split.presentsWithGesture)
        #expect(set.split.displayMode == .secondaryOnly)
        let button = set.split.displayModeButtonItem
        #expect(button.view?.isDescendant(of: set.b.navigationController?.view ?? UIView()) ?? false)
        set.split.displayModeButtonVisibility = .never
        window.layoutIfNeeded()
        #expect(button.view?.window == nil)
        set.split.displayModeButtonVisibility = .always
        set.split.presentsWithGesture = false
        window.layoutIfNeeded()
        #expect(button.view?.window === window)
    }

    // SP-M11
    @Test func `replacing the secondary only asks about the detail`() throws {
        let set = SplitStage(.unspecified)
        try stage(set.split, on: "iPad Air 2", os: 15, landscape: true)
        set.watcher.lines = []
        let detail = UIViewController()
        set.split.showDetailViewController(detail, sender: nil)
        #expect(set.watcher.lines == ["show detail"])
        #expect(set.split.viewControllers.last === detail)
        set.watcher.lines = []
        set.split.showDetailViewController(detail, sender: nil)
        #expect(set.split.viewControllers.last === detail)
    }

    // SP-M1
    @Test func `before it is loaded a split view has its defaults`() {
        let classic = UISplitViewController()
        let double = UISplitViewController(style: .doubleColumn)
        let triple = UISplitViewController(style: .tripleColumn)
        for split in [classic, double, triple] {
            #expect(split.displayMode == .secondaryOnly)
            #expect(split.presentsWithGesture)
            #expect(split.displayModeButtonVisibility == .automatic)
            #expect(!split.showsSecondaryOnlyButton)
            #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
            #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
        }
        #expect(double.splitBehavior == .tile)
        #expect([classic, double, triple].map(\.primaryColumnWidth) == [320, 320, 280])
        #expect([classic, double, triple].map(\.supplementaryColumnWidth) == [-1, -1, 320])
    }
}

@MainActor @Suite("Split view controllers: places on iOS 26")
struct SplitPlacesTests {
    // SP-M4
    @Test func `without a background the columns stand beside each other`() throws {
        let set = SplitStage(.doubleColumn)
        set.split.primaryBackgroundStyle = .none
        try set.onPad()
        #expect(set.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(set.frame(.secondary) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    }

    // SP-M5
    @Test func `a trailing primary floats at the other side`() throws {
        let set = SplitStage(.doubleColumn)
        set.split.primaryEdge = .trailing
        set.split.preferredPrimaryColumnWidthFraction = 0.4
        try set.onPad()
        #expect(set.frame(.primary).minX == 482)
        #expect(set.frame(.secondary) == CGRect(x: 0, y: 0, width: 820, height: 1180))
        #expect(set.split.member(for: .secondary)?.view.safeAreaInsets.right == 338)
    }

    // SP-M6, SP-10
    @Test(
        arguments: [
            (0.4, nil, nil, nil, 328.0), (0.6, nil, nil, nil, 346), (0.4, 400, nil, nil, 400),
            (0.4, nil, 300, nil, 300),
            (nil, nil, nil, 280, 280),
        ] as [(Double?, Double?, Double?, Double?, Double)]
    )
    func `the primary's width is a share that leaves the secondary its room`(
        fraction: Double?,
        minimum: Double?,
        maximum: Double?,
        preferred: Double?,
        width: Double
    ) throws {
        let set = SplitStage(.doubleColumn)
        if let fraction { set.split.preferredPrimaryColumnWidthFraction = CGFloat(fraction) }
        if let minimum { set.split.minimumPrimaryColumnWidth = CGFloat(minimum) }
        if let maximum { set.split.maximumPrimaryColumnWidth = CGFloat(maximum) }
        if let preferred { set.split.preferredPrimaryColumnWidth = CGFloat(preferred) }
        try set.onPad()
        #expect(set.split.primaryColumnWidth == CGFloat(width))
        #expect(set.frame(.primary).width == CGFloat(width))
    }

    // SP-M7
    @Test func `three columns at 820 show two, and park the primary beyond the edge`() throws {
        let set = SplitStage(.tripleColumn)
        try set.onPad()
        #expect(set.split.displayMode == .oneBesideSecondary)
        #expect(set.frame(.supplementary) == CGRect(x: 0, y: 0, width: 320, height: 1180))
        #expect(set.frame(.secondary) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
        #expect(set.frame(.primary).minX == -290)
        set.split.primaryEdge = .trailing
        set.split.view.layoutIfNeeded()
        #expect(set.frame(.primary).minX == 830)
    }

    // SP-M8
    @Test func `three columns stand beside each other from 954 on`() throws {
        let set = SplitStage(.tripleColumn)
        try set.onPad(width: 954.5)
        #expect(set.split.displayMode == .twoBesideSecondary)
        #expect(set.frame(.primary).minX == 10)
        #expect(set.frame(.primary).width == 240)
        #expect(set.frame(.supplementary).width == 490)
        #expect(set.split.member(for: .supplementary)?.view.safeAreaInsets.left == 250)
        #expect(set.frame(.secondary).minX == 490.5)
        #expect(set.frame(.secondary).width == 464)
    }

    // SP-M8
    @Test(arguments: [
        (954.25, 0.0, 0.0, 4), (954.2, 0, 0, 2), (1014, 300, 0, 2), (1014.5, 300, 0, 4), (990, 0, 500, 2),
        (990.5, 0, 500, 4),
    ])
    func `least widths move the limit`(width: Double, side: Double, secondary: Double, mode: Int) throws {
        let set = SplitStage(.tripleColumn)
        if side > 0 { set.split.minimumSupplementaryColumnWidth = CGFloat(side) }
        if secondary > 0 { set.split.minimumSecondaryColumnWidth = CGFloat(secondary) }
        try set.onPad(width: CGFloat(width))
        #expect(set.split.displayMode.rawValue == mode)
    }

    // SP-M9
    @Test func `at 600 the supplementary column has its least width`() throws {
        let set = SplitStage(.tripleColumn)
        try set.onPad(width: 600)
        #expect(set.frame(.supplementary).width == 240)
        #expect(set.frame(.secondary).minX == 240.5)
        #expect(set.frame(.secondary).width == 359.5)
    }

    // SP-M9
    @Test func `hidden columns wait one behind the other`() throws {
        let set = SplitStage(.tripleColumn)
        set.split.preferredDisplayMode = .secondaryOnly
        try set.onPad()
        #expect(set.frame(.supplementary).minX == -320.5)
        #expect(set.frame(.primary).minX == -610.5)
    }
}
