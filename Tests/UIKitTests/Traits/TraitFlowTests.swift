import Platform
import QuartzCore
import Testing

@testable import UIKit

/// Writes down traits and layout of a controller and its view.
@MainActor
private final class TraitWatcher: UIViewController {
    let name: String
    let log: StageLog
    var callsSuper = true

    init(_ name: String, _ log: StageLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = WatchedView("\(name) view", log) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        log.lines.append("\(name) traits\(previous == nil ? " from nil" : "")")
    }
    override func viewWillLayoutSubviews() { log.lines.append("\(name) layout") }
    override func willTransition(to new: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        if callsSuper { super.willTransition(to: new, with: coordinator) }
        log.lines.append("\(name) will \(new.verticalSizeClass == .compact ? "compact" : "regular")")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
        log.lines.append("\(name) size \(Int(size.width))x\(Int(size.height))")
    }
}

@MainActor
private final class WatchedView: UIView {
    let name: String
    let log: StageLog

    init(_ name: String, _ log: StageLog) {
        self.name = name
        self.log = log
        super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        log.lines.append("\(name) traits\(previous == nil ? " from nil" : "")")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        log.lines.append("\(name) layout")
    }
}

@MainActor @Suite("Traits: flow")
struct TraitFlowTests {
    private let log = StageLog()

    // TR-4
    @Test func `from iOS 13 what is outside a hierarchy has the traits that the device predicts`() throws {
        try stage(UIViewController(), on: "iPhone 8", os: 13)
        for traits in [UIView().traitCollection, UIViewController().traitCollection] {
            #expect(traits.userInterfaceIdiom == .phone)
            #expect(traits.displayScale == 2)
            #expect(traits.horizontalSizeClass == .compact)
            #expect(traits.verticalSizeClass == .regular)
        }
    }

    // TR-5, TR-6, TR-22
    @Test func `traits flow from screen and window through controllers to views`() throws {
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        let inner = UIView()
        child.view.addSubview(inner)
        let window = try stage(root, on: "iPhone 8", os: 16)
        let environments: [any UITraitEnvironment] = [UIScreen.main, window, root, root.view, child, child.view, inner]
        for environment in environments { #expect(environment.traitCollection.verticalSizeClass == .regular) }
        root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        // What the override doesn't specify passes through.
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(inner.traitCollection.verticalSizeClass == .regular)
        #expect(inner.traitCollection.displayScale == 2)
        #expect(root.view.traitCollection.horizontalSizeClass == .compact)
        root.setOverrideTraitCollection(nil, forChild: child)
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
    }

    // TR-5
    @Test(arguments: [(16, UIUserInterfaceStyle.light), (17, .dark)])
    func `from iOS 17 a controller takes traits from its view's superview`(
        os: Int,
        style: UIUserInterfaceStyle
    ) throws {
        let (root, child) = (UIViewController(), UIViewController())
        let holder = UIView()
        root.view.addSubview(holder)
        root.addChild(child)
        holder.addSubview(child.view)
        try stage(root, on: "iPhone 13", os: OSVersion(os))
        holder.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == style)
    }

    // TR-6
    @Test func `a presentation's override merges over what is presented, also later`() throws {
        let root = UIViewController()
        try stage(root, on: "iPhone 13", os: 16)
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        let presentation = try #require(presented.presentationController)
        #expect(presentation.traitCollection.horizontalSizeClass == .compact)
        presentation.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        #expect(presented.traitCollection.horizontalSizeClass == .regular)
        #expect(presented.traitCollection.verticalSizeClass == .regular)
        presentation.overrideTraitCollection = nil
        #expect(presented.traitCollection.horizontalSizeClass == .compact)
        presentation.traitOverrides.userInterfaceStyle = .dark
        #expect(presented.view.traitCollection.userInterfaceStyle == .dark)
        #expect(root.traitCollection.userInterfaceStyle == .light)
    }

    // TR-7
    @Test func `a split view shows two columns on a phone whose container overrides the width`() throws {
        let container = UIViewController()
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
        container.addChild(split)
        container.view.addSubview(split.view)
        split.didMove(toParent: container)
        let window = try stage(container, on: "iPhone 8", os: 12, landscape: true)
        #expect(split.isCollapsed)
        container.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
        window.layoutIfNeeded()
        #expect(!split.isCollapsed)
        #expect(split.viewControllers.count == 2)
        #expect(split.viewControllers.allSatisfy { $0.view.window != nil })
    }

    // TR-8
    @Test func `before iOS 13 everything hears of its traits once when it joins a window`() throws {
        let root = TraitWatcher("root", log)
        try stage(root, on: "iPhone 8", os: 12)
        #expect(log.lines.filter { $0.contains("traits") } == ["root traits from nil", "root view traits from nil"])
        log.lines = []
        let view = WatchedView("new", log)
        root.view.addSubview(view)
        view.removeFromSuperview()
        root.view.addSubview(view)
        #expect(log.lines == ["new traits from nil"])
    }

