/// A control that shows a color and lets people choose another.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// For a color picker's heading; kept and not shown, as the well opens none. Nil by default.
    open var title: String?
    /// Whether the picker offers alpha. Default: true.
    ///
    /// - Note: No effect here: the well opens no picker.
    open var supportsAlpha = true
    /// Nil: none chosen yet.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Points, of the ring and of the disk in it.
    private static let (side, ring): (CGFloat, CGFloat) = (28, 3)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        setNeedsDisplay()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        setNeedsDisplay()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        let disk = CGRect(
            x: bounds.midX - Self.side / 2,
            y: bounds.midY - Self.side / 2,
            width: Self.side,
            height: Self.side
        )
        // The ring runs through all hues.
        let steps = 60
        for step in 0..<steps {
            let path = UIBezierPath(
                arcCenter: CGPoint(x: disk.midX, y: disk.midY),
                radius: (Self.side - Self.ring) / 2,
                startAngle: 2 * .pi * CGFloat(step) / CGFloat(steps),
                endAngle: 2 * .pi * (CGFloat(step) + 1.1) / CGFloat(steps),
                clockwise: true
            )
            path.lineWidth = Self.ring
            UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.85, brightness: 1, alpha: 1).setStroke()
            path.stroke()
        }
        (selectedColor ?? .systemBackground).setFill()
        UIBezierPath(ovalIn: disk.insetBy(dx: Self.ring + 2, dy: Self.ring + 2)).fill()
    }
}
