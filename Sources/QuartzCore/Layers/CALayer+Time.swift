extension CALayer: CAMediaTiming {}

extension CALayer {
    final func changeTime(_ change: (inout MediaTiming) -> Void) {
        let before = time
        change(&time)
        guard time != before else { return }
        cachedPresentation = nil
        guard modelLayer == nil, !EventLoop.animations.runs.isEmpty else { return }
        EventLoop.animations.retime()
    }

    /// A time of another layer in this one's; of the clock (`CACurrentMediaTime()`) when `layer` is nil.
    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        ownTime(atClock: layer.map { $0.clockTime(of: t) } ?? t)
    }

    /// A time of this layer in another one's; in the clock's when `layer` is nil.
    public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let clock = clockTime(of: t)
        return layer?.ownTime(atClock: clock) ?? clock
    }

    final func ownTime(atClock clock: CFTimeInterval) -> CFTimeInterval {
        time.localTime(at: superlayerReference?.ownTime(atClock: clock) ?? clock)
    }

    /// When this layer's time is `own`; infinite where time stands still and hasn't come so far.
    final func clockTime(of own: CFTimeInterval) -> CFTimeInterval {
        guard own.isFinite else { return own }
        if time.speed == 0 { return .infinity }
        let parent = time.parentTime(at: own)
        return superlayerReference?.clockTime(of: parent) ?? parent
    }
}
