/// A layer that shows a gradient within its corners.
open class CAGradientLayer: CALayer {
    /// `CGColor`s; nothing is shown for nil or without any.
    open var colors: [Any]?
    /// Places of the colors, 0…1; nil spreads them evenly.
    open var locations: [NSNumber]?
    /// As fractions of the bounds; the middle of the top edge by default.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// As fractions of the bounds; the middle of the bottom edge by default. For a radial gradient a corner of the box
    /// around the outermost ellipse, for a conic one the direction in which it begins.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Axial by default.
    open var type: CAGradientLayerType = .axial

    /// A layer without colors.
    public override init() { super.init() }

    /// A copy of a layer's values.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let source = layer as? CAGradientLayer else { return }
        (colors, locations, type) = (source.colors, source.locations, source.type)
        (startPoint, endPoint) = (source.startPoint, source.endPoint)
    }

    /// Archives aren't read: the same as `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

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
