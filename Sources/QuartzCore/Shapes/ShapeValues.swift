/// What a shape layer shows besides a plain layer's values.
struct ShapeValues {
    var path: CGPath?
    var fillColor: CGColor? = Self.black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?

    private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
