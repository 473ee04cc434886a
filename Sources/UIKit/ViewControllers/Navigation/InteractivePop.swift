import Foundation

/// The swipe from the leading edge that pops a navigation controller.
@MainActor
final class InteractivePop: UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private weak var controller: UINavigationController?

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
        guard recognizer.state == .ended, let controller, let view = recognizer.view else { return }
        let sign: CGFloat = recognizer.edges == .right ? -1 : 1
        let travel = sign * recognizer.translation(in: view).x
        guard travel > view.bounds.width / 2 || sign * recognizer.velocity(in: view).x > Self.flickSpeed else { return }
        controller.popViewController(animated: true)
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
