import Platform
import QuartzCore
import Testing

@testable import UIKit

/// A dismissal by an animator that can be stopped and moved.
@MainActor
private final class Sliding: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    let drive = UIPercentDrivenInteractiveTransition()
    var isDriven = true
    var log: [String] = []
    var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.append("animate")
        interruptibleAnimator(using: transitionContext).startAnimation()
    }
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        if let animator { return animator }
        log.append("make")
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            transitionContext.view(forKey: .from)?.alpha = 0
        }
        made.addCompletion { [weak self] position in
            self?.log.append("end \(position.rawValue)")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator = made
        return made
    }
    func animationEnded(_ transitionCompleted: Bool) {
        log.append("ended \(transitionCompleted)")
        animator = nil
    }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { isDriven ? drive : nil }
}

@MainActor @Suite("Custom transitions: interruptible animators", .serialized)
struct InterruptibleAnimatorTests {
    private let sliding = Sliding()

    private func presented() throws -> (UIViewController, UIViewController) {
        let (root, content) = (UIViewController(), UIViewController())
        try stage(root, on: "iPhone 16", os: 18)
        content.modalPresentationStyle = .overFullScreen
        content.transitioningDelegate = sliding
        root.present(content, animated: false)
        return (root, content)
    }

    @Test(arguments: [true, false])
    func `a finger moves the animator, which runs the rest to either end`(finishes: Bool) throws {
        let (root, content) = try presented()
        root.dismiss(animated: true)
        #expect(sliding.log == ["make"])
        let animator = try #require(sliding.animator)
        #expect(!animator.isRunning)
        sliding.drive.update(0.4)
        #expect(animator.fractionComplete == 0.4)
        #expect(content.transitionCoordinator?.percentComplete == 0.4)
        if finishes { sliding.drive.finish() } else { sliding.drive.cancel() }
        #expect(animator.isReversed == !finishes)
        EventLoop.main.advance(by: 0.3)
        #expect(root.presentedViewController === content)
        EventLoop.main.advance(by: 1.2)
        #expect((root.presentedViewController == nil) == finishes)
        #expect(sliding.log.suffix(1) == ["ended \(finishes)"])
        #expect(content.view.alpha == 1)
    }

    @Test func `by itself the transition is animated as ever`() throws {
        let (root, _) = try presented()
        sliding.isDriven = false
        root.dismiss(animated: true)
        #expect(sliding.log == ["animate", "make"])
        EventLoop.main.advance(by: 1.1)
        #expect(sliding.log == ["animate", "make", "end 0", "ended true"])
        #expect(root.presentedViewController == nil)
    }
}
