import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Presentation: popovers")
struct PopoverTests {
    private func popover(_ configure: (UIPopoverPresentationController) -> Void) throws -> UIViewController {
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 200, height: 150)
        configure(try #require(presented.popoverPresentationController))
        return presented
    }

    // PR-14
    @Test func `a popover without an anchor raises an exception in regular width only`() throws {
        var reasons: [String] = []
        for device in ["iPad Air 2", "iPhone 8"] {
            let root = UIViewController()
            try stage(root, on: device, os: 15)
            UIKitException.handler = { reasons.append("\($0.rawValue) \($1.contains("sourceView or barButtonItem"))") }
            defer { UIKitException.handler = nil }
            root.present(try popover { _ in }, animated: false)
        }
        #expect(reasons == ["NSGenericException true"])
    }

    // PR-14
    @Test func `the delegate may set the anchor at the last moment`() throws {
        let root = UIViewController()
        try stage(root, on: "iPad Air 2", os: 15)
        let watcher = PopoverWatcher()
        watcher.anchor = root.view
        let presented = try popover { $0.delegate = watcher }
        root.present(presented, animated: false)
        #expect(watcher.lines == ["prepare"])
        #expect(presented.popoverPresentationController?.sourceView === root.view)
    }

    // PR-M23
    @Test func `a source item mirrors the bar item and leaves the source view alone`() throws {
        let controller = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        controller.barButtonItem = item
        #expect(controller.sourceItem === item)
        let view = UIView()
        controller.sourceItem = view
        #expect(controller.sourceItem === view)
        #expect(controller.barButtonItem == nil)
        #expect(controller.sourceView == nil)
    }

    // PR-14, SA-25
    @Test func `a source item is an anchor, and the content goes on below the arrow`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPad Air 2", os: 15)
        let box = UIView(frame: CGRect(x: 300, y: 100, width: 40, height: 40))
        root.view.addSubview(box)
        let presented = try popover {
            $0.sourceItem = box
            $0.permittedArrowDirections = .up
        }
        root.present(presented, animated: false)
        #expect(
            presented.view.convert(presented.view.bounds, to: window)
                == CGRect(x: 220, y: 140, width: 200, height: 163)
        )
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    }

    // PR-16
    @Test func `touches go through to the views that the popover passes, and dismiss elsewhere`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPad Air 2", os: 15)
        let button = UIButton(frame: CGRect(x: 300, y: 600, width: 100, height: 40))
        root.view.addSubview(button)
        let watcher = PopoverWatcher()
        let presented = try popover {
            $0.sourceView = root.view
            $0.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
            $0.passthroughViews = [button]
            $0.delegate = watcher
        }
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        #expect(window.hitTest(CGPoint(x: 350, y: 620), with: nil) === button)
        let outside = try #require(window.hitTest(CGPoint(x: 350, y: 720), with: nil) as? UIControl)
        watcher.mayDismiss = false
        outside.sendActions(for: .touchUpInside)
        EventLoop.main.advance(by: 1)
        #expect(root.presentedViewController === presented)
        watcher.mayDismiss = true
        outside.sendActions(for: .touchUpInside)
        EventLoop.main.advance(by: 1)
        #expect(root.presentedViewController == nil)
        #expect(watcher.lines == ["prepare", "should", "should", "did dismiss"])
    }

    // PR-11
    @Test func `the delegate wraps the controller for another style`() throws {
        let root = UIViewController()
        try stage(root, on: "iPhone 8", os: 15)
        let watcher = AdaptingWatcher()
        let presented = try popover {
            $0.sourceView = root.view
            $0.delegate = watcher
        }
        root.present(presented, animated: false)
        let navigation = try #require(root.presentedViewController as? UINavigationController)
        #expect(navigation.topViewController === presented)
        #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(watcher.styles == [.fullScreen])
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
    }
}

@MainActor @Suite("Presentation: sheets that leave their presenter free")
struct UndimmedSheetTests {
    private func sheet(
        os: OSVersion = 15,
        landscape: Bool = false,
        _ configure: (UISheetPresentationController) -> Void
    ) throws -> (UIWindow, UIViewController) {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone X", os: os, landscape: landscape)
        let presented = UIViewController()
        presented.modalPresentationStyle = .pageSheet
        configure(try #require(presented.sheetPresentationController))
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        return (window, presented)
    }

    // PR-19
    @Test func `up to the largest undimmed detent touches reach the presenter`() throws {
        let (window, presented) = try sheet {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        let sheet = try #require(presented.sheetPresentationController)
        let root = window.rootViewController?.view
        #expect(window.hitTest(CGPoint(x: 100, y: 200), with: nil) === root)
        #expect(sheet.dimming == 0)
        sheet.selectedDetentIdentifier = .large
        window.layoutIfNeeded()
        #expect(window.hitTest(CGPoint(x: 100, y: 20), with: nil) !== root)
        #expect(sheet.dimming == 0.2)
    }

    // PR-13, PR-19
    @Test(arguments: [
        (false, false, CGRect(x: 0, y: 0, width: 812, height: 375)),
        (true, false, CGRect(x: 44, y: 10, width: 724, height: 365)),
        (true, true, CGRect(x: 206, y: 10, width: 400, height: 365)),
    ])
    func `in compact height a sheet covers the screen unless it stays at the edge`(
        attaches: Bool,
        follows: Bool,
        expected: CGRect
    ) throws {
        let (window, presented) = try sheet(landscape: true) {
            $0.prefersEdgeAttachedInCompactHeight = attaches
            $0.widthFollowsPreferredContentSizeWhenEdgeAttached = follows
            $0.presentedViewController.preferredContentSize = CGSize(width: 400, height: 300)
        }
        #expect(presented.view.convert(presented.view.bounds, to: window) == expected)
    }
}

private final class PopoverWatcher: UIPopoverPresentationControllerDelegate {
    var lines: [String] = []
    var mayDismiss = true
    weak var anchor: UIView?

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        lines.append("prepare")
        if let anchor { popoverPresentationController.sourceView = anchor }
    }
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        lines.append("should")
        return mayDismiss
    }
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { lines.append("did dismiss") }
}

private final class AdaptingWatcher: UIPopoverPresentationControllerDelegate {
    var styles: [UIModalPresentationStyle] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .fullScreen
    }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { styles.append(style) }
}
