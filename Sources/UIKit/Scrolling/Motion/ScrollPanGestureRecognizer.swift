import Foundation

/// The finger that drags a scroll view's content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }
    /// When the fingers last did something, in virtual seconds: the host may hear of it later.
    private var moment: TimeInterval = 0

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        targets.append(Target(object: nil, selector: nil, handler: { ($0 as? ScrollPanGestureRecognizer)?.follow() }))
    }

    /// A pointer scrolls by its wheel; what it drags is for the content.
    override func accepts(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.isEmpty }

    /// Only along an axis that scrolls (SC-16).
    override func isDrag(_ translation: CGPoint) -> Bool {
        guard let scrollView, super.isDrag(translation) else { return false }
        return scrollView.followsPan(translation: translation) && trackedTouches.allSatisfy(scrollView.mayTake)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        moment = event.timestamp
        super.touchesBegan(touches, with: event)
        scrollView?.fingerDidTouch()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        moment = event.timestamp
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        moment = event.timestamp
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        moment = event.timestamp
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.fingerDidLeave()
    }

    /// Hands the gesture's states on. The first move counts from where the threshold lay (SC-M8).
    private func follow() {
        guard let scrollView else { return }
        let (place, time) = (location(in: nil), moment)
        switch state {
        case .began:
            let travel = translation(in: nil)
            let length = (travel.x * travel.x + travel.y * travel.y).squareRoot()
            let share = length > 0 ? min(1, ScrollPhysics.dragThreshold / length) : 0
            let taken = CGPoint(
                x: place.x - travel.x * (1 - share),
                y: place.y - travel.y * (1 - share)
            )
            scrollView.beginDrag(at: taken, time: time)
            scrollView.continueDrag(to: place, time: time)
        case .changed: scrollView.continueDrag(to: place, time: time)
        case .ended: scrollView.endDrag(time: time, isCancelled: false)
        case .cancelled: scrollView.endDrag(time: time, isCancelled: true)
        case .possible, .failed: break
        }
    }
}
