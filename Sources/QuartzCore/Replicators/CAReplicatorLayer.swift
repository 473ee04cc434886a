/// A layer that shows its sublayers several times, each copy placed, tinted and delayed against the one before it.
open class CAReplicatorLayer: CALayer {
    private final var replicatorValues = ReplicatorValues()

    /// Copies, the original included; 1 by default.
    open var instanceCount: Int {
        get { replicatorValues.instanceCount }
        set {
            if newValue != replicatorValues.instanceCount {
                change(.instanceCount) { replicatorValues.instanceCount = newValue }
            }
        }
    }
    /// Seconds by which each copy's time is behind that of the one before it. 0 by default.
    open var instanceDelay: CFTimeInterval {
        get { replicatorValues.instanceDelay }
        set {
            if newValue != replicatorValues.instanceDelay {
                change(.instanceDelay) { replicatorValues.instanceDelay = newValue }
            }
        }
    }
    /// From one copy to the next, about the layer's anchor point. Identity by default.
    open var instanceTransform: CATransform3D {
        get { replicatorValues.instanceTransform }
        set {
            if newValue != replicatorValues.instanceTransform {
                change(.instanceTransform) { replicatorValues.instanceTransform = newValue }
            }
        }
    }
    /// What the first copy's colors are multiplied by; nil and white change nothing.
    open var instanceColor: CGColor? {
        get { replicatorValues.instanceColor }
        set {
            if newValue != replicatorValues.instanceColor {
                change(.instanceColor) { replicatorValues.instanceColor = newValue }
            }
        }
    }
    /// Added to the red factor from one copy to the next.
    open var instanceRedOffset: Float {
        get { replicatorValues.instanceRedOffset }
        set {
            if newValue != replicatorValues.instanceRedOffset {
                change(.instanceRedOffset) { replicatorValues.instanceRedOffset = newValue }
            }
        }
    }
    /// Added to the green factor from one copy to the next.
    open var instanceGreenOffset: Float {
        get { replicatorValues.instanceGreenOffset }
        set {
            if newValue != replicatorValues.instanceGreenOffset {
                change(.instanceGreenOffset) { replicatorValues.instanceGreenOffset = newValue }
            }
        }
    }
    /// Added to the blue factor from one copy to the next.
    open var instanceBlueOffset: Float {
        get { replicatorValues.instanceBlueOffset }
        set {
            if newValue != replicatorValues.instanceBlueOffset {
                change(.instanceBlueOffset) { replicatorValues.instanceBlueOffset = newValue }
            }
        }
    }
    /// Added to the alpha factor from one copy to the next.
    open var instanceAlphaOffset: Float {
        get { replicatorValues.instanceAlphaOffset }
        set {
            if newValue != replicatorValues.instanceAlphaOffset {
                change(.instanceAlphaOffset) { replicatorValues.instanceAlphaOffset = newValue }
            }
        }
    }
    /// Whether copies keep their place in depth. Default: false.
    ///
    /// - Note: No effect here: copies are drawn into the layer's plane.
    open var preservesDepth: Bool {
        get { replicatorValues.preservesDepth }
        set {
            if newValue != replicatorValues.preservesDepth {
                change(.preservesDepth) { replicatorValues.preservesDepth = newValue }
            }
        }
    }

    /// A layer of the default values.
    public override init() { super.init() }

    /// A copy of a layer's values.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let source = layer as? CAReplicatorLayer { replicatorValues = source.replicatorValues }
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override class var addedProperties: [LayerProperty] {
        [
            .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .preservesDepth, .instanceRedOffset,
            .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset,
        ]
    }

    package override func layerValue(_ property: LayerProperty) -> LayerValue {
        switch property {
        case .instanceCount: .number(CGFloat(instanceCount))
        case .instanceDelay: .number(CGFloat(instanceDelay))
        case .instanceTransform: .transform(instanceTransform)
        case .instanceColor: LayerValue(instanceColor)
        case .preservesDepth: .boolean(preservesDepth)
        case .instanceRedOffset: LayerValue(instanceRedOffset)
        case .instanceGreenOffset: LayerValue(instanceGreenOffset)
        case .instanceBlueOffset: LayerValue(instanceBlueOffset)
        case .instanceAlphaOffset: LayerValue(instanceAlphaOffset)
        default: super.layerValue(property)
        }
    }

    package override func setLayerValue(_ value: LayerValue, for property: LayerProperty) {
        let number = value.number
        switch property {
        case .instanceCount: instanceCount = number.map { Int(min(max($0, 0), 1e6)) } ?? instanceCount
        case .instanceDelay: instanceDelay = number.map { Double($0) } ?? instanceDelay
        case .instanceTransform: instanceTransform = value.transform ?? instanceTransform
        case .instanceColor: instanceColor = value.color
        case .preservesDepth: preservesDepth = value.boolean ?? preservesDepth
        case .instanceRedOffset: instanceRedOffset = number.map { Float($0) } ?? instanceRedOffset
        case .instanceGreenOffset: instanceGreenOffset = number.map { Float($0) } ?? instanceGreenOffset
        case .instanceBlueOffset: instanceBlueOffset = number.map { Float($0) } ?? instanceBlueOffset
        case .instanceAlphaOffset: instanceAlphaOffset = number.map { Float($0) } ?? instanceAlphaOffset
        default: super.setLayerValue(value, for: property)
        }
    }

    /// The copies that are drawn, at most.
    private static let limit = 10_000

    /// How each copy is placed and tinted, the first one first.
    package var instances: [ReplicatorInstance] {
        let count = min(max(instanceCount, 0), Self.limit)
        let center = anchor
        let step = CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CATransform3DGetAffineTransform(instanceTransform))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        let color = instanceColor?.sRGB ?? SRGBComponents(red: 1, green: 1, blue: 1)
        var place = CGAffineTransform.identity
        return (0..<count).map { index in
            defer { place = step.concatenating(place) }
            let step = CGFloat(index)
            let factors = SRGBComponents(
                red: color.red + step * CGFloat(instanceRedOffset),
                green: color.green + step * CGFloat(instanceGreenOffset),
                blue: color.blue + step * CGFloat(instanceBlueOffset),
                alpha: color.alpha + step * CGFloat(instanceAlphaOffset)
            )
            return ReplicatorInstance(place: place, factors: factors.clamped, delay: instanceDelay * Double(index))
        }
    }
}
