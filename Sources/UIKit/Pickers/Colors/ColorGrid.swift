import CoreGraphics

/// Twelve columns of hues under a row of grays.
@MainActor
final class ColorGrid: ColorPickerPart {
    static let (columns, rows) = (12, 10)
    /// Points, as seen on iPhones.
    private static let radius: CGFloat = 8

    /// The full color of each column, from the leading edge.
    private static let hues: [PickedColor] = [
        0x00A1D8, 0x0061FE, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFDC700, 0xFEFB41, 0xD9EC37,
        0x76BB40,
    ].compactMap { PickedColor(hexadecimal: String(format: "%06X", $0), alpha: 1) }

    /// - Parameter row: The first are grays; then four shades, the full color, and four tints.
    static func color(column: Int, row: Int) -> PickedColor {
        let black = PickedColor(red: 0, green: 0, blue: 0)
        let white = PickedColor(red: 1, green: 1, blue: 1)
        if row == 0 { return white.mixed(with: black, CGFloat(column) / CGFloat(columns - 1)) }
        let full = hues[column]
        let fullRow = 5
        return row <= fullRow
            ? full.mixed(with: black, 0.13 * CGFloat(fullRow - row))
            : full.mixed(with: white, 0.2 * CGFloat(row - fullRow))
    }

    private func frame(column: Int, row: Int) -> CGRect {
        let (left, right) = edges(column, of: Self.columns, along: bounds.width)
        let (top, bottom) = edges(row, of: Self.rows, along: bounds.height)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Where a column or row begins and ends, in points, on whole pixels.
    private func edges(_ index: Int, of count: Int, along length: CGFloat) -> (CGFloat, CGFloat) {
        let step = length / CGFloat(count)
        let start = (CGFloat(index) * step).roundedToPixel(scale: layoutScale)
        return (start, (CGFloat(index + 1) * step).roundedToPixel(scale: layoutScale))
    }

    override func color(at point: CGPoint) -> PickedColor {
        var color = Self.color(
            column: Int(point.x / bounds.width * CGFloat(Self.columns)),
            row: Int(point.y / bounds.height * CGFloat(Self.rows))
        )
        color.alpha = picked.alpha
        return color
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).addClip()
        var chosen: CGRect?
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let color = Self.color(column: column, row: row)
                let frame = frame(column: column, row: row)
                color.opaqueColor.setFill()
                context.fill(frame)
                if color.looksLike(picked) { chosen = frame }
            }
        }
        context.restoreGState()
        guard let chosen else { return }
        UIColor.white.setStroke()
        let path = UIBezierPath(roundedRect: chosen, cornerRadius: 2)
        path.lineWidth = 3
        context.setShadow(offset: .zero, blur: 3, color: UIColor.black.withAlphaComponent(0.4).cgColor)
        path.stroke()
    }
}
