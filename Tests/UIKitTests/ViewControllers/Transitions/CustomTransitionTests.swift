import Platform
import QuartzCore
import Testing

@testable import UIKit

/// Fades, and writes down what it is asked.
@MainActor
private final class Fade: UIViewControllerAnimatedTransitioning {
    let log: StageLog
    var duration: TimeInterval = 0.5
    var context: (any UIViewControllerContextTransitioning)?

    init(_ log: StageLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        log.lines.append("animate")
        if let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to) {
            view.frame = transitionContext.finalFrame(for: to)
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
        }
        UIView.animate(
            withDuration: duration,
            animations: {
                transitionContext.view(forKey: .to)?.alpha = 1
                transitionContext.view(forKey: .from)?.alpha = 0
            },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        )
    }

    func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
}

@MainActor
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    let log: StageLog
    let fade: Fade
    var drive: UIPercentDrivenInteractiveTransition?
    var presentation: Chrome?

    init(_ log: StageLog) {
        self.log = log
        fade = Fade(log)
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let made = Chrome(presentedViewController: presented, presenting: presenting)
        made.log = log
        presentation = made
        return made
    }
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        fade
    }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { drive }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { drive }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.lines.append("animator for \(operation.rawValue)")
        return fade
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
}

/// Half the container, with a shade of its own.
@MainActor
private final class Chrome: UIPresentationController {
    var log: StageLog?
    var removes = false
    let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override var shouldRemovePresentersView: Bool { removes }
    override func presentationTransitionWillBegin() {
        log?.lines.append("will begin")
        shade.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(shade, at: 0)
    }
    override func containerViewWillLayoutSubviews() { log?.lines.append("will layout") }
    override func containerViewDidLayoutSubviews() { log?.lines.append("did layout") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?.lines.append("did end \(completed)") }
    override func dismissalTransitionWillBegin() { log?.lines.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.lines.append("did dismiss \(completed)") }
}

@MainActor @Suite("Presentation: an app's own transitions")
struct CustomTransitionTests {
    private let log = StageLog()

    private func screen(
        _ configure: (UIViewController, Transitions) -> Void = { _, _ in }
    ) throws -> (UIViewController, StagedController, Transitions) {
        let log = log
        let root = StagedController("a") { log.lines.append($0) }
        try stage(root, on: "iPhone 8", os: 12)
        let presented = StagedController("b") { log.lines.append($0) }
        let transitions = Transitions(log)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = transitions
        configure(presented, transitions)
        log.lines = []
        return (root, presented, transitions)
    }

