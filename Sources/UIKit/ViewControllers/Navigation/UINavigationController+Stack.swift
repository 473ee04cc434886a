import Foundation

/// The stack, the bars, and how far a transition has come.
@MainActor
struct NavigationState {
    var stack: [UIViewController] = []
    /// The controller whose view is in the container.
    weak var shown: UIViewController?
    /// Whether the delegate still waits for `willShow` of the first controller.
    var awaitsWillShow = false
    /// Whether the delegate still waits for `didShow` of the first controller.
    var awaitsDidShow = false
    var isBarHidden = false
    var isToolbarHidden = true
    var bar: UINavigationBar?
    var toolbar: UIToolbar?
    /// Where the children's views live, below the bars.
    var contentView: UIView?
    /// Children whose `didMove` waits for the container's view (PR-M30).
    var pendingDidMove: [UIViewController] = []
    /// Ends the transition that is under way.
    var finishTransition: (() -> Void)?
    /// Of the animated transition that is under way.
    var coordinator: TransitionCoordinator?
    /// Keeps the animator of the transition that is under way.
    var context: TransitionContext?
    /// A merged navigation controller's own stack, to be separated again (SP-3).
    weak var mergedSecondary: UIViewController?
    let interactivePop = InteractivePop()
    let barHiding = BarHiding()
}

extension UINavigationController {
    // MARK: Changing
    func push(_ controller: UIViewController, animated: Bool) {
        guard !(controller is UINavigationController) || splitViewController != nil || self is MoreNavigationController
        else {
            return UIKitException.raise(.invalidArgument, "Pushing a navigation controller is not supported")
        }
        guard !navigation.stack.contains(where: { $0 === controller }) else {
            return UIKitException.raise(
                .invalidArgument,
                "<\(type(of: self))> is pushing the same view controller instance (\(controller)) more than once "
                    + "which is not supported and is most likely an error in the application : "
            )
        }
        changeStack(to: navigation.stack + [controller], operation: .push, animated: animated)
    }

    func popTop(
        animated: Bool,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) -> UIViewController? {
        // SP-3: a merged navigation controller's stack goes on in this one's bar.
        if let merged = navigation.stack.last as? UINavigationController, merged.navigation.stack.count > 1 {
            return merged.popViewController(animated: animated)
        }
        guard navigation.stack.count > 1, let top = navigation.stack.last else { return nil }
        changeStack(
            to: Array(navigation.stack.dropLast()),
            operation: .pop,
            animated: animated,
            interaction: interaction
        )
        return top
    }

    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = navigation.stack.firstIndex(where: { $0 === controller }),
            index < navigation.stack.count - 1
        else { return nil }
        let popped = Array(navigation.stack[(index + 1)...])
        changeStack(to: Array(navigation.stack[...index]), operation: .pop, animated: animated)
        return popped
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        guard Set(controllers.map { ObjectIdentifier($0) }).count == controllers.count else {
            return UIKitException.raise(
                .invalidArgument,
                "All view controllers in a navigation controller must be distinct (\(controllers))"
            )
        }
        let isPop = controllers.last.map { last in navigation.stack.contains { $0 === last } } ?? true
        changeStack(to: controllers, operation: isPop ? .pop : .push, animated: animated)
    }

    /// Takes over the stack of a document, without a word to the children (PR-M30).
    func adoptStack(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent !== self { adopt(controller) }
        navigation.stack = controllers
        updateBarItems()
    }

    private func changeStack(
        to stack: [UIViewController],
        operation: Operation,
        animated: Bool,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        navigation.finishTransition?()
        let before = navigation.stack
        let removed = navigation.stack.filter { old in !stack.contains { $0 === old } }
        let added = stack.filter { new in !navigation.stack.contains { $0 === new } }
        for controller in removed {
            controller.containment.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        navigation.stack = stack
        if !animated { tabBarController?.barMayHide() }
        for controller in added {
            controller.containment.isMovingToParent = true
            addChild(controller)
        }
        navigation.pendingDidMove += added
        let top = stack.last
        guard isViewLoaded, view.window != nil, appearance.phase != .disappeared, top !== navigation.shown else {
            leave(removed)
            if isViewLoaded { settleUnseenStack() }
            updateBarItems()
            return
        }
        show(
            top,
            change: StackChange(
                before: before,
                removed: removed,
                added: added,
                operation: operation,
                animated: animated,
                interaction: interaction
            )
        )
    }

    /// What isn't on the screen changes without appearance callbacks.
    private func settleUnseenStack() {
        if navigation.shown !== topViewController {
            navigation.shown?.viewIfLoaded?.removeFromSuperview()
            navigation.shown = nil
            if view.window != nil { installTop() }
        }
        tellPendingDidMove()
        view.setNeedsLayout()
    }

    func leave(_ removed: [UIViewController]) {
        navigation.pendingDidMove.removeAll { waiting in removed.contains { $0 === waiting } }
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.containment.isMovingFromParent = false
            controller.removeFromParent()
        }
    }

    func tellPendingDidMove() {
        let waiting = navigation.pendingDidMove
        navigation.pendingDidMove = []
        for controller in waiting {
            controller.containment.isMovingToParent = false
            if controller.parent === self { controller.didMove(toParent: self) }
        }
    }

    // MARK: First display
    /// Puts the top controller's view in while the navigation controller appears.
    func installTop() {
        // PR-38: who loads its view may push another one.
        while let loading = topViewController, !loading.isViewLoaded { loading.loadViewIfNeeded() }
        guard let top = topViewController, navigation.shown !== top, let container = navigation.contentView else {
            return
        }
        navigation.shown = top
        navigation.awaitsWillShow = true
        navigation.awaitsDidShow = true
        let topView = top.loadedView
        topView.beResizedByContainer()
        container.addSubview(topView)
        view.setNeedsLayout()
        updateBarItems()
        tellPendingDidMove()
        if appearance.phase != .appearing { willShowTop(animated: false) }
    }

    /// PR-30: the first controller is about to be shown when it has begun to appear.
    func willShowTop(animated: Bool) {
        guard navigation.awaitsWillShow, let top = topViewController else { return }
        navigation.awaitsWillShow = false
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    func didShowTop(animated: Bool) {
        guard navigation.awaitsDidShow, let top = topViewController else { return }
        navigation.awaitsDidShow = false
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    // MARK: In split views
    func mergeSecondary(_ secondary: UIViewController, animated: Bool = false) {
        navigation.mergedSecondary = secondary
        pushViewController(secondary, animated: animated)
    }

    /// Gives a merged column back without a word to the others.
    func removeMerged(_ member: UIViewController) {
        guard let index = navigation.stack.firstIndex(where: { $0 === member }), index > 0 else { return }
        _ = pop(to: navigation.stack[index - 1], animated: false)
    }

    func separateSecondary() -> UIViewController? {
        guard navigation.stack.count > 1, let top = navigation.stack.last else { return nil }
        // Without a merged controller the top one is taken, as UIKit does for a stack that grew while collapsed.
        if let merged = navigation.mergedSecondary, let index = navigation.stack.firstIndex(where: { $0 === merged }),
            index > 0
        {
            _ = pop(to: navigation.stack[index - 1], animated: false)
            navigation.mergedSecondary = nil
            return merged
        }
        _ = popTop(animated: false)
        return top
    }
}
