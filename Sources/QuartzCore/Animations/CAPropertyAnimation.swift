/// An animation of one property, named by its key path. Use one of the subclasses.
open class CAPropertyAnimation: CAAnimation {
    /// A property or a part of it: `position`, `position.x`, `bounds.size.width`, `transform.rotation.z`.
    open var keyPath: String? { didSet { target = keyPath.map(LayerKeyPath.init) } }
    /// Whether the values are added to what the property has without the animation. False by default.
    open var isAdditive = false
    /// Whether each cycle begins where the one before it has ended. False by default.
    open var isCumulative = false
    /// Makes transforms of the animation's numbers. Nil by default.
    open var valueFunction: CAValueFunction?
    private(set) var target: LayerKeyPath?

    /// An animation without a property.
    public override init() { super.init() }
    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func take(from source: CAAnimation) {
        super.take(from: source)
        guard let source = source as? CAPropertyAnimation else { return }
        keyPath = source.keyPath
        (isAdditive, isCumulative) = (source.isAdditive, source.isCumulative)
        valueFunction = source.valueFunction
    }

    override func animationValue(forKey key: String) -> Any? {
        switch key {
        case "keyPath": keyPath
        case "additive": isAdditive
        case "cumulative": isCumulative
        default: super.animationValue(forKey: key)
        }
    }

    override func setAnimationValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "keyPath": keyPath = value as? String
        case "additive": isAdditive = LayerValue(any: value).boolean ?? false
        case "cumulative": isCumulative = LayerValue(any: value).boolean ?? false
        default: return super.setAnimationValue(value, forKey: key)
        }
        return true
    }

    override var animatedProperties: LayerPropertySet {
        guard let target else { return LayerPropertySet() }
        return LayerPropertySet([target.property ?? .drawing])
    }

    override func show(_ sample: MediaTiming.Sample, in layer: CALayer) {
        guard let target else { return }
        let underlying = layer.layerValue(at: target)
        guard var value = value(at: sample, underlying: underlying) else { return }
        if isCumulative, sample.cycle > 0,
            let end = self.value(at: MediaTiming.Sample(progress: 1, cycle: 0), underlying: underlying)
        {
            value = value.adding(end.multiplied(by: sample.cycle))
        }
        if let valueFunction { value = .transform(valueFunction.transform(of: value)) }
        layer.setLayerValue(isAdditive ? underlying.adding(value) : value, at: target)
    }

    /// The value at a place in the cycle; nil leaves the property alone.
    func value(at sample: MediaTiming.Sample, underlying: LayerValue) -> LayerValue? { nil }

    /// The progress after the pace.
    func paced(_ progress: Double) -> Double { timingFunction?.progress(at: progress) ?? progress }
}
