extension CALayer: CAMediaTiming {
    /// When the layer's time begins, in seconds of its superlayer's. 0 by default.
    public var beginTime: CFTimeInterval {
        get { time.beginTime }
        set { changeTime { $0.beginTime = newValue } }
    }
    /// Infinite by default: a layer has no end.
    public var duration: CFTimeInterval {
        get { time.duration }
        set { changeTime { $0.duration = newValue } }
    }
    /// 0 holds the layer's animations and those of all below it.
    public var speed: Float {
        get { time.speed }
        set { changeTime { $0.speed = newValue } }
    }
    /// Seconds by which the layer's time is ahead. 0 by default.
    public var timeOffset: CFTimeInterval {
        get { time.timeOffset }
        set { changeTime { $0.timeOffset = newValue } }
    }
    /// How often the layer's time runs through `duration`. 0 by default: once.
    public var repeatCount: Float {
        get { time.repeatCount }
        set { changeTime { $0.repeatCount = newValue } }
    }
    /// For how many seconds it does; 0, the default, leaves that to `repeatCount`.
    public var repeatDuration: CFTimeInterval {
        get { time.repeatDuration }
        set { changeTime { $0.repeatDuration = newValue } }
    }
    /// Whether its time runs back again each time. False by default.
    public var autoreverses: Bool {
        get { time.autoreverses }
        set { changeTime { $0.autoreverses = newValue } }
    }
    /// What the layer's time is before and after its duration. Removed by default.
    public var fillMode: CAMediaTimingFillMode {
        get { time.fillMode }
        set { changeTime { $0.fillMode = newValue } }
    }
}

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
