import Foundation

/// The transition that an animator of the app, or a finger, drives.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
    /// What takes part in a transition.
    struct Parts {
        var containerView: UIView
        var from: UIViewController?
        var to: UIViewController?
        /// Nil where the view stays in place.
        var fromView: UIView?
        var toView: UIView?
        var initialFrame: CGRect = .zero
        var finalFrame: CGRect = .zero
        var style = UIModalPresentationStyle.none
    }

    private let parts: Parts
    let animator: any UIViewControllerAnimatedTransitioning
    let coordinator: TransitionCoordinator
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    /// Called once, with whether the transition ran to its end.
    private var completion: ((Bool) -> Void)?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Whether a percent-driven interaction shows the animations at a finger's place; the end waits for it then.
    private var isDriven = false
    private var awaitsEnd = false
    /// How the leaving view looked, to be put back when the transition is called off.
    private let fromState: (alpha: CGFloat, transform: CGAffineTransform, frame: CGRect)?

    init(
        _ parts: Parts,
        animator: any UIViewControllerAnimatedTransitioning,
        coordinator: TransitionCoordinator,
        completion: @escaping (Bool) -> Void
    ) {
        self.parts = parts
        self.animator = animator
        self.coordinator = coordinator
        self.completion = completion
        fromState = parts.fromView.map { ($0.alpha, $0.transform, $0.frame) }
    }

    // MARK: Running
    /// Starts the animator, or the interaction that drives it, and what runs beside it.
    func run(interaction: (any UIViewControllerInteractiveTransitioning)?) {
        let duration = animator.transitionDuration(using: self)
        coordinator.transitionDuration = duration
        if let interaction {
            self.interaction = interaction
            isInteractive = interaction.wantsInteractiveStart
            coordinator.begin(isInteractive: isInteractive)
            (interaction as? UIPercentDrivenInteractiveTransition)?.context = self
            interaction.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
            runAlongside()
        }
    }

    /// The app's animator that can be stopped and moved; nil: none.
    var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
        let found = animator.interruptibleAnimator(using: self)
        guard !(found is NoInterruptibleAnimator) else { return nil }
        coordinator.isInterruptible = true
        return found
    }

    /// Runs the animator itself, as an interaction does that drives it by percents.
    func animate() {
        animator.animateTransition(using: self)
        runAlongside()
    }

    /// Runs what the app wants beside the transition.
    func runAlongside() {
        UIView.animate(withDuration: coordinator.transitionDuration) { [coordinator] in coordinator.runAnimations() }
    }

    // MARK: What the animator asks
    let isAnimated = true
    var containerView: UIView { parts.containerView }
    var presentationStyle: UIModalPresentationStyle { parts.style }
    let targetTransform = CGAffineTransform.identity

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? parts.from : key == .to ? parts.to : nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? parts.fromView : key == .to ? parts.toView : nil
    }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === parts.from ? parts.initialFrame : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === parts.to ? parts.finalFrame : .zero }

    // MARK: What the animator tells
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        coordinator.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        coordinator.endInteraction(isCancelled: false)
    }

    func cancelInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = true
        coordinator.endInteraction(isCancelled: true)
    }

    func pauseInteractiveTransition() {
        guard completion != nil else { return }
        isInteractive = true
        transitionWasCancelled = false
        coordinator.begin(isInteractive: true)
    }

    /// The finger's part begins.
    func beginDriving() { isDriven = true }

    /// What the finger has left is shown: a transition that was to end in the meantime does so now.
    func endDriving() {
        isDriven = false
        guard awaitsEnd else { return }
        awaitsEnd = false
        completeTransition(!transitionWasCancelled)
    }

    /// The transition was ended by a later one; what its animator tells from now on is nothing.
    func abandon() { completion = nil }

    func completeTransition(_ didComplete: Bool) {
        guard !isDriven else {
            awaitsEnd = true
            return
        }
        guard let completion else { return }
        self.completion = nil
        interaction = nil
        isInteractive = false
        if !didComplete {
            transitionWasCancelled = true
            coordinator.endInteraction(isCancelled: true)
            putBack()
        }
        completion(didComplete)
        animator.animationEnded(didComplete)
    }

    private func putBack() {
        guard let view = parts.fromView, let fromState else { return }
        view.transform = fromState.transform
        view.alpha = fromState.alpha
        if view.transform.isIdentity { view.frame = fromState.frame }
    }
}
