import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Presentation: who presents, and how it adapts")
struct PresentingTests {
    // PR-2, PR-M28
    @Test func `a controller has UIKit's defaults`() {
        let controller = UIViewController()
        #expect(controller.modalTransitionStyle == .coverVertical)
        #expect(controller.modalPresentationStyle == .automatic)
        #expect(!controller.definesPresentationContext)
        #expect(controller.automaticallyAdjustsScrollViewInsets)
        #expect(!controller.isModalInPresentation)
        let navigation = UINavigationController(rootViewController: controller)
        #expect(navigation.isToolbarHidden)
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }

    // PR-M26, PR-M28
    @Test func `a controller made by code has a plain view of the screen's size`() throws {
        final class Watcher: UIViewController {
            var loadedOutside: Bool?
            override func viewDidLoad() {
                super.viewDidLoad()
                loadedOutside = view.window == nil && view.superview == nil
            }
        }
        try stage(UIViewController(), on: "iPhone 16", os: 26)
        let controllers = [
            UIViewController(nibName: nil, bundle: nil), UINavigationController(), UITabBarController(),
            UISplitViewController(), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
        ]
        for controller in controllers {
            #expect(controller.nibName == nil)
            #expect(!controller.isViewLoaded)
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
            #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        }
        #expect(controllers[0].view.backgroundColor == nil)
        let watcher = Watcher()
        watcher.loadViewIfNeeded()
        #expect(watcher.loadedOutside == true)
    }

    // PR-3
    @Test func `the presentation controller is there at once, and another one for another style`() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .pageSheet
        let sheet = controller.presentationController
        #expect(sheet is UISheetPresentationController)
        #expect(controller.presentationController === sheet)
        controller.modalPresentationStyle = .popover
        #expect(controller.presentationController is UIPopoverPresentationController)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
        #expect(controller.popoverPresentationController == nil)
    }

