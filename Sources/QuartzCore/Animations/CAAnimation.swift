import SwiftRuntime

/// What animations have in common: their timing, their pace and their end. Use one of the subclasses.
///
/// A layer copies the animation that is added to it; changes afterwards have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming()
    private var others: [String: Any] = [:]

    // MARK: Timing
    /// When it begins, in seconds of the layer's time; 0, the default, means when it is added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// How long one run takes, in seconds. 0 by default, which means that of the transaction, a quarter of a second.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// Seconds of the animation for one of the layer; 0 stands still, below 0 runs backward. 1 by default.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// Seconds by which it runs ahead. 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// How often it runs, in parts too. 0 by default, which means once.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// How long it repeats, in seconds; 0, the default, leaves that to `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether each run goes back again, in as much time. False by default.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// What is shown before and after it. Removed by default: the layer's own value.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// How progress follows the time of a cycle. Nil, the default, is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Told about beginning and end; kept alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer drops the animation at its end. True by default; false needs a fill mode to show anything.
    open var isRemovedOnCompletion = true
    /// How many frames a second the animation needs.
    ///
    /// - Note: No effect here: frames come as the display shows them.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// An animation without a duration: it takes over the transaction's.
    public override init() { super.init() }
    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init() }

    /// What a property named by `key` is unless set; nil for none.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Whether changes of the key's value would be archived; nothing is. True.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    // MARK: Copying
    /// A copy of the same class, made by its `init()`.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ObjectAllocator.make(type(of: self))
        copy.take(from: self)
        return copy
    }

    /// Takes over another animation's values; subclasses add theirs.
    func take(from source: CAAnimation) {
        timing = source.timing
        others = source.others
        timingFunction = source.timingFunction
        delegate = source.delegate
        isRemovedOnCompletion = source.isRemovedOnCompletion
        preferredFrameRateRange = source.preferredFrameRateRange
    }

    // MARK: Values by name
    /// What was stored for a key, or a property of that name.
    open func value(forKey key: String) -> Any? {
        others[key] ?? animationValue(forKey: key) ?? type(of: self).defaultValue(forKey: key)
    }

    /// Sets the property of that name, or stores the value for the app.
    open func setValue(_ value: Any?, forKey key: String) {
        if !setAnimationValue(value, forKey: key) { others[key] = value }
    }

    func animationValue(forKey key: String) -> Any? {
        switch key {
        case "beginTime": beginTime
        case "duration": duration
        case "speed": speed
        case "timeOffset": timeOffset
        case "repeatCount": repeatCount
        case "repeatDuration": repeatDuration
        case "autoreverses": autoreverses
        case "fillMode": fillMode
        case "timingFunction": timingFunction
        case "removedOnCompletion": isRemovedOnCompletion
        default: nil
        }
    }

    func setAnimationValue(_ value: Any?, forKey key: String) -> Bool {
        let number = LayerValue(any: value).number.map { Double($0) }
        switch key {
        case "beginTime": beginTime = number ?? 0
        case "duration": duration = number ?? 0
        case "speed": speed = Float(number ?? 1)
        case "timeOffset": timeOffset = number ?? 0
        case "repeatCount": repeatCount = Float(number ?? 0)
        case "repeatDuration": repeatDuration = number ?? 0
        case "autoreverses": autoreverses = number.map { $0 != 0 } ?? false
        case "fillMode":
            fillMode = value as? CAMediaTimingFillMode ?? CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "removedOnCompletion", "isRemovedOnCompletion":
            isRemovedOnCompletion = number.map { $0 != 0 } ?? true
        default: return false
        }
        return true
    }

    // MARK: Running
    /// Adds the animation to the layer, under the event's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Completes the values that the animation takes from the layer it is added to: the transaction's duration, a
    /// beginning of now.
    ///
    /// - Parameter time: The layer's own time, in seconds.
    func begin(on layer: CALayer, at time: CFTimeInterval) {
        if timing.duration == 0 { timing.duration = defaultDuration }
        if timingFunction == nil { timingFunction = defaultTimingFunction }
        if timing.beginTime == 0 { timing.beginTime = time }
    }

    /// Seconds of a cycle for an animation that says nothing.
    var defaultDuration: CFTimeInterval { CATransaction.animationDuration() }
    /// The pace of an animation that says nothing; nil is linear.
    var defaultTimingFunction: CAMediaTimingFunction? { nil }

    /// Applies the animation's values at a time of its layer or group to a presentation layer; nothing outside of its
    /// active time.
    final func apply(at time: CFTimeInterval, to layer: CALayer) {
        guard let sample = timing.sample(at: time) else { return }
        show(sample, in: layer)
    }

    /// Applies a place in the animation's cycles; the subclasses' work.
    func show(_ sample: MediaTiming.Sample, in layer: CALayer) {}

    /// The properties that the animation changes.
    var animatedProperties: LayerPropertySet { LayerPropertySet() }
}
