/// An animation that was added to a layer.
package final class RunningAnimation: @unchecked Sendable {
    package let animation: CAAnimation
    package let key: String?
    /// Nil when the layer is gone: while it is on no screen nobody but its owner keeps it.
    package var layer: CALayer? { kept ?? seen }
    private var kept: CALayer?
    private weak var seen: CALayer?
    private var groups: [CompletionGroup]
    /// When it is over, in seconds of the clock; infinite for one without an end.
    private(set) var end: CFTimeInterval = .infinity
    /// When it begins, likewise.
    private(set) var start: CFTimeInterval = 0
    /// Whether its layer was on a screen at the last commit.
    var isDisplayed = false { didSet { kept = isDisplayed ? seen : nil } }
    private var hasStarted = false
    private var hasStopped = false

    init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
        (self.animation, self.key, seen, self.groups) = (animation, key, layer, groups)
        for group in groups { group.enter() }
        retime()
    }

    /// Ends it before its time.
    package func cancel() { layer?.endAnimations { $0 === self } }

    func join(_ group: CompletionGroup) {
        group.enter()
        groups.append(group)
    }

    /// Computes start and end anew, after the time of the layer or one above it has changed.
    func retime() {
        guard let layer else { return }
        start = layer.clockTime(of: animation.timing.beginTime)
        end = layer.clockTime(of: animation.timing.end)
    }

    /// Tells the delegate, once, when the beginning has come.
    func startIfDue(at now: CFTimeInterval) {
        guard !hasStarted, start <= now + 1e-9 else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Tells the delegate and those who wait for the end.
    func stop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        for group in groups { group.leave(finished: finished) }
        groups = []
    }
}
