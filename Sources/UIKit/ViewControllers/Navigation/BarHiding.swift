import Foundation

/// Hides and shows a navigation controller's bars by touch (BR-18).
@MainActor
final class BarHiding: UIGestureRecognizerDelegate {
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private weak var controller: UINavigationController?
    /// Whether the toolbar went with the navigation bar, and comes with it.
    private var hidToolbar = false

    /// Points that a finger moves before the bars follow.
    private static let swipeDistance: CGFloat = 30

    init() {
        for recognizer in [tap, swipe] {
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = self
        }
        tap.targets.append(.init(object: nil, selector: nil) { [weak self] _ in self?.toggle() })
        swipe.targets.append(.init(object: nil, selector: nil) { [weak self] _ in self?.follow() })
    }

    func attach(to controller: UINavigationController, content: UIView) {
        self.controller = controller
        content.addGestureRecognizer(tap)
        content.addGestureRecognizer(swipe)
    }

    private func toggle() {
        guard let controller else { return }
        setHidden(!controller.isNavigationBarHidden)
    }

    private func follow() {
        let distance = swipe.translation(in: swipe.view).y
        if distance <= -Self.swipeDistance { setHidden(true) }
        if distance >= Self.swipeDistance { setHidden(false) }
    }

    func setHidden(_ isHidden: Bool) {
        guard let controller, controller.isNavigationBarHidden != isHidden else { return }
        if isHidden { hidToolbar = !controller.isToolbarHidden }
        controller.setNavigationBarHidden(isHidden, animated: true)
        if hidToolbar { controller.setToolbarHidden(isHidden, animated: true) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== tap || !(touch.view is UIControl)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// The keyboard comes up for the first responder: the navigation controller around it may give it room.
    static func keyboardWillAppear() {
        var responder: UIResponder? = FirstResponder.current
        while let candidate = responder {
            if let controller = candidate as? UINavigationController, controller.hidesBarsWhenKeyboardAppears {
                return controller.navigation.barHiding.setHidden(true)
            }
            responder = candidate.next
        }
    }
}
