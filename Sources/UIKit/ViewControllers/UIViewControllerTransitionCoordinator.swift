import Foundation

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that leaves, or that is covered.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes, or that is uncovered.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
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
    /// Always false: transitions can't be called off here.
    var isCancelled: Bool { get }
    /// Always false: no finger drives a transition here.
    var isInteractive: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// 0…1; 0 until the animations beside it run, then 1.
    var percentComplete: CGFloat { get }
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
}

extension UIViewControllerTransitionCoordinator {
    /// The same without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The coordinator of a transition that the host or a container runs (TR-10).
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    package let isAnimated: Bool
    package let isCancelled = false
    package let isInteractive = false
    package let transitionDuration: TimeInterval
    package private(set) var percentComplete: CGFloat = 0
    package let containerView: UIView
    package let targetTransform: CGAffineTransform
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    package init(
        containerView: UIView,
        duration: TimeInterval,
        isAnimated: Bool = true,
        targetTransform: CGAffineTransform = .identity,
        from: UIViewController? = nil,
        to: UIViewController? = nil
    ) {
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
        if let animation { animations.append(animation) }
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
        percentComplete = 1
        for animation in animations { animation(self) }
        animations = []
    }

    package func runCompletions() {
        for completion in completions { completion(self) }
        completions = []
    }
}

extension UIViewController {
    /// The animated transition that this controller takes part in, from before its first callback to after its last:
    /// a push or pop, a presentation or dismissal around it, or the device's turn. Nil at other times.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let candidate = controller {
            if let own = candidate.ownTransitionCoordinator { return own }
            controller = candidate.parent
        }
        return SimulatedDevice.current.turnCoordinator
    }
}
