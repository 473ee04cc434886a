/// Several animations in one time; they are cut off at the group's duration, not scaled to it.
open class CAAnimationGroup: CAAnimation {
    /// Their beginnings count from the group's. Their delegates aren't told, and they aren't removed one by one.
    open var animations: [CAAnimation]?

    /// A group without animations.
    public override init() { super.init() }
    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func take(from source: CAAnimation) {
        super.take(from: source)
        guard let source = source as? CAAnimationGroup else { return }
        animations = source.animations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    override func begin(on layer: CALayer, at time: CFTimeInterval) {
        super.begin(on: layer, at: time)
        for animation in animations ?? [] {
            // A member without a duration takes the group's.
            if animation.timing.duration == 0 { animation.timing.duration = timing.duration }
            let beginning = animation.timing.beginTime
            animation.begin(on: layer, at: 0)
            animation.timing.beginTime = beginning
        }
    }

    override func show(_ sample: MediaTiming.Sample, in layer: CALayer) {
        let progress = timingFunction?.progress(at: sample.progress) ?? sample.progress
        for animation in animations ?? [] { animation.apply(at: progress * duration, to: layer) }
    }

    override var animatedProperties: LayerPropertySet {
        var all = LayerPropertySet()
        for animation in animations ?? [] { all.formUnion(animation.animatedProperties) }
        return all
    }
}
