import QuartzCore

/// A line with a dot, at one end of a selection.
@MainActor
final class TextHandleView: UIView, UITextSelectionHandleView {
    private let stem = ControlPart(frame: .zero)
    private let dot = ControlPart(frame: .zero)
    private var shape: CAShapeLayer?
    /// Whether selections have handles: for fingers, not for the keys of a keyboard.
    static var areShown: Bool { SoftwareKeyboard.isAvailable }
    /// Of the dot, in points.
    private static let diameter: CGFloat = 10
    private static let width: CGFloat = 2

    /// Invisible until it stands somewhere.
    init(direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        isHidden = true
        addSubview(stem)
        addSubview(dot)
    }

    required init?(coder: NSCoder) { nil }

    var direction: NSDirectionalRectEdge {
        didSet { setNeedsLayout() }
    }
    /// Lines run from side to side here.
    var isVertical: Bool { false }
    var customShape: UIBezierPath? {
        didSet { setNeedsLayout() }
    }

    private var isStart: Bool { direction.contains(.leading) }

    /// As wide as the dot, which stands above the start and below the end.
    func preferredFrame(for rect: CGRect) -> CGRect { Self.frame(atStart: isStart, beside: rect) }

    /// Where the handle of one end stands beside that end's box.
    static func frame(atStart isStart: Bool, beside rect: CGRect) -> CGRect {
        let middle = isStart ? rect.minX - width / 2 : rect.maxX + width / 2
        return CGRect(
            x: middle - diameter / 2,
            y: isStart ? rect.minY - diameter : rect.minY,
            width: diameter,
            height: rect.height + diameter
        )
    }

    /// Stands beside the box of its end, in the space of the view that holds it.
    func stand(beside rect: CGRect) {
        isHidden = false
        frame = preferredFrame(for: rect)
        showTint()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, diameter) = (Self.width, Self.diameter)
        dot.frame = CGRect(
            x: (bounds.width - diameter) / 2,
            y: isStart ? 0 : bounds.height - diameter,
            width: diameter,
            height: diameter
        )
        dot.layer.cornerRadius = diameter / 2
        stem.frame = CGRect(
            x: (bounds.width - width) / 2,
            y: isStart ? diameter : 0,
            width: width,
            height: max(0, bounds.height - diameter)
        )
        stem.isHidden = customShape != nil
        showShape()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    private func showTint() {
        stem.backgroundColor = tintColor
        dot.backgroundColor = tintColor
        shape?.fillColor = tintColor.cgColor
    }

    private func showShape() {
        guard let customShape else {
            shape?.removeFromSuperlayer()
            shape = nil
            return
        }
        let shape = shape ?? CAShapeLayer()
        shape.path = customShape.cgPath
        shape.fillColor = tintColor.cgColor
        if shape.superlayer == nil { layer.addSublayer(shape) }
        self.shape = shape
    }
}
