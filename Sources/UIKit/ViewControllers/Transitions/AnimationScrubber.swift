import QuartzCore

/// Holds the time of a layer and all below it, so that animations there show where a finger is.
@MainActor
final class AnimationScrubber {
    private let layer: CALayer
    private let formerTime: (speed: Float, offset: TimeInterval, begin: TimeInterval)
    /// The layer's own time when the animations began.
    private let start: TimeInterval
    private var animations: [RunningAnimation] = []
    private var frames: EventLoop.Token?

    init(layer: CALayer) {
        self.layer = layer
        formerTime = (layer.speed, layer.timeOffset, layer.beginTime)
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
    }

    /// Begins animations, and holds them at their beginning.
    func hold(_ begin: () -> Void) {
        let others = layer.animationsInTree
        begin()
        animations = layer.animationsInTree.filter { animation in !others.contains { $0 === animation } }
        layer.speed = 0
        show(0)
    }

    /// Shows the animations as they are after some seconds.
    func show(_ seconds: TimeInterval) {
        // At its very end an animation would be over.
        layer.timeOffset = start + max(0, seconds - 1e-6)
        layer.beginTime = 0
    }

    /// Moves what is shown, evenly, in so many seconds of the clock.
    func run(from first: TimeInterval, to last: TimeInterval, seconds: TimeInterval) {
        guard seconds > 0 else { return show(last) }
        let began = CACurrentMediaTime()
        frames = EventLoop.main.addFrameObserver(order: FrameOrder.animations) { [weak self] _ in
            let share = min(1, (CACurrentMediaTime() - began) / seconds)
            self?.show(first + (last - first) * share)
        }
    }

    /// Lets time run again, and ends the animations: what is set is shown.
    func release() {
        if let frames { EventLoop.main.removeFrameObserver(frames) }
        frames = nil
        for animation in animations { animation.cancel() }
        animations = []
        (layer.speed, layer.timeOffset, layer.beginTime) = (formerTime.speed, formerTime.offset, formerTime.begin)
    }
}
