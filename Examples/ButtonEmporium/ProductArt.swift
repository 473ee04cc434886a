import UIKit

/// Draws a sewing button: a disk with a rim and holes.
enum ProductArt {
    static func image(of product: Product, side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            let bounds = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: 1, dy: 1)
            product.shade.color.setFill()
            UIBezierPath(ovalIn: bounds).fill()
            UIColor(white: 1, alpha: 0.25).setFill()
            UIBezierPath(ovalIn: bounds.insetBy(dx: side * 0.12, dy: side * 0.12)).fill()
            product.shade.color.setFill()
            UIBezierPath(ovalIn: bounds.insetBy(dx: side * 0.16, dy: side * 0.16)).fill()
            UIColor(white: 0, alpha: 0.45).setFill()
            for center in holes(product.holes, in: bounds) {
                let radius = side * 0.06
                UIBezierPath(
                    ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                ).fill()
            }
        }
    }

    private static func holes(_ count: Int, in bounds: CGRect) -> [CGPoint] {
        (0..<count).map { index in
            let angle = 2 * CGFloat.pi * (CGFloat(index) + 0.5) / CGFloat(count)
            let distance = bounds.width * 0.14
            return CGPoint(x: bounds.midX + cos(angle) * distance, y: bounds.midY + sin(angle) * distance)
        }
    }
}
