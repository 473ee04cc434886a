/// A piece of a control's looks: a colored shape that takes no touches.
@MainActor
final class ControlPart: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A capsule or a rounded rectangle of one color.
    func show(_ color: UIColor?, frame: CGRect, radius: CGFloat) {
        self.frame = frame
        layer.cornerRadius = radius
        backgroundColor = color
    }

    /// A shadow below the part, which has the part's own shape.
    func showShadow(_ shadow: LookShadow) {
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = CGSize(width: 0, height: shadow.offset)
    }
}
