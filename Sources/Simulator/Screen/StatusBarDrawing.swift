import CoreGraphics
import DeviceCatalog
import Foundation
import Platform
import UIKit

/// Draws the status bar into the current context: the time, signal, Wi-Fi and battery, where each kind of phone has them.
///
/// Places were measured from pictures that iOS made; the time is the one of Apple's own pictures.
@MainActor
struct StatusBarDrawing: Equatable {
    let device: Device
    /// Points, of the screen.
    let width: CGFloat
    /// Points, of the bar.
    let height: CGFloat
    /// How far down the bar reaches on the display, in points.
    let bottom: CGFloat
    /// Whether the text is light.
    let isDark: Bool
    /// Whether a call goes on beside the app.
    let isInCall: Bool
    let contents: StatusBarContents

    private var color: UIColor { isDark || fillsForCall ? .white : .black }
    /// Whether a call turns the whole bar green: on phones without a cutout, where it makes the bar higher.
    private var fillsForCall: Bool { isInCall && device.idiom == .phone && device.cutout == nil && height > Self.row }
    /// Of the ordinary bar above a call's line, in points.
    private static let row: CGFloat = 20

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

    /// Time and glyphs stand on both sides of a cutout: beside an island in the middle of the ears, a bit towards the
    /// outside; beside a notch where the screen's width puts them.
    private func drawBesideCutout(_ cutout: Cutout) {
        if cutout.kind == .dynamicIsland {
            let ear = ((width - (cutout.frame?.width ?? width * 0.4)) / 2).rounded()
            let center = ear * 0.532
            let middle = height / 2 + 2.35
            write(contents.time ?? "9:41", size: 17, weight: .semibold, centeredAt: CGPoint(x: center, y: middle))
            let glyphs = StatusBarGlyphs.large
            let right = width - center + glyphs.width / 2
            return glyphs.draw(endingAt: CGPoint(x: right, y: middle), contents, color: color)
        }
        let beyond = max(0, width - Self.narrowest)
        let middle = height / 2 + 1
        let place = CGPoint(x: Self.notchTime.x + Self.notchTime.share * beyond, y: middle)
        let size: CGFloat = width > 400 ? 17 : beyond > 0 ? 16 : 15
        let time = contents.time ?? "9:41"
        if isInCall { drawPill(around: time, size: size, centeredAt: place) }
        write(time, size: size, weight: .semibold, centeredAt: place, color: isInCall ? .white : color)
        let glyphs: StatusBarGlyphs = width > 400 ? .large : beyond > 0 ? .wide : .medium
        let right = width - Self.notchGlyphs.x - Self.notchGlyphs.share * beyond
        glyphs.draw(endingAt: CGPoint(x: right, y: middle), contents, color: color)
    }

    /// Measured on screens 375, 390 and 428 wide: the time's center from the left edge and the battery's end from the
    /// right one, in points, on the narrowest, and how much further in they stand for each point of width.
    private static let narrowest: CGFloat = 375
    private static let notchTime: (x: CGFloat, share: CGFloat) = (48, 0.28)
    private static let notchGlyphs: (x: CGFloat, share: CGFloat) = (14.7, 0.24)

    /// A green capsule behind the time, as phones with a notch show a call; its size is from memory. On phones with an
    /// island the call stands there.
    private func drawPill(around time: String, size: CGFloat, centeredAt center: CGPoint) {
        let text = text(time, size: size, weight: .semibold, color: .white).size()
        let box = CGRect(
            x: center.x - text.width / 2 - 10,
            y: center.y - text.height / 2 - 1.5,
            width: text.width + 20,
            height: text.height + 3
        )
        UIColor.systemGreen.setFill()
        UIBezierPath(roundedRect: box, cornerRadius: box.height / 2).fill()
    }

    /// The green ground of a call, and its line below the ordinary bar (ST-4); color and words are from memory.
    private func drawCall() {
        UIColor.systemGreen.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
        let line = CGPoint(x: width / 2, y: (Self.row + height) / 2)
        write("Touch to return to call", size: 13, weight: .regular, centeredAt: line)
    }

