import CoreText
import UIKit

/// What `draw(_:)` can draw: paths, clips, gradients, patterns, blend modes, shadows, images and text.
final class DrawingScreen: UIViewController {
    override func loadView() { view = Canvas() }

    private final class Canvas: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemBackground
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            let tiles: [(CGContext) -> Void] = [
                lines, dashes, curves, evenOdd, rounded, linear, radial, conic, clip, maskImage, pattern, shadow, layer,
                blendModes, outlines, paragraph, rotated, decorations, template, coreText,
                textClip, cells, turnedImages, booleans,
            ]
            for (index, tile) in tiles.enumerated() {
                context.saveGState()
                context.translateBy(x: 16 + CGFloat(index % 4) * 90, y: 64 + CGFloat(index / 4) * 90)
                tile(context)
                context.restoreGState()
            }
        }

        private let whole = CGRect(x: 0, y: 0, width: 76, height: 76)

        private func lines(_ context: CGContext) {
            for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 10, y: 14 + index * 24))
                path.addLine(to: CGPoint(x: 66, y: 14 + index * 24))
                (path.lineWidth, path.lineCapStyle) = (10, cap)
                UIColor.label.setStroke()
                path.stroke()
            }
        }
        private func dashes(_ context: CGContext) {
            for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 8, y: 20 + index * 22))
                path.addLine(to: CGPoint(x: 38, y: 6 + index * 22))
                path.addLine(to: CGPoint(x: 68, y: 20 + index * 22))
                (path.lineWidth, path.lineJoinStyle) = (6, join)
                if index == 1 { path.setLineDash([8, 4], count: 2, phase: 2) }
                UIColor.systemBlue.setStroke()
                path.stroke()
            }
        }
        private func curves(_ context: CGContext) {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 4, y: 60))
            path.addCurve(
                to: CGPoint(x: 72, y: 20),
                controlPoint1: CGPoint(x: 20, y: -30),
                controlPoint2: CGPoint(x: 50, y: 110)
            )
            path.addQuadCurve(to: CGPoint(x: 30, y: 70), controlPoint: CGPoint(x: 76, y: 70))
            path.lineWidth = 3
            UIColor.systemPink.setStroke()
            path.stroke()
            UIColor.label.setFill()
            UIBezierPath(
                arcCenter: CGPoint(x: 20, y: 20),
                radius: 12,
                startAngle: 0,
                endAngle: 4,
                clockwise: true
            )
            .fill()
        }
        private func evenOdd(_ context: CGContext) {
            let path = UIBezierPath(ovalIn: whole)
            path.append(UIBezierPath(rect: whole.insetBy(dx: 22, dy: 22)))
            path.usesEvenOddFillRule = true
            UIColor.systemGreen.setFill()
            path.fill()
        }
        private func rounded(_ context: CGContext) {
            UIColor.systemPurple.setFill()
            UIBezierPath(
                roundedRect: whole,
                byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 24, height: 24)
            )
            .fill()
        }
        private var gradient: CGGradient? {
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor, UIColor.systemIndigo.cgColor]
                    as CFArray,
                locations: [0, 0.4, 1]
            )
        }
        private func linear(_ context: CGContext) {
            context.clip(to: whole)
            guard let gradient else { return }
            context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 60, y: 76), options: [])
        }
        private func radial(_ context: CGContext) {
            context.clip(to: whole)
            guard let gradient else { return }
            context.drawRadialGradient(
                gradient,
                startCenter: CGPoint(x: 28, y: 28),
                startRadius: 4,
                endCenter: CGPoint(x: 38, y: 38),
                endRadius: 36,
                options: .drawsBeforeStartLocation
            )
        }
        private func conic(_ context: CGContext) {
            context.addEllipse(in: whole)
            context.clip()
            guard let gradient else { return }
            context.drawConicGradient(gradient, center: CGPoint(x: 38, y: 38), angle: 0.5)
        }
        private func clip(_ context: CGContext) {
            UIBezierPath(ovalIn: whole.insetBy(dx: 4, dy: 14)).addClip()
            UIColor.systemOrange.setFill()
            for x in stride(from: 0, to: 76, by: 12) { UIRectFill(CGRect(x: x, y: 0, width: 6, height: 76)) }
        }
        private func maskImage(_ context: CGContext) {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let image = UIGraphicsImageRenderer(size: whole.size, format: format).image { _ in
                UIBezierPath(ovalIn: whole.insetBy(dx: 8, dy: 8)).fill(with: .normal, alpha: 0.6)
            }
            guard let mask = image.cgImage else { return }
            context.clip(to: whole, mask: mask)
            UIColor.systemTeal.setFill()
            UIRectFill(whole)
        }
        private func pattern(_ context: CGContext) {
            let format = UIGraphicsImageRendererFormat()
            let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image { _ in
                UIColor.systemBrown.setFill()
                UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 8, height: 8)).fill()
            }
            UIColor(patternImage: image).setFill()
            UIBezierPath(roundedRect: whole, cornerRadius: 16).fill()
        }
        private func shadow(_ context: CGContext) {
            context.setShadow(offset: CGSize(width: 3, height: 5), blur: 8, color: UIColor.label.cgColor)
            UIColor.systemMint.setFill()
            UIBezierPath(roundedRect: whole.insetBy(dx: 14, dy: 14), cornerRadius: 10).fill()
        }
        private func layer(_ context: CGContext) {
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.systemRed.setFill()
            UIRectFill(CGRect(x: 4, y: 4, width: 46, height: 46))
            UIColor.systemBlue.setFill()
            UIRectFill(CGRect(x: 26, y: 26, width: 46, height: 46))
            context.endTransparencyLayer()
        }
        private func blendModes(_ context: CGContext) {
            let modes: [CGBlendMode] = [
                .multiply, .screen, .overlay, .difference, .colorBurn, .hue, .xor, .plusLighter,
            ]
            UIColor.systemOrange.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 76, height: 50))
            for (index, mode) in modes.enumerated() {
                UIColor.systemCyan.setFill()
                UIRectFillUsingBlendMode(CGRect(x: CGFloat(index) * 9.5, y: 20, width: 8, height: 50), mode)
            }
        }
        private func outlines(_ context: CGContext) {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 44, weight: .heavy), .strokeWidth: 3,
                .strokeColor: UIColor.systemRed,
            ]
            "Ag".draw(at: CGPoint(x: 4, y: 10), withAttributes: attributes)
        }
        private func paragraph(_ context: CGContext) {
            let style = NSMutableParagraphStyle()
            (style.alignment, style.lineBreakMode) = (.justified, .byWordWrapping)
            "Text that is drawn in a rectangle, from side to side.".draw(
                in: whole,
                withAttributes: [
                    .font: UIFont.systemFont(ofSize: 11), .paragraphStyle: style,
                    .foregroundColor: UIColor.label,
                ]
            )
        }
        private func rotated(_ context: CGContext) {
            context.translateBy(x: 38, y: 38)
            context.rotate(by: -.pi / 5)
            "Turned".draw(
                at: CGPoint(x: -32, y: -12),
                withAttributes: [.font: UIFont.boldSystemFont(ofSize: 19), .foregroundColor: UIColor.label]
            )
        }
        private func decorations(_ context: CGContext) {
            let shadow = NSShadow()
            (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 2)
            shadow.shadowColor = UIColor.systemGray
            let text = NSMutableAttributedString(
                string: "Under ",
                attributes: [.underlineStyle: NSUnderlineStyle.double.rawValue]
            )
            text.append(
                NSAttributedString(
                    string: "through ",
                    attributes: [
                        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.red,
                    ]
                )
            )
            text.append(NSAttributedString(string: "cast", attributes: [.shadow: shadow, .kern: 3]))
            text.addAttributes(
                [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label],
                range: NSRange(location: 0, length: text.length)
            )
            text.draw(in: whole)
        }
        private func template(_ context: CGContext) {
            UIImage(systemName: "star.fill")?.withTintColor(.systemYellow).draw(in: whole.insetBy(dx: 10, dy: 10))
            UIImage(systemName: "heart.fill")?.withTintColor(.systemRed)
                .draw(in: CGRect(x: 44, y: 44, width: 30, height: 28), blendMode: .normal, alpha: 0.7)
        }
        /// Y up, as CoreText wants it.
        private func coreText(_ context: CGContext) {
            context.translateBy(x: 0, y: 76)
            context.scaleBy(x: 1, y: -1)
            context.addPath(CGPath(ellipseIn: whole, transform: nil))
            context.setStrokeColor(UIColor.separator.cgColor)
            context.strokePath()
            context.setFillColor(UIColor.label.cgColor)
            context.fill([CGRect(x: 34, y: 8, width: 8, height: 3), CGRect(x: 36.5, y: 5.5, width: 3, height: 8)])
            let text = NSAttributedString(
                string: "A line",
                attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.label.cgColor]
            )
            context.textPosition = CGPoint(x: 10, y: 32)
            CTLineDraw(CTLineCreateWithAttributedString(text), context)
        }
        private func textClip(_ context: CGContext) {
            context.saveGState()
            context.setTextDrawingMode(.clip)
            "Clip".draw(
                at: CGPoint(x: 2, y: 14),
                withAttributes: [.font: UIFont.systemFont(ofSize: 36, weight: .black)]
            )
            if let gradient {
                context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 76, y: 76), options: [])
            }
            context.restoreGState()
        }
        private func cells(_ context: CGContext) {
            let draw: CGPatternDrawPatternCallback = { _, context in
                context.addEllipse(in: CGRect(x: 1, y: 1, width: 10, height: 6))
                context.fillPath()
            }
            var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
            let pattern = CGPattern(
                info: nil,
                bounds: CGRect(x: 0, y: 0, width: 12, height: 8),
                matrix: CGAffineTransform(rotationAngle: 0.4),
                xStep: 14,
                yStep: 10,
                tiling: .constantSpacing,
                isColored: false,
                callbacks: &callbacks
            )
            guard let pattern, let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()) else { return }
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: [0.9, 0.3, 0.5, 1])
            context.fillEllipse(in: whole)
        }
        private func turnedImages(_ context: CGContext) {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 16), format: format).image { context in
                UIColor.systemGray4.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 22, height: 16))
                UIColor.systemRed.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
            }
            let kinds: [UIImage.Orientation] = [
                .up, .right, .down, .left, .upMirrored, .rightMirrored, .downMirrored, .leftMirrored,
            ]
            for (index, kind) in kinds.enumerated() {
                guard let picture = image.cgImage else { return }
                let turned = UIImage(cgImage: picture, scale: 2, orientation: kind)
                turned.draw(at: CGPoint(x: index % 3 * 26, y: index / 3 * 26))
            }
        }
        private func booleans(_ context: CGContext) {
            let (one, other) = (
                CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 24, height: 24), transform: nil),
                CGPath(rect: CGRect(x: 14, y: 10, width: 22, height: 20), transform: nil)
            )
            let paths = [
                one.union(other), one.intersection(other), one.subtracting(other), one.symmetricDifference(other),
            ]
            for (index, path) in paths.enumerated() {
                context.saveGState()
                context.translateBy(x: CGFloat(index % 2) * 38, y: CGFloat(index / 2) * 38)
                context.addPath(path)
                context.setFillColor(UIColor.systemTeal.cgColor)
                context.setStrokeColor(UIColor.label.cgColor)
                context.drawPath(using: .fillStroke)
                context.restoreGState()
            }
        }
    }
}
