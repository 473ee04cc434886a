import Foundation

/// The stack, the bars, and how far a transition has come.
@MainActor
struct NavigationState {
    var stack: [UIViewController] = []
    /// The controller whose view is in the container.
    weak var shown: UIViewController?
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
    /// A merged navigation controller's own stack, to be separated again (SP-3).
    weak var mergedSecondary: UIViewController?
    let interactivePop = InteractivePop()
    let barHiding = BarHiding()
}

extension UINavigationController {
    // MARK: Changing
    func push(_ controller: UIViewController, animated: Bool) {
        guard !navigation.stack.contains(where: { $0 === controller }) else {
            return UIKitException.raise(
                .invalidArgument,
                "<\(type(of: self))> is pushing the same view controller instance (\(controller)) more than once "
                    + "which is not supported and is most likely an error in the application : "
            )
        }
        changeStack(to: navigation.stack + [controller], operation: .push, animated: animated)
    }

    func popTop(animated: Bool) -> UIViewController? {
        // SP-3: a merged navigation controller's stack goes on in this one's bar.
        if let merged = navigation.stack.last as? UINavigationController, merged.navigation.stack.count > 1 {
            return merged.popViewController(animated: animated)
        }
        guard navigation.stack.count > 1, let top = navigation.stack.last else { return nil }
        changeStack(to: Array(navigation.stack.dropLast()), operation: .pop, animated: animated)
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
        let isPop = controllers.last.map { last in navigation.stack.contains { $0 === last } } ?? true
        changeStack(to: controllers, operation: isPop ? .pop : .push, animated: animated)
    }

    /// Takes over the stack of a document, without a word to the children (PR-M30).
    func adoptStack(_ controllers: [UIViewController]) {
        for controller in controllers where controller.parent !== self { adopt(controller) }
        navigation.stack = controllers
        updateBarItems()
    }

    private func changeStack(to stack: [UIViewController], operation: Operation, animated: Bool) {
        navigation.finishTransition?()
        let removed = navigation.stack.filter { old in !stack.contains { $0 === old } }
        let added = stack.filter { new in !navigation.stack.contains { $0 === new } }
        for controller in removed {
            controller.containment.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        navigation.stack = stack
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
        show(top, removing: removed, operation: operation, animated: animated)
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

    private func leave(_ removed: [UIViewController]) {
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.containment.isMovingFromParent = false
            controller.removeFromParent()
        }
    }

    private func tellPendingDidMove() {
        let waiting = navigation.pendingDidMove
        navigation.pendingDidMove = []
        for controller in waiting {
            controller.containment.isMovingToParent = false
            if controller.parent === self { controller.didMove(toParent: self) }
        }
    }

    // MARK: Showing (PR-22)
    private func show(
        _ incoming: UIViewController?,
        removing removed: [UIViewController],
        operation: Operation,
        animated: Bool
    ) {
        let outgoing = navigation.shown
        if animated, AnimationState.areEnabled {
            navigation.coordinator = TransitionCoordinator(
                containerView: view,
                duration: Self.transitionDuration,
                from: outgoing,
                to: incoming
            )
        }
        if let incoming { delegate?.navigationController(self, willShow: incoming, animated: animated) }
        outgoing?.beginAppearanceTransition(false, animated: animated)
        incoming?.beginAppearanceTransition(true, animated: animated)
        navigation.shown = incoming
        if let incoming, let container = navigation.contentView {
            let incomingView = incoming.loadedView
            if operation == .pop, let outgoingView = outgoing?.viewIfLoaded, outgoingView.superview === container {
                container.insertSubview(incomingView, belowSubview: outgoingView)
            } else {
                container.addSubview(incomingView)
            }
            incomingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        updateBarItems()
        view.setNeedsLayout()
        parent?.layoutOfContainerMayHaveChanged(for: self)
        if let incoming { incoming.appearance.tellIsAppearing(incoming, animated: animated) }
        view.layoutIfNeeded()
        navigation.finishTransition = { [weak self, weak outgoing] in
            self?.finishShowing(incoming, instead: outgoing, removed: removed, animated: animated)
        }
        guard animated, AnimationState.areEnabled else {
            navigation.finishTransition?()
            return
        }
        animateTransition(from: outgoing?.viewIfLoaded, to: incoming?.viewIfLoaded, operation: operation)
    }

    private func finishShowing(
        _ incoming: UIViewController?,
        instead outgoing: UIViewController?,
        removed: [UIViewController],
        animated: Bool
    ) {
        navigation.finishTransition = nil
        outgoing?.viewIfLoaded?.removeFromSuperview()
        outgoing?.endAppearanceTransition()
        incoming?.endAppearanceTransition()
        leave(removed)
        tellPendingDidMove()
        let coordinator = navigation.coordinator
        navigation.coordinator = nil
        coordinator?.runCompletions()
        if let incoming { delegate?.navigationController(self, didShow: incoming, animated: animated) }
    }

    /// The slide of iOS 7 and later: the incoming view from the trailing edge, the outgoing one a third of its width.
    private func animateTransition(from outgoing: UIView?, to incoming: UIView?, operation: Operation) {
        let width = view.bounds.width
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: CGFloat = (operation == .pop) == isRightToLeft ? 1 : -1
        let start = operation == .pop ? sign * width / 3 : -sign * width
        incoming?.transform = CGAffineTransform(translationX: start, y: 0)
        let finish = navigation.finishTransition
        let coordinator = navigation.coordinator
        UIView.animate(
            withDuration: Self.transitionDuration,
            animations: {
                coordinator?.runAnimations()
                incoming?.transform = .identity
                outgoing?.transform = CGAffineTransform(
                    translationX: operation == .pop ? -sign * width : sign * width / 3,
                    y: 0
                )
            },
            completion: { [weak self] _ in
                outgoing?.transform = .identity
                // A later change has ended this transition already.
                if self?.navigation.finishTransition != nil { finish?() }
            }
        )
    }

    /// Seconds of a push or pop.
    private static let transitionDuration: TimeInterval = 0.35

    // MARK: First display
    /// Puts the top controller's view in while the navigation controller appears.
    func installTop() {
        guard let top = topViewController, navigation.shown !== top, let container = navigation.contentView else {
            return
        }
        navigation.shown = top
        delegate?.navigationController(self, willShow: top, animated: false)
        navigation.awaitsDidShow = true
        let topView = top.loadedView
        topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(topView)
        view.setNeedsLayout()
        updateBarItems()
        tellPendingDidMove()
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