    private func drawHomeButtonPhone() {
        if fillsForCall { drawCall() }
        let middle = fillsForCall ? Self.row - 10 : height - 10
        let end = write(contents.carrier, size: 12, weight: .regular, leftAt: CGPoint(x: 6.5, y: middle))
        StatusBarGlyphs.small.drawWiFi(in: CGRect(x: end + 5.5, y: middle - 5, width: 14, height: 10), color: color)
        let time = contents.time ?? "9:41 AM"
        write(time, size: 12, weight: .semibold, centeredAt: CGPoint(x: width / 2 + 1, y: middle + 0.5))
        drawSmallBattery(endingAt: width - 5.5, middle: middle)
    }

    private func drawSmallBattery(endingAt right: CGFloat, middle: CGFloat) {
        StatusBarGlyphs.small.drawSmallBattery(
            in: CGRect(x: right - 26.5, y: middle - 5.5, width: 26.5, height: 11.5),
            level: contents.batteryLevel,
            color: color,
            isPale: StatusBarLook.booted.batteryIsPale,
            isRound: StatusBarLook.booted.batteryIsRound
        )
    }

    private func drawPad() { StatusBarLook.booted.padTimeIsLeading ? drawLaterPad() : drawEarlierPad() }

    /// Pads have the network at the left and the time in the middle until iOS 11.
    private func drawEarlierPad() {
        let middle = height / 2
        let end = write(contents.carrier, size: 12, weight: .regular, leftAt: CGPoint(x: 6, y: middle))
        StatusBarGlyphs.small.drawWiFi(in: CGRect(x: end + 6, y: middle - 5, width: 14, height: 10), color: color)
        let time = contents.time ?? "9:41 AM"
        write(time, size: 12, weight: .semibold, centeredAt: CGPoint(x: width / 2 + 1.5, y: middle + 0.5))
        drawSmallBattery(endingAt: width - 5, middle: middle)
        drawPercent(endingAt: width - 34, middle: middle)
    }

    /// Pads have time and date at the left from iOS 12.
    private func drawLaterPad() {
        let middle = height / 2
        let edge: CGFloat = device.displayCornerRadius > 0 ? 26 : 6
        let time = contents.time ?? "9:41 AM"
        let look = StatusBarLook.booted
        let (size, weight): (CGFloat, UIFont.Weight) = (look.padFontSize, look.padTextIsSemibold ? .semibold : .medium)
        let end = write(time, size: size, weight: weight, leftAt: CGPoint(x: edge - 0.5, y: middle))
        write(contents.date, size: size, weight: weight, leftAt: CGPoint(x: end + 12, y: middle))
        drawSmallBattery(endingAt: width - edge, middle: middle)
        let x = drawPercent(endingAt: width - edge - 30.5, middle: middle)
        StatusBarGlyphs.small.drawWiFi(in: CGRect(x: x - 20, y: middle - 5, width: 14, height: 10), color: color)
    }

    /// - Returns: Where the text begins.
    @discardableResult
    private func drawPercent(endingAt right: CGFloat, middle: CGFloat) -> CGFloat {
        let percent = text("\(Int((contents.batteryLevel * 100).rounded()))%", size: 12, weight: .regular)
        let x = right - percent.size().width
        percent.draw(at: CGPoint(x: x, y: middle - percent.size().height / 2))
        return x
    }

    // MARK: Text

    /// - Parameter color: Nil: the bar's own.
    private func text(
        _ string: String,
        size: CGFloat,
        weight: UIFont.Weight,
        color: UIColor? = nil
    ) -> NSAttributedString {
        NSAttributedString(
            string: string,
            attributes: [
                .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color ?? self.color,
            ]
        )
    }

    private func write(
        _ string: String,
        size: CGFloat,
        weight: UIFont.Weight,
        centeredAt center: CGPoint,
        color: UIColor? = nil
    ) {
        let text = text(string, size: size, weight: weight, color: color)
        let size = text.size()
        text.draw(at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
    }

    /// - Returns: Where the text ends.
    @discardableResult
    private func write(_ string: String, size: CGFloat, weight: UIFont.Weight, leftAt left: CGPoint) -> CGFloat {
        let text = text(string, size: size, weight: weight)
        text.draw(at: CGPoint(x: left.x, y: left.y - text.size().height / 2))
        return left.x + text.size().width
    }
}
