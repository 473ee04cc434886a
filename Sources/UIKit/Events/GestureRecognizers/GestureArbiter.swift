import ObjectiveCRuntime
import Platform

/// Decides between recognizers that watch the same touches.
///
/// The first that recognizes its gesture lets the others fail, unless a delegate lets both go on. One that requires
/// another's failure waits for it. Recognizers are asked from the deepest view up, so an inner one wins.
@MainActor
enum GestureArbiter {
    /// Those with touches, and those that wait or haven't been reset.
    @WorldState static var active: [UIGestureRecognizer] = []

    static func add(_ recognizer: UIGestureRecognizer) {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    // MARK: Changes of state

    /// What a recognizer's own `state = …` comes to.
    static func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        let present = recognizer.progress.state
        switch (state, present) {
        case (.possible, _): observed(recognizer) { recognizer.progress = GestureProgress() }
        case (.failed, .possible), (.cancelled, .possible): fail(recognizer)
        case (.failed, .began), (.failed, .changed), (.cancelled, .began), (.cancelled, .changed):
            finish(recognizer, .cancelled)
        case (.began, .possible), (.ended, .possible), (.changed, .possible): recognize(recognizer, state)
        case (.changed, .began), (.changed, .changed), (.began, .changed):
            observed(recognizer) { recognizer.progress.state = .changed }
            recognizer.tellTargets()
        case (.ended, .began), (.ended, .changed): finish(recognizer, .ended)
        case (_, .ended), (_, .cancelled), (_, .failed), (.began, .began): break
        }
    }

    /// Changes the state of a recognizer, before and behind which its observers hear of it.
    private static func observed(_ recognizer: UIGestureRecognizer, _ change: () -> Void) {
        guard ObservableChange.isObserved else { return change() }
        ObservableChange.begin(recognizer, ["state"])
        change()
        ObservableChange.end(recognizer, ["state"])
    }

    static func disable(_ recognizer: UIGestureRecognizer) {
        move(recognizer, to: .cancelled)
        reset(recognizer)
    }

    private static func finish(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        observed(recognizer) { recognizer.progress.state = state }
        recognizer.tellTargets()
    }

    private static func fail(_ recognizer: UIGestureRecognizer) {
        observed(recognizer) { recognizer.progress.state = .failed }
        recognizer.progress.waiting = []
        releaseWaiting()
        TouchDelivery.flush()
        resetFinished()
    }

    private static func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        guard recognizer.progress.waiting.isEmpty, !mustWait(recognizer) else {
            let isStart = recognizer.progress.waiting.isEmpty
            if isStart || state == .ended {
                recognizer.progress.waiting.append(isStart && state == .changed ? .began : state)
            }
            return
        }
        guard shouldBegin(recognizer), !isPrevented(recognizer) else { return fail(recognizer) }
        observed(recognizer) { recognizer.progress.state = state == .changed ? .began : state }
        // The failure of others resets what is over.
        recognizer.progress.isUntold = true
        // Before the failure of others lets go of what they hold back.
        if recognizer.cancelsTouchesInView { TouchDelivery.keepBack(recognizer.trackedTouches) }
        for other in active where other !== recognizer && other.progress.state == .possible {
            let waitsForFailure = requiresFailure(other, of: recognizer)
            if waitsForFailure || prevents(recognizer, other) { fail(other) }
        }
        if recognizer.cancelsTouchesInView { TouchDelivery.cancel(recognizer.trackedTouches) }
        recognizer.tellTargets()
        recognizer.progress.isUntold = false
    }

    private static func releaseWaiting() {
        for recognizer in active where !recognizer.progress.waiting.isEmpty && !mustWait(recognizer) {
            let states = recognizer.progress.waiting
            recognizer.progress.waiting = []
            for state in states { move(recognizer, to: state) }
        }
    }

    // MARK: Rules

    private static func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { $0 !== recognizer && $0.progress.state == .possible && requiresFailure(recognizer, of: $0) }
    }

    private static func requiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
        if recognizer.failureRequirements.contains(where: { $0 === other }) { return true }
        guard shareTouches(recognizer, other) else { return false }
        return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    }

    /// The touched view and its superviews up to the recognizer's are asked, then the delegate.
    private static func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        var view = recognizer.trackedTouches.last?.view ?? recognizer.view
        while let asked = view {
            guard asked.gestureRecognizerShouldBegin(recognizer) else { return false }
            if asked === recognizer.view { break }
            view = asked.superview
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private static func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { $0 !== recognizer && $0.progress.isRecognized && prevents($0, recognizer) }
    }

    private static func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard shareTouches(winner, other), winner.canPrevent(other), other.canBePrevented(by: winner) else {
            return false
        }
        return !goTogether(winner, other) && !goTogether(other, winner)
    }

    private static func goTogether(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    private static func shareTouches(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
        left.trackedTouches.contains { touch in right.trackedTouches.contains { $0 === touch } }
    }

    // MARK: The end

    /// Makes recognizers ready for the next gesture whose own is over and whose fingers are gone.
    static func resetFinished() {
        for recognizer in active {
            let progress = recognizer.progress
            if progress.isOver, !progress.isUntold, recognizer.liveTouches.isEmpty { reset(recognizer) }
        }
    }

    private static func reset(_ recognizer: UIGestureRecognizer) {
        active.removeAll { $0 === recognizer }
        // A recognizer that lost a touch it ignored may still stand in the touch's list.
        observed(recognizer) { recognizer.progress = GestureProgress() }
        recognizer.reset()
        recognizer.trackedTouches = []
    }
}
