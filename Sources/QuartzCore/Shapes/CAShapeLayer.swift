/// A layer that shows a path, filled and stroked.
open class CAShapeLayer: CALayer {
    /// In the layer's bounds space; the bounds don't cut it.
    open var path: CGPath?
    /// Opaque black by default; nil fills nothing.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Non-zero by default.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// Nil, the default, strokes nothing.
    open var strokeColor: CGColor?
    /// Where along the path the stroke begins, 0…1.
    open var strokeStart: CGFloat = 0
    /// Where along the path the stroke ends, 0…1.
    open var strokeEnd: CGFloat = 1
    /// In points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// 10 by default.
    open var miterLimit: CGFloat = 10
    /// Butt by default.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// Miter by default.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// In points.
    open var lineDashPhase: CGFloat = 0
    /// Points drawn and left out by turns; nil for a solid line.
    open var lineDashPattern: [NSNumber]?

    /// A layer without a path.
    public override init() { super.init() }

    /// A copy of a layer's values.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let source = layer as? CAShapeLayer else { return }
        (path, fillColor, fillRule, strokeColor) = (source.path, source.fillColor, source.fillRule, source.strokeColor)
        (strokeStart, strokeEnd, lineWidth) = (source.strokeStart, source.strokeEnd, source.lineWidth)
        (miterLimit, lineCap, lineJoin) = (source.miterLimit, source.lineCap, source.lineJoin)
        (lineDashPhase, lineDashPattern) = (source.lineDashPhase, source.lineDashPattern)
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

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
