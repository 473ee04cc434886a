import Foundation

/// Moves a sheet with a finger, between its detents and off the screen (PR-M13 … PR-M17).
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
    let recognizer = UIPanGestureRecognizer()
    private weak var sheet: UISheetPresentationController?
    /// The detent's value when the finger came.
    private var start: CGFloat = 0

    /// PR-M13: points that the finger travels before the sheet follows.
    private static let slop: CGFloat = 10
    /// PR-M15: points a second, downward, that dismiss from anywhere.
    private static let flickSpeed: CGFloat = 1000
    /// PR-M16: the spring's angular frequency, per second: the root of 1000/3.
    private static let springFrequency = (1000.0 / 3).squareRoot()
    /// Seconds that such a critically damped spring seems to take.
    static let springDuration = 2 * Double.pi / springFrequency

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
        recognizer.delegate = self
        recognizer.targets.append(.init(object: nil, selector: nil) { [weak self] _ in self?.follow() })
    }

    private var travel: CGFloat {
        let translation = recognizer.translation(in: recognizer.view?.superview).y
        return translation > 0 ? max(0, translation - Self.slop) : min(0, translation + Self.slop)
    }

    private func follow() {
        guard let sheet else { return }
        switch recognizer.state {
        case .began:
            start = sheet.restingValue
            sheet.drag(to: start - travel)
        case .changed: sheet.drag(to: start - travel)
        case .ended: release(sheet, speed: recognizer.velocity(in: recognizer.view?.superview).y)
        case .cancelled, .failed: settle(sheet, speed: 0)
        case .possible: break
        }
    }

    private func release(_ sheet: UISheetPresentationController, speed: CGFloat) {
        let value = start - travel
        let isFlick = speed >= Self.flickSpeed
        let least = sheet.leastValue
        let offset = least - value
        let mayGo = start <= least || sheet.detents.count == 1
        if offset > sheet.presentedHeight / 2 || isFlick && (mayGo || offset > 0) {
            guard sheet.mayBeDismissedByUser() else { return settle(sheet, speed: speed) }
            return dismiss(sheet, speed: speed)
        }
        sheet.select(nearest: value, speed: abs(speed) >= Self.flickSpeed ? speed : 0, from: start)
        settle(sheet, speed: speed)
    }

    /// PR-M16: back to a detent, with the finger's speed at the start.
    private func settle(_ sheet: UISheetPresentationController, speed: CGFloat) {
        let distance = sheet.frameOfPresentedViewAtRest.minY - (sheet.presentedView?.frame.minY ?? 0)
        UIView.animate(
            springDuration: Self.springDuration,
            bounce: 0,
            initialSpringVelocity: Self.springVelocity(speed: speed, distance: distance),
            options: .allowUserInteraction,
            animations: { sheet.endDrag() }
        )
    }

    /// In whole ways per second; both downward.
    static func springVelocity(speed: CGFloat, distance: CGFloat) -> CGFloat {
        abs(distance) < 1 ? 0 : speed / distance
    }

    private func dismiss(_ sheet: UISheetPresentationController, speed: CGFloat) {
        sheet.releaseSpeed = speed
        let delegate = sheet.delegate
        delegate?.presentationControllerWillDismiss(sheet)
        sheet.presentedViewController.presentingViewController?.dismiss(animated: true) {
            sheet.releaseSpeed = nil
            sheet.endDrag()
            delegate?.presentationControllerDidDismiss(sheet)
        }
    }

    // MARK: When it begins (PR-M17)
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.mayBeDragged else { return false }
        let translation = recognizer.translation(in: recognizer.view)
        guard abs(translation.y) > abs(translation.x) else { return false }
        let isDownward = translation.y > 0
        // Upwards at the highest detent nothing moves (PR-M13).
        guard isDownward || !sheet.isAtHighestDetent else { return false }
        guard let scrollView = scrollView(at: recognizer.location(in: recognizer.view)) else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
        return isAtTop && (isDownward || sheet.prefersScrollingExpandsWhenScrolledToEdge)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view is UIScrollView && otherGestureRecognizer is UIPanGestureRecognizer }

    private func scrollView(at point: CGPoint) -> UIScrollView? {
        var view = recognizer.view?.hitTest(point, with: nil)
        while let candidate = view, candidate !== recognizer.view {
            if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled,
                scrollView.contentSize.height > scrollView.bounds.height || scrollView.alwaysBounceVertical
            {
                return scrollView
            }
            view = candidate.superview
        }
        return view as? UIScrollView
    }
}
