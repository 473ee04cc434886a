/// The gray disc with a cross of a close button, which doesn't take the tint.
@MainActor
struct CloseButtonImage {
    let traits: UITraitCollection

    /// Points. The cross was not measured; it is built like the other symbols of that size.
    private static let (diameter, cross, stroke) = (CGFloat(30), CGFloat(10), CGFloat(2))

    /// In the colors of the traits' appearance.
    var image: UIImage {
        let size = CGSize(width: Self.diameter, height: Self.diameter)
        let format = UIGraphicsImageRendererFormat(for: traits)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.tertiarySystemFill.resolvedColor(with: traits).setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            let room = CGRect(origin: .zero, size: size)
                .insetBy(dx: (Self.diameter - Self.cross) / 2, dy: (Self.diameter - Self.cross) / 2)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: room.minX, y: room.minY))
            path.addLine(to: CGPoint(x: room.maxX, y: room.maxY))
            path.move(to: CGPoint(x: room.maxX, y: room.minY))
            path.addLine(to: CGPoint(x: room.minX, y: room.maxY))
            path.lineWidth = Self.stroke
            path.lineCapStyle = .round
            UIColor.secondaryLabel.resolvedColor(with: traits).setStroke()
            path.stroke()
        }
        return drawn.withRenderingMode(.alwaysOriginal)
    }
}
