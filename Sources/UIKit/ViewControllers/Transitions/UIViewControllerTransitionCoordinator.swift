import Foundation
import Platform

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit spells it.
    public let rawValue: String
    /// A value of any name, which is equal to those of the same name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that leaves, or that is covered.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes, or that is uncovered.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit spells it.
    public let rawValue: String
    /// A value of any name, which is equal to those of the same name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that leaves, or that is covered.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes, or that is uncovered.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What a transition tells about itself.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Always true here; where animations are off, the duration is 0.
    var isAnimated: Bool { get }
    /// Whether the finger that drove the transition called it off; final once that has left.
    var isCancelled: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition began under a finger.
    var initiallyInteractive: Bool { get }
    /// Whether the animator can be stopped and moved: it has an interruptible one.
    var isInterruptible: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// 0…1; 0 until the animations beside it run, then 1; under a finger how far that has come.
    var percentComplete: CGFloat { get }
    /// How fast the rest runs once the finger has left. Always 1.
    var completionVelocity: CGFloat { get }
    /// Of the rest once the finger has left; slow at both ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// The style that is presented or dismissed; `none` for all others.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Where the transition happens: the window, when the device turns.
    var containerView: UIView { get }
    /// How the coordinate space turns; the identity where it does not.
    var targetTransform: CGAffineTransform { get }
    /// Nil where the device turns: nobody comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The controller's view; nil where the device turns.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's animations beside a transition's own.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Both run in the order of asking; the completion after the transition's duration. Always true.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// As `animate(alongsideTransition:completion:)`, for views that aren't in the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Called when the finger takes the transition up or leaves it; ask `isCancelled` then.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
    /// The form before iOS 10.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates along with the transition, without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// The same as `animate(alongsideTransition:completion:)`: all views take part.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// The form before iOS 10.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}

/// The coordinator of a transition that the host or a container runs (TR-10).
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    /// Of the device's turn, or of another change of the scene's size or traits, that is under way.
    @WorldState static var ofTurn: TransitionCoordinator?

    /// From which orientation the device turns, and to which; nil for other changes.
    var turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    package let isAnimated: Bool
    package private(set) var isCancelled = false
    package private(set) var isInteractive = false
    package private(set) var initiallyInteractive = false
    package internal(set) var isInterruptible = false
    package internal(set) var transitionDuration: TimeInterval
    package internal(set) var percentComplete: CGFloat = 0
    package let completionVelocity: CGFloat = 1
    package internal(set) var completionCurve: UIView.AnimationCurve = .easeInOut
    package let presentationStyle: UIModalPresentationStyle
    package let containerView: UIView
    package let targetTransform: CGAffineTransform
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// Whether what runs beside the transition has begun: what is added later runs at once.
    private var hasRunAnimations = false

    package init(
        containerView: UIView,
        duration: TimeInterval,
        isAnimated: Bool = true,
        targetTransform: CGAffineTransform = .identity,
        from: UIViewController? = nil,
        to: UIViewController? = nil,
        presentationStyle: UIModalPresentationStyle = .none
    ) {
        self.presentationStyle = presentationStyle
        controllers = [UITransitionContextViewControllerKey.from: from, .to: to].compactMapValues { $0 }
        self.containerView = containerView
        self.isAnimated = isAnimated
        self.targetTransform = targetTransform
        transitionDuration = duration
    }

    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { hasRunAnimations ? animation(self) : animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        controllers[key == .from ? .from : .to]?.viewIfLoaded
    }

    /// Runs what was to run beside the transition, in the order of asking.
    package func runAnimations() {
        hasRunAnimations = true
        if !isInteractive { percentComplete = 1 }
        let waiting = animations
        animations = []
        for animation in waiting { animation(self) }
    }

    // MARK: Under a finger
    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionHandlers.append(handler) }

    func begin(isInteractive: Bool) {
        self.isInteractive = isInteractive
        if !hasRunAnimations { initiallyInteractive = isInteractive } else { tellInteractionChanged() }
    }

    func endInteraction(isCancelled: Bool) {
        self.isCancelled = isCancelled
        guard isInteractive else { return }
        isInteractive = false
        tellInteractionChanged()
    }

    private func tellInteractionChanged() {
        for handler in interactionHandlers { handler(self) }
    }

    package func runCompletions() {
        if !hasRunAnimations { runAnimations() }
        let waiting = completions
        completions = []
        interactionHandlers = []
        for completion in waiting { completion(self) }
    }
}

extension UIViewController {
    /// The animated transition that the controller or one around it takes part in.
    var currentTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if let own = candidate.ownTransitionCoordinator { return own }
            controller = candidate.parent
        }
        return TransitionCoordinator.ofTurn
    }
}