    // PR-4
    @Test func `a context presents in its own place, everything else over the root`() throws {
        let (root, middle, leaf) = (UIViewController(), UIViewController(), UIViewController())
        root.addChild(middle)
        root.view.addSubview(middle.view)
        middle.view.frame = CGRect(x: 0, y: 100, width: 375, height: 300)
        middle.addChild(leaf)
        middle.view.addSubview(leaf.view)
        middle.definesPresentationContext = true
        let window = try stage(root, on: "iPhone 8", os: 12)
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        leaf.present(presented, animated: false)
        #expect(presented.presentingViewController === middle)
        #expect(
            presented.view.convert(presented.view.bounds, to: nil) == middle.view.convert(middle.view.bounds, to: nil)
        )
        #expect(presented.view.window === window)
        leaf.dismiss(animated: false)
        presented.modalPresentationStyle = .fullScreen
        leaf.present(presented, animated: false)
        #expect(presented.presentingViewController === root)
        #expect(leaf.presentedViewController === presented)
    }

    // PR-7
    @Test func `a plain presentation controller covers the container and keeps the presenter's view`() {
        let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        #expect(!controller.shouldRemovePresentersView)
        #expect(controller.shouldPresentInFullscreen)
        controller.containerView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(controller.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    // PR-9, PR-10
    @Test(arguments: [
        (UIModalPresentationStyle.fullScreen, false, UIModalPresentationStyle.fullScreen),
        (.overFullScreen, false, .overFullScreen), (.none, false, .none), (.formSheet, false, .none),
        (.formSheet, true, .formSheet), (.pageSheet, true, .none), (.currentContext, false, .none),
    ])
    func `a delegate's answer counts where it is one of those allowed`(
        answer: UIModalPresentationStyle,
        withTraits: Bool,
        style: UIModalPresentationStyle
    ) throws {
        let root = UIViewController()
        try stage(root, on: "iPhone 13", os: 15)
        let presented = UIViewController()
        presented.modalPresentationStyle = .pageSheet
        let delegate: any UIAdaptivePresentationControllerDelegate =
            withTraits ? NewAnswer(answer) : OldAnswer(answer)
        presented.presentationController?.delegate = delegate
        root.present(presented, animated: false)
        let controller = try #require(presented.presentationController)
        #expect(controller.adaptivePresentationStyle(for: root.traitCollection) == style)
        // The form of iOS 8 is asked in compact width only.
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        let inRegular: UIModalPresentationStyle = withTraits ? style : .none
        #expect(controller.adaptivePresentationStyle(for: regular) == inRegular)
        #expect(controller.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact)) == style)
    }

    // PR-12, PR-9
    @Test(arguments: [(12, UIModalPresentationStyle.fullScreen), (15, .formSheet)])
    func `a popover adapts again when a Plus phone turns`(os: Int, compact: UIModalPresentationStyle) throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 8 Plus", os: OSVersion(os))
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(presented.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
        root.present(presented, animated: false)
        #expect(presented.presentation.activeStyle == compact)
        #expect((root.view.window == nil) == (compact == .fullScreen))
        for _ in 0..<2 {
            SimulatedDevice.current.rotate(to: .landscapeRight)
            #expect(presented.presentation.activeStyle == .popover)
            // With an arrow at its side, perhaps.
            #expect([200, 213].contains(presented.view.bounds.width))
            #expect(root.view.window === window)
            #expect(popover.containerView != nil)
            SimulatedDevice.current.rotate(to: .portrait)
            #expect(presented.presentation.activeStyle == compact)
            #expect(presented.view.bounds.width == 414)
        }
        #expect(root.presentedViewController === presented)
        root.dismiss(animated: false)
        #expect(root.view.window === window)
        #expect(window.subviews == [root.view])
    }

    // PR-11, PR-12
    @Test func `a controller that was wrapped for the full screen stands bare in its popover`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 8 Plus", os: 12)
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        let wrapping = Wrapping()
        presented.popoverPresentationController?.delegate = wrapping
        presented.popoverPresentationController?.sourceView = root.view
        root.present(presented, animated: false)
        #expect(root.presentedViewController is UINavigationController)
        SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(root.presentedViewController === presented)
        #expect(presented.presentation.activeStyle == .popover)
        #expect(presented.view.window === window)
        SimulatedDevice.current.rotate(to: .portrait)
        #expect(presented.navigationController === root.presentedViewController)
        #expect(presented.view.window === window)
    }

    // PR-17, PR-16
    @Test func `what is modal stays and tells of the attempt, and code dismisses without a word`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 13", os: 15)
        let presented = UIViewController()
        presented.modalPresentationStyle = .pageSheet
        presented.isModalInPresentation = true
        let log = DismissalLog()
        presented.presentationController?.delegate = log
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        let outside = try #require(window.hitTest(CGPoint(x: 100, y: 20), with: nil) as? UIControl)
        outside.sendActions(for: .touchUpInside)
        #expect(log.lines == ["attempt"])
        presented.isModalInPresentation = false
        log.lines = []
        root.dismiss(animated: false)
        #expect(log.lines == [])
        root.present(presented, animated: false)
        presented.presentationController?.delegate = log
        window.layoutIfNeeded()
        (window.hitTest(CGPoint(x: 100, y: 20), with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
        EventLoop.main.advance(by: 1)
        #expect(log.lines == ["should", "will", "did"])
    }

    // PR-20
    @Test func `a second presentation is refused, and dismissing goes through the presenter`() throws {
        let root = UIViewController()
        try stage(root, on: "iPhone 13", os: 15)
        var notes: [String] = []
        LayoutLog.listener = { notes.append($0) }
        defer { LayoutLog.listener = nil }
        let all = (0..<4).map { _ in UIViewController() }
        root.present(all[0], animated: false)
        root.present(all[1], animated: false)
        #expect(root.presentedViewController === all[0])
        #expect(notes.count == 1)
        #expect(notes.first?.contains("which is already presenting") ?? false)
        all[0].present(all[1], animated: false)
        all[1].present(all[2], animated: false)
        all[2].dismiss(animated: false)
        #expect(all[1].presentedViewController == nil)
        #expect(all[0].presentedViewController === all[1])
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
        #expect(all[0].presentedViewController == nil)
        #expect(all[1].viewIfLoaded?.window == nil)
    }

    // PR-22, PR-23
    @Test func `viewIsAppearing has traits and geometry, and comes before the first layout`() throws {
        final class Watcher: UIViewController {
            var lines: [String] = []
            override func viewWillAppear(_ animated: Bool) { lines.append("will \(view.window != nil)") }
            override func viewIsAppearing(_ animated: Bool) {
                lines.append(
                    "is \(view.bounds.width) \(traitCollection.horizontalSizeClass.rawValue) \(view.window != nil)"
                )
            }
            override func viewSafeAreaInsetsDidChange() { lines.append("insets") }
            override func viewWillLayoutSubviews() { lines.append("layout") }
            override func viewDidLayoutSubviews() { lines.append("laid out") }
            override func viewDidAppear(_ animated: Bool) { lines.append("did") }
        }
        let watcher = Watcher()
        try stage(watcher, on: "iPhone X", os: 13)
        #expect(watcher.lines == ["will false", "is 375.0 1 true", "insets", "layout", "laid out", "did"])
    }

    // PR-23
    @Test func `in containers and sheets viewIsAppearing has the frame and the safe area of the layout to come`() throws
    {
        final class Watcher: UIViewController {
            var (appearing, laidOut): ([String], [String]) = ([], [])
            private var geometry: String { "\(view.frame.size) \(view.safeAreaInsets)" }
            override func viewIsAppearing(_ animated: Bool) { appearing.append(geometry) }
            override func viewDidAppear(_ animated: Bool) { laidOut.append(geometry) }
        }
        let (first, second, sheet, rows) = (Watcher(), Watcher(), Watcher(), ListWatcher())
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        try stage(tabs, on: "iPhone X", os: 17)
        #expect(first.laidOut == ["(375.0, 812.0) UIEdgeInsets(top: 88.0, left: 0.0, bottom: 83.0, right: 0.0)"])
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: false)
        navigation.pushViewController(rows, animated: false)
        tabs.present(UINavigationController(rootViewController: sheet), animated: false)
        navigation.view.window?.layoutIfNeeded()
        for watcher in [first, second, sheet] {
            #expect(watcher.appearing.count == 1)
            #expect(watcher.appearing == watcher.laidOut)
        }
        #expect(rows.appearing == "(375.0, 812.0) -88.0")
    }

    /// A list that says where it stands.
    private final class ListWatcher: UITableViewController {
        var appearing = ""
        override func viewIsAppearing(_ animated: Bool) {
            appearing = "\(tableView.frame.size) \(tableView.contentOffset.y)"
        }
    }

    // PR-25, PR-M18, PR-M14
    @Test func `a page sheet dims by a fifth, and shows its grabber when asked`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 13", os: 15)
        let presented = UIViewController()
        presented.modalPresentationStyle = .pageSheet
        let sheet = try #require(presented.sheetPresentationController)
        #expect(!sheet.prefersGrabberVisible)
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        let container = try #require(sheet.containerView)
        #expect(container.subviews.contains { $0.backgroundColor == UIColor(white: 0, alpha: 0.2) })
        sheet.prefersGrabberVisible = true
        window.layoutIfNeeded()
        let grabber = try #require(container.subviews.last)
        #expect(grabber.frame == CGRect(x: 195 - 18, y: presented.view.frame.minY + 5, width: 36, height: 5))
        #expect(grabber.layer.cornerRadius == 2.5)
    }

    // PR-M25
    @Test func `the popover's view and a dimming view lie in one view that covers the window`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPad Air 2", os: 15)
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        presented.popoverPresentationController?.sourceView = root.view
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        let container = try #require(presented.view.superview)
        #expect(container.superview === window)
        #expect(container.frame == window.bounds)
        #expect(container.subviews.contains { $0 is UIControl && $0.frame == container.bounds })
    }

    // PR-M38
    @Test func `a programmatic turn of a scrolled page takes 0.3 seconds`() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        try stage(pages, on: "iPhone SE (3rd generation)", os: 18)
        var isDone = false
        pages.setViewControllers([UIViewController()], direction: .forward, animated: true) { _ in isDone = true }
        EventLoop.main.advance(by: 0.29)
        #expect(!isDone)
        EventLoop.main.advance(by: 0.02)
        #expect(isDone)
    }
}

private final class OldAnswer: UIAdaptivePresentationControllerDelegate {
    let answer: UIModalPresentationStyle
    init(_ answer: UIModalPresentationStyle) { self.answer = answer }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { answer }
}

private final class NewAnswer: UIAdaptivePresentationControllerDelegate {
    let answer: UIModalPresentationStyle
    init(_ answer: UIModalPresentationStyle) { self.answer = answer }
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { answer }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .overFullScreen
    }
}

private final class Wrapping: UIPopoverPresentationControllerDelegate {
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
}

private final class DismissalLog: UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        lines.append("should")
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("attempt")
    }
}
