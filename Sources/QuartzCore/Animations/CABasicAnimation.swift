/// An animation from one value to another.
///
/// With two of the three values the third follows; with one, the other end is what the property has without the
/// animation.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins.
    open var fromValue: Any?
    /// Where it ends.
    open var toValue: Any?
    /// How far it goes.
    open var byValue: Any?

    /// Tells how much of the way is done in place of time and pace: for animations that fingers move.
    package var progressSource: (() -> Double)?

    /// An animation without a property.
    public override init() { super.init() }
    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Read once, when the animation is added: from, to, by.
    private var ends: (from: LayerValue, to: LayerValue, by: LayerValue)?

    override func take(from source: CAAnimation) {
        super.take(from: source)
        guard let source = source as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (source.fromValue, source.toValue, source.byValue)
        progressSource = source.progressSource
    }

    override func animationValue(forKey key: String) -> Any? {
        switch key {
        case "fromValue": fromValue
        case "toValue": toValue
        case "byValue": byValue
        default: super.animationValue(forKey: key)
        }
    }

    override func setAnimationValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: return super.setAnimationValue(value, forKey: key)
        }
        return true
    }

    override func begin(on layer: CALayer, at time: CFTimeInterval) {
        super.begin(on: layer, at: time)
        ends = (LayerValue(any: fromValue), LayerValue(any: toValue), LayerValue(any: byValue))
    }

    override func value(at sample: MediaTiming.Sample, underlying: LayerValue) -> LayerValue? {
        let (from, to) = range(underlying: underlying)
        return from.interpolated(to: to, by: CGFloat(progressSource?() ?? fraction(at: sample.progress)))
    }

    /// How much of the way is done; a spring overrides it.
    func fraction(at progress: Double) -> Double { paced(progress) }

    private func range(underlying: LayerValue) -> (LayerValue, LayerValue) {
        let given = ends ?? (LayerValue(any: fromValue), LayerValue(any: toValue), LayerValue(any: byValue))
        // An additive animation knows nothing of what it is added to.
        let present = isAdditive ? given.from.zero ?? given.to.zero ?? given.by.zero ?? .none : underlying
        switch (fromValue != nil, toValue != nil, byValue != nil) {
        case (true, true, _): return (given.from, given.to)
        case (true, false, true): return (given.from, given.from.adding(given.by))
        case (false, true, true): return (given.to.subtracting(given.by) ?? given.to, given.to)
        case (true, false, false): return (given.from, present)
        case (false, true, false): return (present, given.to)
        case (false, false, true): return (present, present.adding(given.by))
        case (false, false, false): return (present, present)
        }
    }
}
