import CoreGraphics

/// A slider over the colors that one part of a color gives.
@MainActor
final class ColorTrack: ColorPickerPart {
    /// Points, as seen on iPhones.
    static let height: CGFloat = 36
    private static let side: CGFloat = 6

    private let part: WritableKeyPath<PickedColor, CGFloat>

    init(_ part: WritableKeyPath<PickedColor, CGFloat>) {
        self.part = part
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Where the knob's middle is at both ends.
    private var travel: (start: CGFloat, end: CGFloat) {
        let ends = (bounds.minX + Self.height / 2, bounds.maxX - Self.height / 2)
        return isRightToLeft ? (ends.1, ends.0) : ends
    }

    override func color(at point: CGPoint) -> PickedColor {
        let (start, end) = travel
        var color = picked
        guard start != end else { return color }
        color[keyPath: part] = min(1, max(0, (point.x - start) / (end - start)))
        return color
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let track = CGRect(x: bounds.minX, y: bounds.midY - Self.height / 2, width: bounds.width, height: Self.height)
        context.saveGState()
        UIBezierPath(roundedRect: track, cornerRadius: Self.height / 2).addClip()
        if part == \.alpha { Checkerboard.draw(in: track) }
        var (low, high) = (picked, picked)
        if part != \.alpha { (low.alpha, high.alpha) = (1, 1) }
        (low[keyPath: part], high[keyPath: part]) = (0, 1)
        let colors = [low.color.cgColor, high.color.cgColor]
        if let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) {
            context.drawLinearGradient(
                gradient,
                start: CGPoint(x: travel.start, y: 0),
                end: CGPoint(x: travel.end, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            )
        }
        context.restoreGState()
        let x = travel.start + (travel.end - travel.start) * picked[keyPath: part]
        ColorKnob.draw(picked.opaqueColor, CGPoint(x: x, y: bounds.midY), diameter: Self.height - Self.side)
    }
}
