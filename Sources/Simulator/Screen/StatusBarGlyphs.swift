import CoreGraphics
import Foundation
import UIKit

/// Signal, Wi-Fi and battery of the status bar, in points.
@MainActor
struct StatusBarGlyphs {
    let bars: CGSize
    let wiFi: CGSize
    let battery: CGSize
    let gap: CGFloat

    /// Island phones and wide notch phones.
    static let large = StatusBarGlyphs(
        bars: CGSize(width: 19.3, height: 12.3),
        wiFi: CGSize(width: 17, height: 12.3),
        battery: CGSize(width: 27.3, height: 13),
        gap: 7.2
    )
    /// Narrow notch phones.
    static let medium = StatusBarGlyphs(
        bars: CGSize(width: 17, height: 10.7),
        wiFi: CGSize(width: 15.3, height: 11),
        battery: CGSize(width: 24.3, height: 11.3),
        gap: 5
    )
    /// Notch phones 390 wide.
    static let wide = StatusBarGlyphs(
        bars: CGSize(width: 18, height: 11.5),
        wiFi: CGSize(width: 16, height: 12),
        battery: CGSize(width: 25, height: 12),
        gap: 5.7
    )
    /// Screens with a low bar.
    static let small = StatusBarGlyphs(
        bars: CGSize(width: 17, height: 10),
        wiFi: CGSize(width: 14, height: 10),
        battery: CGSize(width: 26.5, height: 11.5),
        gap: 4
    )

    /// All three beside each other.
    var width: CGFloat { bars.width + wiFi.width + battery.width + 2 * gap }

    /// Draws all three beside each other; the battery ends at a point.
    func draw(endingAt end: CGPoint, _ contents: StatusBarContents, color: UIColor) {
        var x = end.x - width
        func next(_ size: CGSize) -> CGRect {
            defer { x += size.width + gap }
            return CGRect(x: x, y: end.y - size.height / 2, width: size.width, height: size.height)
        }
        drawBars(in: next(bars), count: contents.signalBars, color: color)
        drawWiFi(in: next(wiFi), color: color)
        drawBattery(in: next(battery), level: contents.batteryLevel, color: color)
    }

    /// Four bars, the last the highest, of which so many are filled; four dots without any.
    func drawBars(in frame: CGRect, count: Int, color: UIColor) {
        let step = frame.width / 4
        for index in 0..<4 {
            color.withAlphaComponent(index < count ? 1 : Self.missingBar).setFill()
            if count == 0 {
                let side = step * 0.68
                let dot = CGRect(x: frame.minX + step * CGFloat(index), y: frame.maxY - side, width: side, height: side)
                UIBezierPath(ovalIn: dot).fill()
                continue
            }
            let height = frame.height * (0.34 + 0.22 * CGFloat(index))
            let bar = CGRect(
                x: frame.minX + step * CGFloat(index),
                y: frame.maxY - height,
                width: step * 0.68,
                height: height
            )
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
    }

    /// How much of the text's color a bar without signal has.
    private static let missingBar: CGFloat = 0.25
    /// The same for the battery's rim and cap.
    private static let rim: CGFloat = 0.38

    /// Three arcs above a point, a fan of a right angle.
    func drawWiFi(in frame: CGRect, color: UIColor) {
        let foot = CGPoint(x: frame.midX, y: frame.maxY)
        let reach = frame.height
        for (outer, inner) in [(1, 0.78), (0.66, 0.44), (0.32, 0)] as [(CGFloat, CGFloat)] {
            let fan = UIBezierPath(
                arcCenter: foot,
                radius: reach * outer,
                startAngle: -.pi * 0.76,
                endAngle: -.pi * 0.24,
                clockwise: true
            )
            if inner > 0 {
                fan.addArc(
                    withCenter: foot,
                    radius: reach * inner,
                    startAngle: -.pi * 0.24,
                    endAngle: -.pi * 0.76,
                    clockwise: false
                )
            } else {
                fan.addLine(to: foot)
            }
            fan.close()
            color.setFill()
            fan.fill()
        }
    }

    /// The battery beside cutouts, with its rim and its cap, filled to a level of 0…1.
    func drawBattery(in frame: CGRect, level: Double, color: UIColor) {
        let cap: CGFloat = 1.3
        let body = CGRect(x: frame.minX, y: frame.minY, width: frame.width - cap - 1, height: frame.height)
        color.withAlphaComponent(Self.rim).setStroke()
        let rim = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8)
        rim.lineWidth = 1
        rim.stroke()
        color.withAlphaComponent(Self.rim).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: frame.maxX - cap, y: frame.midY - 2, width: cap, height: 4),
            cornerRadius: 0.6
        ).fill()
        color.setFill()
        var charge = body.insetBy(dx: 2, dy: 2)
        charge.size.width *= max(0, min(1, level))
        UIBezierPath(roundedRect: charge, cornerRadius: min(2.3, charge.width / 2)).fill()
    }

    /// The battery of low bars: a thin rim around a charge that ends squarely, a half-moon for a cap.
    ///
    /// Rim and cap are as dark as the text until iOS 10, and 40 and 50 % of it since (looks: status bar); corners are
    /// round since iOS 13.
    func drawSmallBattery(in frame: CGRect, level: Double, color: UIColor, isPale: Bool, isRound: Bool) {
        let width: CGFloat = isPale ? 1 : 0.5
        let body = CGRect(x: frame.minX, y: frame.minY, width: frame.width - 2.5, height: frame.height)
        color.withAlphaComponent(isPale ? 0.4 : 1).setStroke()
        let rim = UIBezierPath(
            roundedRect: body.insetBy(dx: width / 2, dy: width / 2),
            cornerRadius: isRound ? 3.2 : isPale ? 2 : 1.5
        )
        rim.lineWidth = width
        rim.stroke()
        color.withAlphaComponent(isPale ? 0.5 : 1).setFill()
        let cap = CGRect(x: body.maxX + 1, y: frame.midY - 2.25, width: 1.5, height: 4.5)
        let moon = UIBezierPath()
        moon.move(to: CGPoint(x: cap.minX, y: cap.minY))
        moon.addQuadCurve(
            to: CGPoint(x: cap.minX, y: cap.maxY),
            controlPoint: CGPoint(x: cap.maxX + 1.3, y: cap.midY)
        )
        moon.close()
        moon.fill()
        let inner = body.insetBy(dx: width + (isPale ? 1 : 0.5), dy: width + (isPale ? 1 : 0.5))
        UIGraphicsGetCurrentContext()?.saveGState()
        defer { UIGraphicsGetCurrentContext()?.restoreGState() }
        UIBezierPath(
            rect: CGRect(
                x: inner.minX,
                y: inner.minY,
                width: inner.width * max(0, min(1, level)),
                height: inner.height
            )
        ).addClip()
        color.setFill()
        UIBezierPath(roundedRect: inner, cornerRadius: isRound ? 1.8 : isPale ? 0.75 : 0.25).fill()
    }
}
