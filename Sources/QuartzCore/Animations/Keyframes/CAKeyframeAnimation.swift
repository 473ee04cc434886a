/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order. The path goes before them.
    open var values: [Any]?
    /// The way of a point; each line or curve of it is the way from one key time to the next.
    open var path: CGPath?
    /// When each value is reached, 0…1, growing; nil spreads them evenly. One more than the values for discrete ones.
    open var keyTimes: [NSNumber]?
    /// The pace of each part, one less than the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Default: linear.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer turns with the path. Nil, the default: it doesn't.
    open var rotationMode: CAAnimationRotationMode?
    /// How tight the cubic curve is at each value; positive is tighter. Nil is 0.
    open var tensionValues: [NSNumber]?
    /// How sharp the corner is at each value. Nil is 0: smooth.
    open var continuityValues: [NSNumber]?
    /// Whether the curve bends before a value (negative) or after it. Nil is 0.
    open var biasValues: [NSNumber]?

    private var track: KeyframeTrack?

    /// An animation without a property.
    public override init() { super.init() }
    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func take(from source: CAAnimation) {
        super.take(from: source)
        guard let source = source as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (
            source.values, source.path, source.keyTimes, source.timingFunctions
        )
        (calculationMode, rotationMode) = (source.calculationMode, source.rotationMode)
        (tensionValues, continuityValues, biasValues) = (
            source.tensionValues, source.continuityValues, source.biasValues
        )
    }

    override func begin(on layer: CALayer, at time: CFTimeInterval) {
        super.begin(on: layer, at: time)
        track = KeyframeTrack(self)
    }

    override var animatedProperties: LayerPropertySet {
        var properties = super.animatedProperties
        if rotationMode != nil, path != nil { properties.insert(.transform) }
        return properties
    }

    override func value(at sample: MediaTiming.Sample, underlying: LayerValue) -> LayerValue? {
        let track = track ?? KeyframeTrack(self)
        return track.value(at: paced(sample.progress))
    }

    override func show(_ sample: MediaTiming.Sample, in layer: CALayer) {
        super.show(sample, in: layer)
        guard let rotationMode, let track, let angle = track.angle(at: paced(sample.progress)) else { return }
        let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        layer.transform = CATransform3DRotate(layer.transform, turn, 0, 0, 1)
    }
}
