/// A layer that shows a path, filled and stroked.
open class CAShapeLayer: CALayer {
    private final var shapeValues = ShapeValues()

    /// In the layer's bounds space; the bounds don't cut it.
    open var path: CGPath? {
        get { shapeValues.path }
        set { if newValue !== shapeValues.path { change(.path) { shapeValues.path = newValue } } }
    }
    /// Opaque black by default; nil fills nothing.
    open var fillColor: CGColor? {
        get { shapeValues.fillColor }
        set { if newValue != shapeValues.fillColor { change(.fillColor) { shapeValues.fillColor = newValue } } }
    }
    /// Non-zero by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shapeValues.fillRule }
        set { if newValue != shapeValues.fillRule { change(.fillRule) { shapeValues.fillRule = newValue } } }
    }
    /// Nil, the default, strokes nothing.
    open var strokeColor: CGColor? {
        get { shapeValues.strokeColor }
        set { if newValue != shapeValues.strokeColor { change(.strokeColor) { shapeValues.strokeColor = newValue } } }
    }
    /// Where along the path the stroke begins, 0…1.
    open var strokeStart: CGFloat {
        get { shapeValues.strokeStart }
        set { if newValue != shapeValues.strokeStart { change(.strokeStart) { shapeValues.strokeStart = newValue } } }
    }
    /// Where along the path the stroke ends, 0…1.
    open var strokeEnd: CGFloat {
        get { shapeValues.strokeEnd }
        set { if newValue != shapeValues.strokeEnd { change(.strokeEnd) { shapeValues.strokeEnd = newValue } } }
    }
    /// In points; 1 by default.
    open var lineWidth: CGFloat {
        get { shapeValues.lineWidth }
        set { if newValue != shapeValues.lineWidth { change(.lineWidth) { shapeValues.lineWidth = newValue } } }
    }
    /// 10 by default.
    open var miterLimit: CGFloat {
        get { shapeValues.miterLimit }
        set { if newValue != shapeValues.miterLimit { change(.miterLimit) { shapeValues.miterLimit = newValue } } }
    }
    /// Butt by default.
    open var lineCap: CAShapeLayerLineCap {
        get { shapeValues.lineCap }
        set { if newValue != shapeValues.lineCap { change(.lineCap) { shapeValues.lineCap = newValue } } }
    }
    /// Miter by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shapeValues.lineJoin }
        set { if newValue != shapeValues.lineJoin { change(.lineJoin) { shapeValues.lineJoin = newValue } } }
    }
    /// In points.
    open var lineDashPhase: CGFloat {
        get { shapeValues.lineDashPhase }
        set {
            if newValue != shapeValues.lineDashPhase { change(.lineDashPhase) { shapeValues.lineDashPhase = newValue } }
        }
    }
    /// Points drawn and left out by turns; nil for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shapeValues.lineDashPattern }
        set {
            if newValue != shapeValues.lineDashPattern {
                change(.lineDashPattern) { shapeValues.lineDashPattern = newValue }
            }
        }
    }

    /// A layer of the default values.
    public override init() { super.init() }

    /// A copy of a layer's values.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let source = layer as? CAShapeLayer { shapeValues = source.shapeValues }
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override class var addedProperties: [LayerProperty] {
        [
            .path, .fillColor, .fillRule, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineCap,
            .lineJoin, .lineDashPhase, .lineDashPattern,
        ]
    }

    package override func layerValue(_ property: LayerProperty) -> LayerValue {
        switch property {
        case .path: LayerValue(path)
        case .fillColor: LayerValue(fillColor)
        case .fillRule: .text(fillRule.rawValue)
        case .strokeColor: LayerValue(strokeColor)
        case .strokeStart: .number(strokeStart)
        case .strokeEnd: .number(strokeEnd)
        case .lineWidth: .number(lineWidth)
        case .miterLimit: .number(miterLimit)
        case .lineCap: .text(lineCap.rawValue)
        case .lineJoin: .text(lineJoin.rawValue)
        case .lineDashPhase: .number(lineDashPhase)
        case .lineDashPattern: lineDashPattern.map { .numbers($0.map { CGFloat($0.doubleValue) }) } ?? .none
        default: super.layerValue(property)
        }
    }

    package override func setLayerValue(_ value: LayerValue, for property: LayerProperty) {
        switch property {
        case .path: path = value.path
        case .fillColor: fillColor = value.color
        case .fillRule: value.text.map { fillRule = CAShapeLayerFillRule(rawValue: $0) }
        case .strokeColor: strokeColor = value.color
        case .strokeStart: strokeStart = value.number ?? strokeStart
        case .strokeEnd: strokeEnd = value.number ?? strokeEnd
        case .lineWidth: lineWidth = value.number ?? lineWidth
        case .miterLimit: miterLimit = value.number ?? miterLimit
        case .lineCap: value.text.map { lineCap = CAShapeLayerLineCap(rawValue: $0) }
        case .lineJoin: value.text.map { lineJoin = CAShapeLayerLineJoin(rawValue: $0) }
        case .lineDashPhase: lineDashPhase = value.number ?? lineDashPhase
        case .lineDashPattern:
            if case .numbers(let numbers) = value {
                lineDashPattern = numbers.map { NSNumber(value: Double($0)) }
            } else {
                lineDashPattern = nil
            }
        default: super.setLayerValue(value, for: property)
        }
    }

    package override var shapeExtent: CGRect {
        guard let path, !path.isEmpty else { return .null }
        let isLined = strokeColor != nil && lineWidth > 0
        let reach = isLined ? lineWidth * max(1, lineJoin == .miter ? miterLimit : 1) : 0
        return path.boundingBox.insetBy(dx: -reach, dy: -reach)
    }

    package override func paintShape(in context: CGContext) {
        guard let path, !path.isEmpty else { return }
        if let fillColor, fillColor.alpha > 0 {
            context.setFillColor(fillColor)
            context.fill(path, using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return }
        context.saveGState()
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(miterLimit)
        context.setLineCap(lineCap.value)
        context.setLineJoin(lineJoin.value)
        if let lineDashPattern {
            context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
        }
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        context.beginPath()
        context.addPath(isWhole ? path : path.trimmed(from: strokeStart, to: strokeEnd))
        context.strokePath()
        context.restoreGState()
    }
}
