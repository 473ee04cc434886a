import Foundation

/// The swipe from the leading edge that pops a navigation controller.
@MainActor
final class InteractivePop: UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private weak var controller: UINavigationController?
    private var drive: FingerDrive?

    /// Points a second at which a short swipe pops too.
    private static let flickSpeed: CGFloat = 500

    init() {
        recognizer.delegate = self
        recognizer.edges = .left
        recognizer.targets.append(.init(object: nil, selector: nil) { [weak self] _ in self?.follow() })
    }

    func attach(to controller: UINavigationController, container: UIView) {
        self.controller = controller
        container.addGestureRecognizer(recognizer)
    }

    /// The leading edge by the reading direction; asked for at each layout of the container.
    func directionMayHaveChanged() {
        let isRightToLeft = controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        recognizer.edges = isRightToLeft ? .right : .left
    }

    private func follow() {
        guard let controller, let view = recognizer.view else { return }
        let sign: CGFloat = recognizer.edges == .right ? -1 : 1
        let width = max(1, view.bounds.width)
        let share = min(max(0, sign * recognizer.translation(in: view).x / width), 1)
        switch recognizer.state {
        case .began:
            let drive = FingerDrive()
            self.drive = drive
            _ = controller.popTop(animated: true, interaction: drive)
            drive.update(share)
        case .changed: drive?.update(share)
        case .ended:
            let isFast = sign * recognizer.velocity(in: view).x > Self.flickSpeed
            end(finishes: share > 0.5 || isFast)
        case .cancelled, .failed: end(finishes: false)
        case .possible: break
        }
    }

    private func end(finishes: Bool) {
        drive?.end(finishes: finishes)
        drive = nil
    }

    /// Only where a back button would lead back; an app's own delegate decides in this one's place.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.viewControllers.count > 1, controller.navigation.finishTransition == nil,
            !controller.isNavigationBarHidden, let item = controller.topViewController?.navigationItem
        else { return false }
        let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isReplaced
    }
}

/// Moves the system's slide with a finger.
@MainActor
private final class FingerDrive: UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    private var share: CGFloat = 0

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
        (context?.animator as? NavigationSlide)?.show(transitionContext, share: 0)
        context?.runAlongside()
    }

    func update(_ share: CGFloat) {
        guard let context else { return }
        self.share = share
        (context.animator as? NavigationSlide)?.show(context, share: share)
        context.updateInteractiveTransition(share)
    }

    func end(finishes: Bool) {
        guard let context, let slide = context.animator as? NavigationSlide else { return }
        finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        let rest = finishes ? 1 - share : share
        slide.run(context, to: finishes ? 1 : 0, duration: NavigationSlide.duration * TimeInterval(rest))
    }
}
