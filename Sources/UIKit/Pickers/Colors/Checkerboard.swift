import CoreGraphics

/// What is seen through a color that isn't opaque.
@MainActor
enum Checkerboard {
    /// Points.
    private static let side: CGFloat = 6

    static func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.white.setFill()
        context.fill(rect)
        UIColor(white: 0.8, alpha: 1).setFill()
        for row in 0...Int(rect.height / side) {
            for column in 0...Int(rect.width / side) where (row + column).isMultiple(of: 2) {
                let place = CGPoint(x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side)
                context.fill(CGRect(origin: place, size: CGSize(width: side, height: side)).intersection(rect))
            }
        }
    }
}
