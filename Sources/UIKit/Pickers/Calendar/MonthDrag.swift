import Foundation

/// Lets a finger drag a calendar's month aside, with the month beside it coming along.
@MainActor
final class MonthDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UICalendarView
    private let pan = UIPanGestureRecognizer()
    /// The page that comes along, where there is such a month.
    private var beside: (page: MonthPage, month: Date, isAtRight: Bool)?
    /// Whether a finger, or an animation after it, moves the pages.
    private(set) var isMoving = false

    /// Points a second at which a short drag turns, too; not measured.
    private static let turningSpeed: CGFloat = 300
    /// Seconds; not measured.
    private static let duration: TimeInterval = 0.3
    /// The part of the way that a page goes where no month is beside it.
    private static let resistance: CGFloat = 0.3

    init(_ owner: UICalendarView) {
        self.owner = owner
        super.init()
        pan.delegate = self
        pan.targets.append(
            UIGestureRecognizer.Target(handler: { [weak self] _ in self?.follow() })
        )
        owner.clip.addGestureRecognizer(pan)
    }

    /// Only what goes sideways; other movements are those of views around.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = pan.translation(in: owner)
        return owner.wheels == nil && !isMoving && abs(way.x) > abs(way.y)
    }

    private func follow() {
        let way = pan.translation(in: owner).x
        switch pan.state {
        case .began, .changed:
            isMoving = true
            move(by: way)
        case .ended: end(way, speed: pan.velocity(in: owner).x)
        case .cancelled, .failed, .possible: if isMoving { settle(turns: false) }
        }
    }

    private func move(by way: CGFloat) {
        let isAtRight = way < 0
        if way != 0, beside?.isAtRight != isAtRight { bring(isAtRight: isAtRight) }
        let width = owner.clip.bounds.width
        let x = beside == nil ? way * Self.resistance : max(-width, min(width, way))
        owner.page.frame.origin.x = x
        beside?.page.frame.origin.x = x + (isAtRight ? width : -width)
    }

    /// Makes the page of the month at one side.
    private func bring(isAtRight: Bool) {
        beside?.page.removeFromSuperview()
        beside = nil
        guard let month = owner.month(beside: isAtRight != owner.isRightToLeft ? 1 : -1) else { return }
        let page = MonthPage(owner)
        UIView.performWithoutAnimation {
            page.frame = owner.clip.bounds
            owner.clip.addSubview(page)
            page.show(month)
            page.layoutIfNeeded()
        }
        beside = (page, month, isAtRight)
    }

    private func end(_ way: CGFloat, speed: CGFloat) {
        let isSameWay = way * speed > 0
        let isFar = abs(way) > owner.clip.bounds.width / 2
        settle(turns: isSameWay && abs(speed) >= Self.turningSpeed || isFar && way * speed >= 0)
    }

    /// Brings the pages to rest, the one that came along in the middle where the month turns.
    private func settle(turns: Bool) {
        let (old, came) = (owner.page, beside)
        let width = owner.clip.bounds.width
        beside = nil
        if turns, let came { owner.didDrag(to: came.page, came.month) }
        UIView.animate(withDuration: Self.duration) {
            guard let came else { return old.frame.origin.x = 0 }
            let away = came.isAtRight ? width : -width
            came.page.frame.origin.x = turns ? 0 : away
            old.frame.origin.x = turns ? -away : 0
        } completion: { [weak self] _ in
            if turns, came != nil { old.removeFromSuperview() } else { came?.page.removeFromSuperview() }
            self?.isMoving = false
        }
    }
}
