import Foundation

/// What an animator knows of its transition, and how it tells of its end.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// Where the transition happens; the view that leaves is in it, the one that comes is put in by the animator.
    var containerView: UIView { get }
    /// Always true: without animation no animator is asked.
    var isAnimated: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was called off and runs back.
    var transitionWasCancelled: Bool { get }
    /// The style that is presented or dismissed; `none` for pushes, pops and tabs.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the coordinate space turns: the identity, as nothing turns here.
    var targetTransform: CGAffineTransform { get }
    /// Tells how far the interactive part has come, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger has left, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The finger has left, and the transition goes back.
    func cancelInteractiveTransition()
    /// Stops a transition that runs by itself, to be driven again.
    func pauseInteractiveTransition()
    /// Ends the transition; must be called once, with false when it was called off.
    func completeTransition(_ didComplete: Bool)
    /// The controller that leaves or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that leaves or comes; nil where it stays in place, as that of who presents a sheet.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the controller's view is at first, in the container's space; zero if it isn't in it.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view is at the end, in the container's space; zero if it isn't in it then.
    func finalFrame(for vc: UIViewController) -> CGRect
}
