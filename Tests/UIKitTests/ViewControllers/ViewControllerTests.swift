import Foundation
import Platform
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("View controllers: titles, editing, showing")
struct ViewControllerTests {
    // BR-19
    @Test func `the title set last wins over the items'`() {
        let controller = UIViewController()
        controller.title = "Inbox"
        #expect(controller.navigationItem.title == "Inbox")
        #expect(controller.tabBarItem.title == "Inbox")
        controller.navigationItem.title = "Mail"
        controller.tabBarItem.title = "Box"
        #expect(controller.title == "Inbox")
        controller.title = "Post"
        #expect(controller.navigationItem.title == "Post")
        #expect(controller.tabBarItem.title == "Post")
    }

    @Test func `a controller that takes another view while it loads has that one shown`() {
        let controller = SwappingController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.isHidden = false
        #expect(controller.view === controller.table)
        #expect(controller.table.window === window)
        #expect(controller.table.frame == window.bounds)
    }

    // PR-35
    @Test func `another root view takes the place of the one on the screen`() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.isHidden = false
        window.layoutIfNeeded()
        let (first, second) = (controller.view, UIView())
        let (place, frame) = (first?.superview, first?.frame)
        controller.view = second
        #expect(second.superview === place && second.frame == frame)
        #expect(first?.superview == nil && first?.next !== controller && second.next === controller)
        // One that stands somewhere stays there.
        let inner = UIView()
        second.addSubview(inner)
        controller.view = inner
        #expect(inner.superview === second)
    }

    @Test func `setting isEditing calls setEditing without animation`() {
        let controller = EditedController()
        controller.isEditing = true
        #expect(controller.lines == ["true false"])
        #expect(controller.isEditing)
    }

    @Test func `the edit button turns editing on and off, and its face with it`() throws {
        let controller = EditedController()
        let item = controller.editButtonItem
        #expect(item === controller.editButtonItem)
        #expect(item.systemItem == .edit)
        item.perform(event: nil)
        #expect(controller.lines == ["true true"])
        #expect(item.systemItem == .done)
        controller.isEditing = false
        #expect(item.systemItem == .edit)
    }

    @Test func `an app's own action takes the edit button over`() {
        var count = 0
        let controller = EditedController()
        controller.editButtonItem.primaryAction = UIAction { _ in count += 1 }
        controller.editButtonItem.perform(event: nil)
        #expect(count == 1)
        #expect(!controller.isEditing)
    }

    // SP-30, SP-32
    @Test func `an app's own container takes what a child shows`() throws {
        let container = ShowingContainer()
        let child = UIViewController()
        let middle = UIViewController()
        container.addChild(middle)
        middle.addChild(child)
        try stage(container)
        child.show(UIViewController(), sender: nil)
        child.showDetailViewController(UIViewController(), sender: nil)
        #expect(container.lines == ["show", "detail"])
        #expect(container.presentedViewController == nil)
    }

    // SP-30
    @Test func `what nobody shows is presented`() throws {
        let root = UIViewController()
        let child = UIViewController()
        root.addChild(child)
        try stage(root)
        let shown = UIViewController()
        child.show(shown, sender: nil)
        #expect(root.presentedViewController === shown)
    }

    // SP-31
    @Test func `while collapsed a plain primary's detail is presented`() throws {
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        try stage(split)
        let detail = UIViewController()
        split.viewControllers[0].showDetailViewController(detail, sender: nil)
        #expect(split.presentedViewController === detail)
    }

    // SP-31
    @Test func `while collapsed a primary that shows controllers itself takes the detail`() throws {
        let split = UISplitViewController()
        let primary = ShowingContainer()
        split.viewControllers = [primary, UIViewController()]
        try stage(split)
        split.showDetailViewController(UIViewController(), sender: nil)
        #expect(primary.lines == ["show"])
    }
}

@MainActor @Suite("View controllers: transition coordinators")
struct TransitionCoordinatorTests {
    // PR-22
    @Test func `a push runs what the app animates beside it, and its end`() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try stage(navigation)
        let log = StageLog()
        let pushed = StagedController("b") { [weak navigation] line in
            log.lines.append(line)
            guard line == "b willAppear", let coordinator = navigation?.topViewController?.transitionCoordinator else {
                return
            }
            coordinator.animate(alongsideTransition: { context in
                log.lines.append("alongside \(context.viewController(forKey: .to) === navigation?.topViewController)")
            }) { _ in log.lines.append("completion") }
        }
        #expect(navigation.transitionCoordinator == nil)
        navigation.pushViewController(pushed, animated: true)
        #expect(navigation.transitionCoordinator?.transitionDuration == 0.35)
        EventLoop.main.advance(by: 1)
        #expect(navigation.transitionCoordinator == nil)
        #expect(
            log.lines == [
                "b willMove in", "b load", "b willAppear", "b isAppearing", "alongside true", "b didAppear",
                "b didMove in", "completion",
            ]
        )
    }

    // PR-6
    @Test func `a custom presentation dims beside the transition`() throws {
        let root = UIViewController()
        try stage(root)
        let presented = UIViewController()
        let transitions = DimmingTransitions()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = transitions
        root.present(presented, animated: true)
        let controller = try #require(presented.presentationController as? DimmingPresentation)
        #expect(controller.shade.alpha == 1)
        EventLoop.main.advance(by: 1)
        root.dismiss(animated: true)
        #expect(controller.shade.alpha == 0)
        EventLoop.main.advance(by: 1)
        #expect(controller.lines == ["dimmed", "cleared"])
    }

    @Test func `nothing is coordinated without an animation`() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try stage(navigation)
        var isCoordinated = true
        let pushed = StagedController("b") { [weak navigation] line in
            if line == "b willAppear" { isCoordinated = navigation?.transitionCoordinator != nil }
        }
        navigation.pushViewController(pushed, animated: false)
        #expect(!isCoordinated)
    }
}

private final class EditedController: UIViewController {
    var lines: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        lines.append("\(editing) \(animated)")
    }
}

private final class ShowingContainer: UIViewController {
    var lines: [String] = []
    override func show(_ vc: UIViewController, sender: Any?) { lines.append("show") }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { lines.append("detail") }
}

private final class DimmingTransitions: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { DimmingPresentation(presentedViewController: presented, presenting: presenting) }
}

private final class DimmingPresentation: UIPresentationController {
    let shade = UIView()
    var lines: [String] = []

    override func presentationTransitionWillBegin() {
        shade.alpha = 0
        containerView?.addSubview(shade)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in shade.alpha = 1 }) {
            [weak self] _ in self?.lines.append("dimmed")
        }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in shade.alpha = 0 }) {
            [weak self] _ in self?.lines.append("cleared")
        }
    }
}

@MainActor @Suite("View controllers: archives")
struct ControllerArchiveTests {
    // PR-M27
    @Test func `an archive keeps title and restoration identifier alone`() throws {
        let controller = UIViewController()
        controller.title = "Title"
        controller.restorationIdentifier = "id"
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 10, height: 20)
        controller.definesPresentationContext = true
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        controller.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let copy = try #require(UIViewController(coder: unarchiver))
        #expect(copy.title == "Title" && copy.restorationIdentifier == "id")
        #expect(copy.modalPresentationStyle == .automatic && copy.preferredContentSize == .zero)
        #expect(!copy.definesPresentationContext && !copy.isViewLoaded)
    }
}

private final class SwappingController: UIViewController {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view = table
    }
}
