import Foundation

/// A controller's parent and children.
struct ContainmentState {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var isMovingToParent = false
    var isMovingFromParent = false
}

extension UIViewController {
    /// Tells the child that it moves; the app tells it when it has moved.
    func add(_ child: UIViewController) {
        guard child.parent !== self else { return }
        guard !isSelfOrAncestor(child) else {
            return UIKitException.raise(
                .invalidArgument,
                child === self
                    ? "-[\(type(of: self)) addChildViewController:]: a view controller can't be its own child: \(self)"
                    : "-[\(type(of: self)) addChildViewController:]: \(child) contains \(self) and can't be its child"
            )
        }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        adopt(child)
    }

    private func isSelfOrAncestor(_ other: UIViewController) -> Bool {
        var controller: UIViewController? = self
        while let candidate = controller {
            if candidate === other { return true }
            controller = candidate.parent
        }
        return false
    }

    /// Makes the relation without a word, as document loading does (PR-M30).
    func adopt(_ child: UIViewController) {
        containment.children.append(child)
        child.observed(["parentViewController"]) { child.containment.parent = self }
        // LB-14: UIKit's own containers are called upon for their children.
        if self is any ContainerLayout { ReleasePool.keep(self) }
        child.updateTraits()
    }

    /// Ends the relation and tells the child that it has moved.
    func leaveParent() {
        guard let parent else { return }
        ReleasePool.keep(self)
        parent.containment.children.removeAll { $0 === self }
        parent.traits.childOverrides[ObjectIdentifier(self)] = nil
        observed(["parentViewController"]) { containment.parent = nil }
        didMove(toParent: nil)
    }

    /// Adds a child with its view: will move, appear, did move.
    func embed(_ child: UIViewController, in container: UIView, frame: CGRect? = nil) {
        addChild(child)
        let childView = child.loadedView
        childView.frame = frame ?? container.bounds
        container.addSubview(childView)
        child.didMove(toParent: self)
    }

    func exchange(
        _ old: UIViewController,
        _ new: UIViewController,
        _ duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        let isAnimated = duration > 0
        old.beginAppearanceTransition(false, animated: isAnimated)
        new.beginAppearanceTransition(true, animated: isAnimated)
        if let container = old.viewIfLoaded?.superview, new.loadedView.superview == nil {
            container.addSubview(new.loadedView)
        }
        if new.viewIfLoaded?.window != nil { new.appearance.tellIsAppearing(new, animated: isAnimated) }
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: { animations?() },
            completion: { finished in
                old.viewIfLoaded?.removeFromSuperview()
                old.endAppearanceTransition()
                new.endAppearanceTransition()
                completion?(finished)
            }
        )
    }
}