    // TR-8
    @Test func `from iOS 13 only a change against the prediction is told`() throws {
        let root = TraitWatcher("root", log)
        let window = try stage(root, on: "iPhone 8", os: 13)
        #expect(log.lines.filter { $0.contains("traits") } == [])
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(log.lines.filter { $0.contains("traits") } == ["root traits", "root view traits"])
        log.lines = []
        root.view.addSubview(WatchedView("new", log))
        window.layoutIfNeeded()
        #expect(log.lines.filter { $0.contains("traits") } == ["new traits"])
    }

    // TR-9, TR-M8
    @Test func `each hears of changed traits just before its own layout, the parent first`() throws {
        let (root, child) = (TraitWatcher("root", log), TraitWatcher("child", log))
        root.addChild(child)
        root.view.addSubview(child.view)
        let window = try stage(root, on: "iPhone 13", os: 17)
        log.lines = []
        window.overrideUserInterfaceStyle = .dark
        // The new traits hold at once.
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(log.lines == [])
        window.layoutIfNeeded()
        #expect(
            log.take() == [
                "root traits", "root view traits", "root layout", "root view layout", "child traits",
                "child view traits", "child layout", "child view layout",
            ]
        )
        window.overrideUserInterfaceStyle = .light
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(log.lines.filter { $0.contains("traits") } == [])
        window.overrideUserInterfaceStyle = .light
        root.updateTraitsIfNeeded()
        #expect(log.lines.filter { $0.contains("traits") }.count == 4)
    }

    // TR-9
    @Test func `before iOS 13 changes are told at once`() throws {
        let root = TraitWatcher("root", log)
        try stage(root, on: "iPhone 8", os: 12)
        log.lines = []
        root.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(log.lines == ["root traits", "root view traits"])
    }

    // TR-11
    @Test func `both transitions reach children and presented controllers through super only`() throws {
        let (root, child, presented) = (
            TraitWatcher("root", log), TraitWatcher("child", log), TraitWatcher("presented", log)
        )
        root.addChild(child)
        root.view.addSubview(child.view)
        try stage(root, on: "iPhone 8", os: 12)
        // Views are made as large as the screen that the test before left.
        child.view.frame = root.view.bounds
        presented.modalPresentationStyle = .overFullScreen
        root.present(presented, animated: false)
        log.lines = []
        SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(
            log.lines.filter { !$0.contains("layout") && !$0.contains("traits") } == [
                "child will compact", "presented will compact", "root will compact", "child size 667x375",
                "presented size 667x375", "root size 667x375",
            ]
        )
        log.lines = []
        root.callsSuper = false
        SimulatedDevice.current.rotate(to: .portrait)
        #expect(
            log.lines.filter { $0.contains("will") || $0.contains("size") } == [
                "root will regular", "root size 375x667",
            ]
        )
    }

    // TR-12, TR-5
    @Test func `a presentation controller hears both transitions, and its traits before the controller does`() throws {
        final class Presentation: UIPresentationController {
            var log: StageLog?
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log?.lines.append("presentation will")
                super.willTransition(to: newCollection, with: coordinator)
            }
            override func viewWillTransition(
                to size: CGSize,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                log?.lines.append("presentation size \(Int(size.width))")
                super.viewWillTransition(to: size, with: coordinator)
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                log?.lines.append("presentation traits")
            }
        }
        final class Transitions: UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController,
                presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                Presentation(presentedViewController: presented, presenting: presenting)
            }
        }
        let root = UIViewController()
        let presented = TraitWatcher("presented", log)
        try stage(root, on: "iPhone 13", os: 16)
        let transitions = Transitions()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = transitions
        root.present(presented, animated: false)
        (presented.presentationController as? Presentation)?.log = log
        log.lines = []
        SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(
            log.lines.filter { !$0.contains("layout") && $0 != "presented view traits" } == [
                "presentation will", "presented will compact", "presentation size 844", "presented size 844x390",
                "presentation traits", "presented traits",
            ]
        )
    }

    // TR-13
    @Test func `a child hears of the size that its parent will give it, and nothing if that stays`() throws {
        final class Container: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer,
                withParentContainerSize parentSize: CGSize
            ) -> CGSize {
                container === children.first
                    ? CGSize(width: 100, height: 100) : CGSize(width: parentSize.width, height: 50)
            }
        }
        let container = Container()
        let (fixed, wide) = (TraitWatcher("fixed", log), TraitWatcher("wide", log))
        for child in [fixed, wide] {
            container.addChild(child)
            container.view.addSubview(child.view)
        }
        fixed.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        wide.view.frame = CGRect(x: 0, y: 100, width: 375, height: 50)
        try stage(container, on: "iPhone 8", os: 12)
        log.lines = []
        SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(log.lines.filter { $0.contains("size") } == ["wide size 667x50"])
    }

    // TR-13, PR-24
    @Test func `a sheet hears of its own size, not the window's`() throws {
        let root = UIViewController()
        let presented = TraitWatcher("sheet", log)
        try stage(root, on: "iPad Air 2", os: 13)
        presented.modalPresentationStyle = .formSheet
        root.present(presented, animated: false)
        SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(log.lines.filter { $0.contains("size") } == [])
        root.dismiss(animated: false)
        presented.modalPresentationStyle = .pageSheet
        root.present(presented, animated: false)
        SimulatedDevice.current.rotate(to: .portrait)
        let size = try #require(presented.viewIfLoaded?.bounds.size)
        #expect(log.lines.filter { $0.contains("size") } == ["sheet size \(Int(size.width))x\(Int(size.height))"])
    }

    // TR-14
    @Test func `what runs beside the transition sees the bounds at its end`() throws {
        final class Turning: UIViewController {
            var seen: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                seen.append(view.bounds.size)
                coordinator.animate { [unowned self] _ in
                    seen.append(view.bounds.size)
                    view.layoutIfNeeded()
                }
            }
        }
        let root = Turning()
        try stage(root, on: "iPhone 8", os: 12)
        SimulatedDevice.current.rotate(to: .landscapeRight)
        #expect(root.seen == [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)])
    }
}

