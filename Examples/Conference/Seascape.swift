import UIKit

/// Draws the conference's pictures: sky, sun and waves in a hue.
enum Seascape {
    static func image(hue: CGFloat, size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let sky = [
                UIColor(hue: hue, saturation: 0.55, brightness: 0.55, alpha: 1).cgColor,
                UIColor(hue: hue, saturation: 0.25, brightness: 0.95, alpha: 1).cgColor,
            ]
            if let gradient = CGGradient(colorsSpace: nil, colors: sky as CFArray, locations: nil) {
                context.cgContext.drawLinearGradient(
                    gradient,
                    start: .zero,
                    end: CGPoint(x: 0, y: size.height * 0.7),
                    options: .drawsAfterEndLocation
                )
            }
            UIColor(white: 1, alpha: 0.85).setFill()
            let sun = size.height * 0.22
            UIBezierPath(ovalIn: CGRect(x: size.width * 0.64, y: size.height * 0.3, width: sun, height: sun)).fill()
            for wave in 0..<3 { draw(wave, hue: hue, size: size) }
        }
    }

    private static func draw(_ wave: Int, hue: CGFloat, size: CGSize) {
        let top = size.height * (0.58 + 0.13 * CGFloat(wave))
        let length = size.width / (2.2 + 0.7 * CGFloat(wave))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: top))
        var x: CGFloat = -length * 0.3 * CGFloat(wave)
        while x < size.width {
            path.addQuadCurve(
                to: CGPoint(x: x + length / 2, y: top),
                controlPoint: CGPoint(x: x + length / 4, y: top - size.height * 0.08)
            )
            path.addQuadCurve(
                to: CGPoint(x: x + length, y: top),
                controlPoint: CGPoint(x: x + length * 0.75, y: top + size.height * 0.08)
            )
            x += length
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        UIColor(hue: hue, saturation: 0.6, brightness: 0.62 - 0.14 * CGFloat(wave), alpha: 1).setFill()
        path.fill()
    }
}