    // PR-6, PR-7
    @Test func `a custom presentation runs its phases around an animator's transition`() throws {
        let (root, presented, transitions) = try screen()
        root.present(presented, animated: true) { [log] in log.lines.append("completion") }
        #expect(
            log.take() == [
                "b load", "b willAppear", "will begin", "animate", "b isAppearing", "will layout", "did layout",
            ]
        )
        let context = try #require(transitions.fade.context)
        #expect(context.viewController(forKey: .from) === root)
        #expect(context.viewController(forKey: .to) === presented)
        #expect(context.view(forKey: .from) == nil)
        #expect(context.view(forKey: .to) === presented.view)
        #expect(context.isAnimated)
        #expect(!context.isInteractive)
        #expect(context.presentationStyle == .custom)
        #expect(context.finalFrame(for: presented) == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
        #expect(context.containerView === transitions.presentation?.containerView)
        EventLoop.main.advance(by: 0.6)
        #expect(
            log.take().filter { !$0.contains("layout") } == ["b didAppear", "did end true", "completion", "ended true"]
        )
        #expect(presented.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
        #expect(root.view.window != nil)
        root.dismiss(animated: true)
        #expect(log.take().filter { !$0.contains("layout") } == ["will dismiss", "b willDisappear", "animate"])
        EventLoop.main.advance(by: 0.6)
        #expect(log.take() == ["b didDisappear", "did dismiss true", "ended true"])
        #expect(root.presentedViewController == nil)
        #expect(transitions.presentation?.containerView == nil)
    }

    // PR-5, PR-7
    @Test func `a presentation that removes the presenter's view hands it to the animator`() throws {
        let (root, presented, transitions) = try screen()
        (presented.presentationController as? Chrome)?.removes = true
        root.present(presented, animated: true)
        #expect(transitions.fade.context?.view(forKey: .from) === root.view)
        #expect(root.view.superview === transitions.presentation?.containerView)
        EventLoop.main.advance(by: 0.6)
        #expect(root.view.window == nil)
        #expect(log.take().filter { $0.hasPrefix("a ") } == ["a willDisappear", "a didDisappear"])
        root.dismiss(animated: true)
        #expect(transitions.fade.context?.view(forKey: .to) === root.view)
        EventLoop.main.advance(by: 0.6)
        #expect(root.view.superview is UIWindow)
        #expect(log.take().filter { $0.hasPrefix("a ") } == ["a willAppear", "a isAppearing", "a didAppear"])
    }

    @Test func `an interactive dismissal that is called off leaves everything as it was`() throws {
        let (root, presented, transitions) = try screen()
        root.present(presented, animated: true)
        EventLoop.main.advance(by: 1)
        let drive = UIPercentDrivenInteractiveTransition()
        transitions.drive = drive
        var interaction: [Bool] = []
        root.dismiss(animated: true)
        let coordinator = try #require(presented.transitionCoordinator)
        #expect(coordinator.isInteractive)
        #expect(coordinator.initiallyInteractive)
        coordinator.notifyWhenInteractionChanges { interaction.append($0.isCancelled) }
        var completed: Bool?
        coordinator.animate(alongsideTransition: nil) { completed = !$0.isCancelled }
        EventLoop.main.advance(by: 5)
        #expect(root.presentedViewController === presented)
        drive.update(0.4)
        #expect(coordinator.percentComplete == 0.4)
        log.lines = []
        drive.cancel()
        #expect(interaction == [true])
        EventLoop.main.advance(by: 0.1)
        #expect(completed == nil)
        EventLoop.main.advance(by: 0.2)
        #expect(completed == false)
        #expect(
            log.take().filter { !$0.contains("layout") }
                == [
                    "b willAppear", "b isAppearing", "b didAppear", "did dismiss false", "ended false",
                ].filter { $0 != "b isAppearing" }
        )
        #expect(root.presentedViewController === presented)
        #expect(presented.view.window != nil)
        #expect(presented.view.alpha == 1)
        #expect(!presented.isBeingDismissed)
        transitions.drive = nil
        root.dismiss(animated: true)
        EventLoop.main.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func `an interactive presentation ends when the finger says so`() throws {
        let (root, presented, transitions) = try screen()
        let drive = UIPercentDrivenInteractiveTransition()
        transitions.drive = drive
        root.present(presented, animated: true)
        drive.update(0.5)
        EventLoop.main.advance(by: 3)
        #expect(presented.isBeingPresented)
        drive.finish()
        EventLoop.main.advance(by: 0.3)
        #expect(!presented.isBeingPresented)
        #expect(log.lines.last == "ended true")
    }

    @Test func `an interactive presentation that is called off presents nothing`() throws {
        let (root, presented, transitions) = try screen()
        let drive = UIPercentDrivenInteractiveTransition()
        transitions.drive = drive
        root.present(presented, animated: true)
        drive.update(0.2)
        drive.cancel()
        EventLoop.main.advance(by: 1)
        #expect(root.presentedViewController == nil)
        #expect(presented.view.window == nil)
        #expect(log.lines.suffix(4) == ["b willDisappear", "b didDisappear", "did end false", "ended false"])
        #expect(presented.presentingViewController == nil)
    }

    @Test func `a driven transition shows its animator's animations where the finger is`() throws {
        let (root, presented, transitions) = try screen()
        let drive = UIPercentDrivenInteractiveTransition()
        transitions.drive = drive
        root.present(presented, animated: true)
        func shown() -> Float { presented.view.layer.presentation()?.opacity ?? presented.view.layer.opacity }
        #expect(shown() < 0.001)
        drive.update(0.5)
        // The pace is the same on both sides of the middle.
        #expect(abs(shown() - 0.5) < 0.001)
        EventLoop.main.advance(by: 3)
        #expect(abs(shown() - 0.5) < 0.001)
        drive.update(0.2)
        let early = shown()
        #expect(early > 0 && early < 0.3)
        drive.finish()
        EventLoop.main.advance(by: 0.2)
        #expect(shown() > early && shown() < 1)
        EventLoop.main.advance(by: 0.3)
        #expect(shown() == 1 && !presented.isBeingPresented)
        #expect(presented.view.superview?.layer.speed == 1)
    }

    @Test func `a driven transition that is called off runs back`() throws {
        let (root, presented, transitions) = try screen()
        let drive = UIPercentDrivenInteractiveTransition()
        transitions.drive = drive
        root.present(presented, animated: true)
        drive.update(0.6)
        let layer = presented.view.layer
        let before = try #require(layer.presentation()?.opacity)
        drive.cancel()
        EventLoop.main.advance(by: 0.15)
        let later = try #require(layer.presentation()?.opacity)
        #expect(later < before && later > 0)
        EventLoop.main.advance(by: 0.3)
        #expect(root.presentedViewController == nil)
    }

    // PR-M36, PR-22
    @Test func `a navigation controller's delegate animates pushes and pops`() throws {
        let log = log
        let (a, b) = (StagedController("a") { log.lines.append($0) }, StagedController("b") { log.lines.append($0) })
        let navigation = UINavigationController(rootViewController: a)
        let transitions = Transitions(log)
        navigation.delegate = transitions
        try stage(navigation, on: "iPhone 8", os: 12)
        log.lines = []
        navigation.pushViewController(b, animated: true)
        #expect(
            log.take() == [
                "b willMove in", "animator for 1", "b load", "a willDisappear", "b willAppear", "animate",
                "b isAppearing",
            ]
        )
        #expect(transitions.fade.context?.finalFrame(for: b) == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(navigation.transitionCoordinator?.transitionDuration == 0.5)
        EventLoop.main.advance(by: 0.6)
        #expect(log.take() == ["a didDisappear", "b didAppear", "b didMove in", "ended true"])
        navigation.popViewController(animated: true)
        #expect(
            log.take() == [
                "b willMove nil", "animator for 2", "b willDisappear", "a willAppear", "animate", "a isAppearing",
            ]
        )
        EventLoop.main.advance(by: 0.6)
        #expect(log.take() == ["b didDisappear", "a didAppear", "b didMove nil", "ended true"])
        #expect(a.view.alpha == 1)
    }

    @Test func `an interactive pop that is called off keeps the stack`() throws {
        let log = log
        let (a, b) = (StagedController("a") { log.lines.append($0) }, StagedController("b") { log.lines.append($0) })
        let navigation = UINavigationController(rootViewController: a)
        let transitions = Transitions(log)
        try stage(navigation, on: "iPhone 8", os: 12)
        navigation.pushViewController(b, animated: false)
        navigation.delegate = transitions
        let drive = UIPercentDrivenInteractiveTransition()
        transitions.drive = drive
        navigation.popViewController(animated: true)
        drive.update(0.3)
        log.lines = []
        drive.cancel()
        EventLoop.main.advance(by: 1)
        #expect(
            log.take() == [
                "a willDisappear", "a didDisappear", "b willAppear", "b didAppear", "ended false",
            ]
        )
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.navigationBar.items == [a.navigationItem, b.navigationItem])
        #expect(b.view.window != nil)
        #expect(b.view.alpha == 1)
        #expect(a.view.window == nil)
    }

    @Test func `a tab bar controller's delegate animates the exchange`() throws {
        let log = log
        let all = ["a", "b"].map { name in StagedController(name) { log.lines.append($0) } }
        let tabs = UITabBarController()
        tabs.viewControllers = all
        let transitions = Transitions(log)
        tabs.delegate = transitions
        try stage(tabs, on: "iPhone 8", os: 12)
        log.lines = []
        tabs.selectedIndex = 1
        #expect(log.take() == ["b load", "b willAppear", "a willDisappear", "animate", "b isAppearing"])
        EventLoop.main.advance(by: 0.6)
        #expect(log.take() == ["a didDisappear", "b didAppear", "ended true"])
        #expect(all[0].view.window == nil)
    }
}
