/// One of a stepper's two halves with its sign.
@MainActor
final class StepperHalf: UIView {
    /// -1 or 1.
    let sign: Double
    var isActive = true
    var color: UIColor = .label { didSet { setNeedsDisplay() } }
    var isPressed = false { didSet { showPress() } }
    var state = UIControl.State.normal
    /// In place of the sign.
    var image: UIImage? { didSet { if image !== oldValue { setNeedsDisplay() } } }
    /// Stretched over the half.
    var backgroundPicture: UIImage? {
        didSet {
            guard backgroundPicture !== oldValue else { return }
            showPress()
            setNeedsDisplay()
        }
    }

    private func showPress() {
        backgroundColor = isPressed && backgroundPicture == nil ? UIColor.label.withAlphaComponent(0.08) : nil
    }

    init(sign: Double) {
        self.sign = sign
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        backgroundPicture?.draw(in: bounds)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        if let image { return draw(image, around: center) }
        let metrics = StepperLook.current
        let path = UIBezierPath()
        path.lineWidth = metrics.stroke
        path.lineCapStyle = metrics.border > 0 ? .butt : .round
        let length = sign > 0 ? metrics.glyph : metrics.glyphWidth
        let reach = (length - (metrics.border > 0 ? 0 : metrics.stroke)) / 2
        path.move(to: CGPoint(x: center.x - reach, y: center.y))
        path.addLine(to: CGPoint(x: center.x + reach, y: center.y))
        if sign > 0 {
            path.move(to: CGPoint(x: center.x, y: center.y - reach))
            path.addLine(to: CGPoint(x: center.x, y: center.y + reach))
        }
        color.setStroke()
        path.stroke()
    }

    private func draw(_ image: UIImage, around center: CGPoint) {
        let isTemplate = image.renderingMode != .alwaysOriginal
        let shown = isTemplate ? image.withTintColor(color, renderingMode: .alwaysOriginal) : image
        let size = image.size
        shown.draw(at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
    }
}