@MainActor @Suite("Traits: style, level, text size, direction")
struct TraitStyleTests {
    // TR-18
    @Test func `a style reaches the subtree, and presented controllers from window and root only`() throws {
        let (root, child, presented) = (UIViewController(), UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        let window = try stage(root, on: "iPhone 13", os: 16)
        child.overrideUserInterfaceStyle = .dark
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(root.view.traitCollection.userInterfaceStyle == .light)
        child.present(presented, animated: false)
        #expect(presented.traitCollection.userInterfaceStyle == .light)
        root.overrideUserInterfaceStyle = .dark
        presented.updateTraits()
        #expect(presented.traitCollection.userInterfaceStyle == .dark)
        root.overrideUserInterfaceStyle = .unspecified
        window.overrideUserInterfaceStyle = .dark
        #expect(presented.traitCollection.userInterfaceStyle == .dark)
    }

    // TR-19
    @Test(arguments: [
        (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.popover, .elevated),
        (.fullScreen, .base), (.overFullScreen, .base),
    ])
    func `sheets and popovers are elevated in dark style`(
        style: UIModalPresentationStyle,
        level: UIUserInterfaceLevel
    ) throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPad Air 2", os: 13)
        window.overrideUserInterfaceStyle = .dark
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        presented.popoverPresentationController?.sourceView = root.view
        root.present(presented, animated: false)
        #expect(presented.traitCollection.userInterfaceLevel == level)
        #expect(presented.view.traitCollection.userInterfaceLevel == level)
    }

    // TR-20
    @Test func `another text size is a change of traits`() throws {
        final class Reader: UIViewController {
            var categories: [UIContentSizeCategory] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                categories.append(traitCollection.preferredContentSizeCategory)
            }
        }
        let root = Reader()
        try stage(root, on: "iPhone 8", os: 13)
        SimulatedDevice.current.settings.contentSizeCategory = .accessibilityLarge
        #expect(root.categories == [.accessibilityLarge])
        #expect(root.traitCollection.userInterfaceIdiom == .phone)
        #expect(root.traitCollection.displayScale == 2)
        #expect(root.traitCollection.layoutDirection == .leftToRight)
    }

    // TR-M1, TR-M2, TR-M3
    @Test func `outside a window a controller's style goes no further than its root view`() throws {
        let window = try stage(UIViewController(), on: "iPhone 16", os: 26)
        let (parent, controller, child) = (UIViewController(), UIViewController(), UIViewController())
        controller.overrideUserInterfaceStyle = .dark
        #expect(!controller.isViewLoaded)
        #expect(controller.view.overrideUserInterfaceStyle == .unspecified)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        let subview = UIView()
        controller.view.addSubview(subview)
        controller.addChild(child)
        controller.view.addSubview(child.view)
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(subview.traitCollection.userInterfaceStyle == .light)
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
        window.rootViewController = parent
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(subview.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.view.traitCollection.userInterfaceStyle == .light)
        controller.overrideUserInterfaceStyle = .unspecified
        controller.view.overrideUserInterfaceStyle = .dark
        #expect(subview.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitCollection.userInterfaceStyle == .light)
    }

    // TR-M4
    @Test func `a semantic attribute stays with its view`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone SE (3rd generation)", os: 26)
        window.semanticContentAttribute = .forceRightToLeft
        #expect(window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(root.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        let view = UIView()
        root.view.addSubview(view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    // TR-M5
    @Test func `right to left turns constraints, segments and the bar's groups round`() throws {
        let root = UIViewController()
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        let window = try stage(navigation, on: "iPhone SE (3rd generation)", os: 18)
        SimulatedDevice.current.settings.layoutDirection = .rightToLeft
        defer { SimulatedDevice.current.settings.layoutDirection = .leftToRight }
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 16),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
            view.topAnchor.constraint(equalTo: root.view.topAnchor),
        ])
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
        root.view.addSubview(segments)
        window.layoutIfNeeded()
        #expect(view.frame.maxX == CGFloat(359))
        touch(segments, at: CGPoint(x: 180, y: 16))
        #expect(segments.selectedSegmentIndex == 0)
        let item = try #require(root.navigationItem.leftBarButtonItem?.view)
        #expect(item.convert(item.bounds, to: window).midX > 300)
    }
}
