import Foundation
import Simulator
import TestSupport
import Testing
import UIKit

/// A screen with a view at its safe area and one of fixed size.
@MainActor
private final class RandomScreen: UIViewController {
    /// How many stand now.
    static var living = 0

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        Self.living += 1
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { Self.living -= 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }
}

@MainActor @Suite("Containers: random sequences")
struct RandomSequenceTests {
    private enum Step: CaseIterable {
        case push, pop, popToRoot, replace, present, dismiss, rotate, resize, style, textSize, wait
    }

    /// A device with a navigation controller, a split view or tabs on it.
    private struct Stage {
        let simulator: Simulator
        let window: UIWindow
        let root: UIViewController
    }

    private static let devices: [(name: String, os: String)] = [
        ("iPhone 8", "12.0"), ("iPhone 13", "16.0"), ("iPhone 8 Plus", "15.0"), ("iPad (9th generation)", "15.0"),
        ("iPhone 16", "18.0"),
    ]

    private func root(_ kind: Int) -> UIViewController {
        switch kind {
        case 0: return UINavigationController(rootViewController: RandomScreen())
        case 1:
            let tabs = UITabBarController()
            tabs.viewControllers = [
                UINavigationController(rootViewController: RandomScreen()), RandomScreen(),
                UINavigationController(rootViewController: RandomScreen()),
            ]
            return tabs
        case 2:
            let split = UISplitViewController()
            split.viewControllers = [UINavigationController(rootViewController: RandomScreen()), RandomScreen()]
            return split
        default:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(RandomScreen(), for: .primary)
            split.setViewController(RandomScreen(), for: .secondary)
            return split
        }
    }

    /// The navigation controller that is in front, in what is presented last.
    private func navigation(in root: UIViewController) -> UINavigationController? {
        var top = root
        while let presented = top.presentedViewController, !presented.isBeingDismissed { top = presented }
        if let navigation = top as? UINavigationController { return navigation }
        if let tabs = top as? UITabBarController { return tabs.selectedViewController as? UINavigationController }
        if let split = top as? UISplitViewController {
            return split.viewControllers.first as? UINavigationController
                ?? split.viewControllers.first?.navigationController
        }
        return nil
    }

