import CoreGraphics

/// All hues side by side, from white at the top to black at the bottom.
@MainActor
final class ColorSpectrum: ColorPickerPart {
    private static let radius: CGFloat = 8
    private static let knob: CGFloat = 30
    /// Where the finger is, as parts of the bounds; nil: where the color lies.
    private var place: CGPoint?

    private static func color(x: CGFloat, y: CGFloat) -> PickedColor {
        let hue = UIColor(hue: x, saturation: min(1, 2 * y), brightness: min(1, 2 * (1 - y)), alpha: 1)
        return PickedColor(hue)
    }

    override func color(at point: CGPoint) -> PickedColor {
        let place = CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)
        self.place = place
        var color = Self.color(x: place.x, y: place.y)
        color.alpha = picked.alpha
        return color
    }

    override func pickedDidChange() {
        if let here = place, !Self.color(x: here.x, y: here.y).looksLike(picked) { place = nil }
        super.pickedDidChange()
    }

    private var knobPlace: CGPoint {
        if let place { return place }
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        picked.opaqueColor.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        return CGPoint(x: hue, y: brightness < 1 ? 1 - brightness / 2 : saturation / 2)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).addClip()
        let hues = (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1) }
        fill(hues, from: bounds.origin, to: CGPoint(x: bounds.maxX, y: bounds.minY), context)
        let middle = CGPoint(x: bounds.minX, y: bounds.midY)
        fill([.white, .white.withAlphaComponent(0)], from: bounds.origin, to: middle, context)
        fill(
            [.black.withAlphaComponent(0), .black],
            from: middle,
            to: CGPoint(x: bounds.minX, y: bounds.maxY),
            context
        )
        context.restoreGState()
        let place = knobPlace
        ColorKnob.draw(
            picked.opaqueColor,
            CGPoint(x: place.x * bounds.width, y: place.y * bounds.height),
            diameter: Self.knob
        )
    }

    private func fill(_ colors: [UIColor], from start: CGPoint, to end: CGPoint, _ context: CGContext) {
        let stops = colors.map(\.cgColor)
        guard let gradient = CGGradient(colorsSpace: nil, colors: stops as CFArray, locations: nil) else { return }
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
    }
}
