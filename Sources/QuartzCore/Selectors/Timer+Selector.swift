import Foundation
import ObjectiveCRuntime

/// What a timer is and nothing else: a class's extension can't have an initializer that a superclass has as well.
public protocol _TimerMaking {}

extension Timer: _TimerMaking {}

extension _TimerMaking where Self: Timer {
    /// A timer that never fires, as a property's first value.
    public init() {
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        self = unsafeDowncast(timer, to: Self.self)
    }
}

extension Timer {
    /// Makes a timer that calls a target's action with itself, and adds it to the main run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = TargetTimer(
            timeInterval: ti,
            target: aTarget,
            selector: aSelector,
            info: userInfo,
            repeats: yesOrNo
        )
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// A timer that calls a target's action with itself once it is in a run loop; it keeps the target until it is
    /// invalidated. Deviation: `userInfo` isn't kept.
    public convenience init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let target = UncheckedBox(aTarget as AnyObject)
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in
            Self.perform(aSelector, on: target, with: timer)
        }
    }

    /// A timer that calls a target's action with itself from a date on, once it is in a run loop; it keeps the target
    /// until it is invalidated. Deviation: `userInfo` isn't kept.
    public convenience init(
        fireAt date: Date,
        interval ti: TimeInterval,
        target t: Any,
        selector s: Selector,
        userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let target = UncheckedBox(t as AnyObject)
        self.init(fire: date, interval: ti, repeats: rep) { timer in
            Self.perform(s, on: target, with: timer)
        }
    }

    fileprivate class func perform(_ selector: Selector, on target: UncheckedBox<AnyObject>, with timer: Timer) {
        let timer = UncheckedBox(timer)
        MainActor.assumeIsolated {
            _ = ActionTable.shared.perform(selector, on: target.value, with: timer.value)
        }
    }
}

/// A timer with a target, which Foundation's doesn't have on Linux.
private final class TargetTimer: Timer {
    private var info: Any?

    init(timeInterval: TimeInterval, target: Any, selector: Selector, info: Any?, repeats: Bool) {
        let target = UncheckedBox(target as AnyObject)
        self.info = info
        super.init(
            fire: Date(timeIntervalSinceNow: timeInterval),
            interval: timeInterval,
            repeats: repeats
        ) { Timer.perform(selector, on: target, with: $0) }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        info = nil
    }
}