    private func perform(_ step: Step, on stage: Stage, with numbers: inout SeededGenerator) {
        let animated = Bool.random(using: &numbers)
        var top = stage.root
        while let presented = top.presentedViewController, !presented.isBeingDismissed { top = presented }
        switch step {
        case .push: navigation(in: stage.root)?.pushViewController(RandomScreen(), animated: animated)
        case .pop: navigation(in: stage.root)?.popViewController(animated: animated)
        case .popToRoot: navigation(in: stage.root)?.popToRootViewController(animated: animated)
        case .replace:
            guard let navigation = navigation(in: stage.root), navigation.splitViewController == nil else { return }
            navigation.setViewControllers([RandomScreen(), RandomScreen()], animated: animated)
        case .present:
            let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover]
            let isBare = Bool.random(using: &numbers)
            let presented = isBare ? RandomScreen() : UINavigationController(rootViewController: RandomScreen())
            presented.modalPresentationStyle = styles[Int.random(in: 0..<styles.count, using: &numbers)]
            presented.popoverPresentationController?.sourceView = top.view
            presented.popoverPresentationController?.sourceRect = CGRect(x: 50, y: 100, width: 40, height: 40)
            top.present(presented, animated: animated)
        case .dismiss: stage.root.presentedViewController.map { _ in top.dismiss(animated: animated) }
        case .rotate:
            let all: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
            stage.simulator.rotate(to: all[Int.random(in: 0..<3, using: &numbers)])
        case .resize:
            guard stage.simulator.device.idiom == .pad else { return }
            let height = stage.simulator.orientation.isLandscape ? 810.0 : 1080
            let widths: [CGFloat?] = [nil, 320, 507, 694]
            let width = widths[Int.random(in: 0..<4, using: &numbers)]
            stage.simulator.windowSize = width.map { CGSize(width: $0, height: height) }
        case .style:
            stage.simulator.userInterfaceStyle = Bool.random(using: &numbers) ? .dark : .light
        case .textSize:
            stage.simulator.contentSizeCategory = Bool.random(using: &numbers) ? .large : .accessibilityLarge
        case .wait: stage.simulator.advance(by: Double.random(in: 0...0.5, using: &numbers))
        }
    }

    /// Controllers that can be reached from a root.
    private func controllers(from root: UIViewController) -> [UIViewController] {
        var found = [root]
        for child in root.children { found += controllers(from: child) }
        // While collapsed a column that was popped is held by the split view alone.
        if let split = root as? UISplitViewController, split.style != .unspecified {
            for column in [UISplitViewController.Column.primary, .secondary] {
                if let controller = split.viewController(for: column) { found += controllers(from: controller) }
            }
        }
        if let presented = root.presentedViewController, presented.presentingViewController === root {
            found += controllers(from: presented)
        }
        return found
    }

    private func frames(of view: UIView, _ path: String = "") -> [String] {
        let frame = view.frame
        let line =
            "\(path)\(type(of: view)) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height) \(view.isHidden)"
        return [line] + view.subviews.flatMap { frames(of: $0, path + " ") }
    }

    private func check(_ stage: Stage, seed: UInt64) {
        stage.simulator.advance(by: 3)
        stage.window.layoutIfNeeded()
        let reached = controllers(from: stage.root)
        // What appears is in the window, and has its root's width at least somewhere in it.
        for controller in reached where controller.isViewLoaded {
            guard let view = controller.viewIfLoaded, view.window != nil else { continue }
            #expect(view.window === stage.window, "seed \(seed): \(controller) is in another window")
            let place = view.convert(view.bounds, to: stage.window)
            #expect(
                stage.window.bounds.insetBy(dx: -0.5, dy: -0.5).contains(place),
                "seed \(seed): \(controller) at \(place)"
            )
            #expect(view.transform.isIdentity, "seed \(seed): \(controller) is moved")
            #expect(view.alpha == 1, "seed \(seed): \(controller) fades")
        }
        let screens = reached.compactMap { $0 as? RandomScreen }
        #expect(
            Set(screens.map { ObjectIdentifier($0) }).count == RandomScreen.living,
            "seed \(seed): \(RandomScreen.living) screens live, \(screens.count) can be reached"
        )
        // The same as laid out afresh.
        let before = frames(of: stage.window)
        invalidate(stage.window)
        stage.window.layoutIfNeeded()
        #expect(frames(of: stage.window) == before, "seed \(seed): another layout gives other frames")
    }

    private func invalidate(_ view: UIView) {
        view.setNeedsLayout()
        view.setNeedsUpdateConstraints()
        for subview in view.subviews { invalidate(subview) }
    }

    /// The seeds are 0 to 499, or as many from `INSET_SEED` on; a failure names its own.
    @Test
    func `five hundred sequences leave no view outside, no controller behind, no other frames, and nothing amiss`()
        throws
    {
        let first = ProcessInfo.processInfo.environment["INSET_SEED"].flatMap(UInt64.init) ?? 0
        let (wasOn, handler) = (InvariantCheck.isOn, InvariantCheck.handler)
        defer { (InvariantCheck.isOn, InvariantCheck.handler) = (wasOn, handler) }
        InvariantCheck.isOn = true
        for seed in first..<first + 500 {
            InvariantCheck.handler = { sentences in
                for sentence in sentences { Issue.record("seed \(seed): \(sentence)") }
            }
            try run(seed: seed)
        }
    }

    private func run(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed &+ 0x9E37_79B9_7F4A_7C15)
        let device = Self.devices[Int(seed) % Self.devices.count]
        let kind = Int(seed / UInt64(Self.devices.count)) % 4
        guard kind < 3 || device.os != "12.0" else { return }
        let simulator = try Simulator(device: device.name, os: device.os)
        weak var weakRoot: UIViewController?
        do {
            let root = root(kind)
            weakRoot = root
            let stage = Stage(simulator: simulator, window: simulator.present(root), root: root)
            let count = Int.random(in: 5...20, using: &numbers)
            for _ in 0..<count {
                guard let step = Step.allCases.randomElement(using: &numbers) else { continue }
                perform(step, on: stage, with: &numbers)
            }
            check(stage, seed: seed)
        }
        simulator.present(UIViewController())
        simulator.advance(by: 1)
        #expect(weakRoot == nil, "seed \(seed): the root is kept")
        #expect(RandomScreen.living == 0, "seed \(seed): \(RandomScreen.living) screens are kept")
        RandomScreen.living = 0
    }
}
