import CoreGraphics
import DeviceCatalog
import Foundation
import Platform
import UIKit

/// Draws the status bar into the current context: the time, signal, Wi-Fi and battery, where each kind of phone has them.
///
/// Places were measured from pictures that iOS made; the time is the one of Apple's own pictures.
@MainActor
struct StatusBarDrawing {
    let device: Device
    let os: OSVersion
    /// Points, of the screen.
    let width: CGFloat
    /// Points, of the bar.
    let height: CGFloat
    /// Whether the text is light.
    let isDark: Bool

    private var color: UIColor { isDark ? .white : .black }

    func draw() {
        if device.idiom == .pad {
            drawPad()
        } else if let cutout = device.cutout {
            drawBesideCutout(cutout)
        } else {
            drawHomeButtonPhone()
        }
    }

    // MARK: Kinds of screens

    /// Time and glyphs stand in the middle of the ears on both sides of a cutout, a bit towards the outside.
    private func drawBesideCutout(_ cutout: Cutout) {
        let isIsland = cutout.kind == .dynamicIsland
        let ear = ((width - (cutout.frame?.width ?? width * 0.4)) / 2).rounded()
        let center = ear * (isIsland ? 0.532 : 0.58)
        let middle = height / 2 + (isIsland ? 2.35 : 1)
        let isLarge = isIsland || width > 400
        write("9:41", size: isLarge ? 17 : 15, weight: .semibold, centeredAt: CGPoint(x: center, y: middle))
        let glyphs = isLarge ? StatusBarGlyphs.large : StatusBarGlyphs.medium
        glyphs.draw(around: CGPoint(x: width - center, y: middle), color: color)
    }

    private func drawHomeButtonPhone() {
        let middle = height - 10
        write("Carrier", size: 12, weight: .regular, leftAt: CGPoint(x: 6.5, y: middle))
        StatusBarGlyphs.small.drawWiFi(in: CGRect(x: 50.5, y: middle - 5, width: 14, height: 10), color: color)
        write("9:41 AM", size: 12, weight: .semibold, centeredAt: CGPoint(x: width / 2, y: middle))
        StatusBarGlyphs.small.drawBattery(
            in: CGRect(x: width - 32, y: middle - 5.75, width: 26.5, height: 11.5),
            color: color
        )
    }

    /// Pads have time and date at the left since iOS 12, the time in the middle before.
    private func drawPad() {
        let middle = height / 2
        let isRound = device.displayCornerRadius > 0
        let edge: CGFloat = isRound ? 26 : 6
        if os >= 12 {
            write("9:41 AM", size: 12, weight: .semibold, leftAt: CGPoint(x: edge, y: middle))
            write("Tue Jan 9", size: 12, weight: .semibold, leftAt: CGPoint(x: edge + 62, y: middle))
        } else {
            write("9:41 AM", size: 12, weight: .semibold, centeredAt: CGPoint(x: width / 2, y: middle))
        }
        let right = width - edge
        StatusBarGlyphs.small.drawBattery(
            in: CGRect(x: right - 26.5, y: middle - 5.75, width: 26.5, height: 11.5),
            color: color
        )
        let percent = text("100%", size: 12, weight: .regular)
        let x = right - 26.5 - 4 - percent.size().width
        percent.draw(at: CGPoint(x: x, y: middle - percent.size().height / 2))
        StatusBarGlyphs.small.drawWiFi(in: CGRect(x: x - 20, y: middle - 5, width: 14, height: 10), color: color)
    }

    // MARK: Text

    private func text(_ string: String, size: CGFloat, weight: UIFont.Weight) -> NSAttributedString {
        NSAttributedString(
            string: string,
            attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color]
        )
    }

    private func write(_ string: String, size: CGFloat, weight: UIFont.Weight, centeredAt center: CGPoint) {
        let text = text(string, size: size, weight: weight)
        let size = text.size()
        text.draw(at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
    }

    private func write(_ string: String, size: CGFloat, weight: UIFont.Weight, leftAt left: CGPoint) {
        let text = text(string, size: size, weight: weight)
        text.draw(at: CGPoint(x: left.x, y: left.y - text.size().height / 2))
    }
}
