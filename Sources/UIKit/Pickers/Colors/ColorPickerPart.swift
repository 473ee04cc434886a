import CoreGraphics

/// A part of the color picker by which a color is chosen.
@MainActor
class ColorPickerPart: UIControl {
    /// What is chosen; setting it tells nobody.
    var picked = PickedColor(red: 1, green: 1, blue: 1) {
        didSet { if picked != oldValue { pickedDidChange() } }
    }
    /// Called with a new choice, and whether the finger is still down.
    var choose: (PickedColor, Bool) -> Void = { _, _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    func pickedDidChange() { setNeedsDisplay() }

    /// The color at a point of the bounds, in points; what lies outside counts as its nearest point inside.
    func color(at point: CGPoint) -> PickedColor { picked }

    private func follow(_ touch: UITouch, isDown: Bool) {
        let point = touch.location(in: self)
        let inside = CGPoint(
            x: min(bounds.maxX - 0.5, max(bounds.minX, point.x)),
            y: min(bounds.maxY - 0.5, max(bounds.minY, point.y))
        )
        picked = color(at: inside)
        choose(picked, isDown)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, isDown: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, isDown: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch, isDown: false) }
    }

    /// The pan of a sheet or of a scroll view doesn't take the finger away.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer)
    }
}
