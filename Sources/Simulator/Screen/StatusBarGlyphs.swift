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
    /// Screens with a low bar.
    static let small = StatusBarGlyphs(
        bars: CGSize(width: 17, height: 10),
        wiFi: CGSize(width: 14, height: 10),
        battery: CGSize(width: 26.5, height: 11.5),
        gap: 4
    )

    /// Draws all three beside each other about a point.
    func draw(around center: CGPoint, color: UIColor) {
        let width = bars.width + wiFi.width + battery.width + 2 * gap
        var x = center.x - width / 2
        for (size, draw) in [(bars, drawBars), (wiFi, drawWiFi), (battery, drawBattery)] {
            draw(CGRect(x: x, y: center.y - size.height / 2, width: size.width, height: size.height), color)
            x += size.width + gap
        }
    }

    /// Four bars, the last the highest.
    func drawBars(in frame: CGRect, color: UIColor) {
        color.setFill()
        let step = frame.width / 4
        for index in 0..<4 {
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

    /// A full battery with its rim and its cap.
    func drawBattery(in frame: CGRect, color: UIColor) {
        let cap: CGFloat = 1.3
        let body = CGRect(x: frame.minX, y: frame.minY, width: frame.width - cap - 1, height: frame.height)
        color.withAlphaComponent(0.35).setStroke()
        let rim = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8)
        rim.lineWidth = 1
        rim.stroke()
        color.withAlphaComponent(0.4).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: frame.maxX - cap, y: frame.midY - 2, width: cap, height: 4),
            cornerRadius: 0.6
        ).fill()
        color.setFill()
        UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.3).fill()
    }
}
