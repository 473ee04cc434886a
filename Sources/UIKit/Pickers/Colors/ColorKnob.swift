import CoreGraphics

/// The ring under a finger that chooses a color.
@MainActor
enum ColorKnob {
    /// Draws it into the current context.
    ///
    /// - Parameter diameter: Points.
    static func draw(_ color: UIColor, _ center: CGPoint, diameter: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let frame = CGRect(
            x: center.x - diameter / 2,
            y: center.y - diameter / 2,
            width: diameter,
            height: diameter
        )
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 1),
            blur: 4,
            color: UIColor.black.withAlphaComponent(0.35).cgColor
        )
        UIColor.white.setFill()
        UIBezierPath(ovalIn: frame).fill()
        context.restoreGState()
        color.setFill()
        UIBezierPath(ovalIn: frame.insetBy(dx: 3, dy: 3)).fill()
    }
}
