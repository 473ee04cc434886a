import CoreGraphics
import Platform

/// The chosen color at its size, and those that were kept; a button keeps the chosen one.
@MainActor
final class ColorSwatches: ColorPickerPart {
    /// Points, as seen on iPhones.
    private static let (large, small, spacing, radius): (CGFloat, CGFloat, CGFloat, CGFloat) = (82, 30, 15, 10)
    private static let perRow = 5
    /// Two rows, the last place for the button.
    private static let most = 2 * perRow - 1

    /// Kept by somebody while the program runs.
    @WorldState private static var kept: [PickedColor] = [
        PickedColor(red: 0, green: 0, blue: 0), PickedColor(red: 0, green: 122 / 255, blue: 1),
        PickedColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255),
        PickedColor(red: 1, green: 204 / 255, blue: 0), PickedColor(red: 1, green: 59 / 255, blue: 48 / 255),
    ]

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.large) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func place(_ frame: CGRect) -> CGRect {
        isRightToLeft
            ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }

    private var largeFrame: CGRect { place(CGRect(x: 0, y: 0, width: Self.large, height: Self.large)) }

    private func frame(ofKept index: Int) -> CGRect {
        let columns = CGFloat(Self.perRow)
        let start = Self.large + 22
        let step = (bounds.width - start - columns * Self.small) / (columns - 1) + Self.small
        return place(
            CGRect(
                x: start + CGFloat(index % Self.perRow) * step,
                y: CGFloat(index / Self.perRow) * (Self.large - Self.small),
                width: Self.small,
                height: Self.small
            )
        )
    }

    override func color(at point: CGPoint) -> PickedColor {
        for (index, color) in Self.kept.enumerated()
        where frame(ofKept: index).insetBy(dx: -6, dy: -8).contains(point) { return color }
        return picked
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let point = touch?.location(in: self) else { return }
        let button = frame(ofKept: Self.kept.count).insetBy(dx: -6, dy: -8)
        if button.contains(point) {
            Self.kept.append(picked)
            if Self.kept.count > Self.most { Self.kept.removeFirst() }
            return setNeedsDisplay()
        }
        let color = color(at: point)
        guard color != picked else { return }
        picked = color
        choose(color, false)
    }

    override func draw(_ rect: CGRect) {
        fill(UIBezierPath(roundedRect: largeFrame, cornerRadius: Self.radius), with: picked)
        for (index, color) in Self.kept.enumerated() {
            let frame = frame(ofKept: index)
            fill(UIBezierPath(ovalIn: frame), with: color)
            guard color == picked else { continue }
            color.color.setStroke()
            let ring = UIBezierPath(ovalIn: frame.insetBy(dx: -3.5, dy: -3.5))
            ring.lineWidth = 2.5
            ring.stroke()
        }
        let button = frame(ofKept: Self.kept.count)
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(ovalIn: button).fill()
        UIColor.secondaryLabel.setStroke()
        let plus = UIBezierPath()
        for (dx, dy) in [(5.5, 0), (0, 5.5)] as [(CGFloat, CGFloat)] {
            plus.move(to: CGPoint(x: button.midX - dx, y: button.midY - dy))
            plus.addLine(to: CGPoint(x: button.midX + dx, y: button.midY + dy))
        }
        plus.lineWidth = 2
        plus.lineCapStyle = .round
        plus.stroke()
    }

    /// White on white and clear colors keep an outline.
    private func fill(_ path: UIBezierPath, with color: PickedColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        path.addClip()
        if color.alpha < 1 { Checkerboard.draw(in: path.bounds) }
        color.color.setFill()
        context.fill(path.bounds)
        context.restoreGState()
        UIColor.separator.setStroke()
        path.lineWidth = 1
        path.stroke()
    }
}
