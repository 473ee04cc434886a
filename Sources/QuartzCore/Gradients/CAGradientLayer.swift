/// A layer that shows a gradient within its corners.
open class CAGradientLayer: CALayer {
    private final var gradientValues = GradientValues()

    /// `CGColor`s; nothing is shown for nil or without any.
    open var colors: [Any]? {
        get { gradientValues.colors }
        set { change(.colors) { gradientValues.colors = newValue } }
    }
    /// Places of the colors, 0…1; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { gradientValues.locations }
        set { if newValue != gradientValues.locations { change(.locations) { gradientValues.locations = newValue } } }
    }
    /// As fractions of the bounds; the middle of the top edge by default.
    open var startPoint: CGPoint {
        get { gradientValues.startPoint }
        set {
            if newValue != gradientValues.startPoint { change(.startPoint) { gradientValues.startPoint = newValue } }
        }
    }
    /// As fractions of the bounds; the middle of the bottom edge by default. For a radial gradient a corner of the box
    /// around the outermost ellipse, for a conic one the direction in which it begins.
    open var endPoint: CGPoint {
        get { gradientValues.endPoint }
        set { if newValue != gradientValues.endPoint { change(.endPoint) { gradientValues.endPoint = newValue } } }
    }
    /// Axial by default.
    open var type: CAGradientLayerType {
        get { gradientValues.type }
        set { if newValue != gradientValues.type { change(.type) { gradientValues.type = newValue } } }
    }

    /// A layer of the default values.
    public override init() { super.init() }

    /// A copy of a layer's values.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let source = layer as? CAGradientLayer { gradientValues = source.gradientValues }
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override class var addedProperties: [LayerProperty] {
        [.colors, .locations, .startPoint, .endPoint, .type]
    }

    package override func layerValue(_ property: LayerProperty) -> LayerValue {
        switch property {
        case .colors: colors.map { .colors($0.compactMap { $0 as? CGColor }) } ?? .none
        case .locations: locations.map { .numbers($0.map { CGFloat($0.doubleValue) }) } ?? .none
        case .startPoint: .point(startPoint)
        case .endPoint: .point(endPoint)
        case .type: .text(type.rawValue)
        default: super.layerValue(property)
        }
    }

    package override func setLayerValue(_ value: LayerValue, for property: LayerProperty) {
        switch property {
        case .colors: if case .colors(let new) = value { colors = new } else { colors = nil }
        case .locations:
            if case .numbers(let numbers) = value {
                locations = numbers.map { NSNumber(value: Double($0)) }
            } else {
                locations = nil
            }
        case .startPoint: startPoint = value.point ?? startPoint
        case .endPoint: endPoint = value.point ?? endPoint
        case .type: value.text.map { type = CAGradientLayerType(rawValue: $0) }
        default: super.setLayerValue(value, for: property)
        }
    }

    package override func paintShape(in context: CGContext) {
        guard bounds.width > 0, bounds.height > 0,
            let gradient = CGGradient(
                colors: (colors ?? []).compactMap { $0 as? CGColor },
                locations: locations?.map { CGFloat($0.doubleValue) }
            )
        else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if cornerRadius > 0 { context.clip(to: outline.path) } else { context.clip(to: bounds) }
        let start = place(startPoint)
        let end = place(endPoint)
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch type {
        case .radial:
            let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
            guard width > 0, height > 0 else { return }
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: width, y: height)
            context.drawRadialGradient(
                gradient,
                startCenter: .zero,
                startRadius: 0,
                endCenter: .zero,
                endRadius: 1,
                options: options
            )
        case .conic:
            context.drawConicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default:
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
    }

    private func place(_ fraction: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + fraction.x * bounds.width, y: bounds.minY + fraction.y * bounds.height)
    }
}
