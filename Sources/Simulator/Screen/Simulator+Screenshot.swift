import CoreGraphics
import DeviceCatalog
import Foundation
import Platform
import QuartzCore
import UIKit

/// Pictures of the screen.
extension Simulator {
    /// What the screen shows now: windows, status bar and home indicator, in the display's pixels.
    ///
    /// The picture is kept: the next one costs what has become different since.
    /// - Parameter shape: Default: the whole rectangle, as in iOS's own screenshots.
    public func screenshot(_ shape: ScreenshotShape = .rectangle) -> CGImage {
        makeCurrent()
        finishTurn()
        guard shape != .rectangle else { return paintedImage() }
        guard let image = glass(showing: systemScreen.showingCutout(of: self, paintedImage), shape) else {
            preconditionFailure("the catalog has no screen that is too large for a bitmap")
        }
        return image
    }

    /// A screenshot as a PNG file: the same pixels, and sooner there than a picture that is encoded afterwards.
    ///
    /// Speed: On two cores, what is painted first is encoded while the rest is painted.
    package func screenshotFile(_ shape: ScreenshotShape = .rectangle) -> Data {
        guard shape == .rectangle else { return screenshot(shape).pngData(scale: device.scale) }
        makeCurrent()
        finishTurn()
        guard let file = currentPainter.pngData(of: [UIScreen.main.tree.root]) else {
            preconditionFailure("a bitmap always makes a file")
        }
        return file
    }

    /// What the screen shows now, a pixel a point: sooner there than all of its pixels, for a look that something finer follows.
    ///
    /// Nil for lack of memory.
    package func coarsePicture() -> CGImage? {
        makeCurrent()
        finishTurn()
        guard let painter = LayerPainter(format(scale: 1)) else { return nil }
        painter.paint([UIScreen.main.tree.root])
        return painter.takeImage()
    }

    private func paintedImage() -> CGImage {
        let painter = currentPainter
        repaintedAreas = painter.paint([UIScreen.main.tree.root])
        guard let image = painter.takeImage() else { preconditionFailure("a bitmap always makes an image") }
        return image
    }

    /// The display as it is held, in points.
    var screenSize: CGSize {
        device.idiom == .mac ? booted.sceneFrame.size : device.size(in: InterfaceOrientation(orientation))
    }

    /// The painter of the last picture, while the screen is the same.
    private var currentPainter: LayerPainter {
        let format = format(scale: device.scale)
        if let screenPainter, screenPainter.format == format { return screenPainter }
        guard let painter = LayerPainter(format) else {
            preconditionFailure("the catalog has no screen that is too large for a bitmap")
        }
        screenPainter = painter
        return painter
    }

    /// Bitmaps of the whole display, as it is held.
    private func format(scale: CGFloat) -> LayerPainter.Format {
        let size = screenSize
        return LayerPainter.Format(
            pixelWidth: Int((size.width * scale).rounded()),
            pixelHeight: Int((size.height * scale).rounded()),
            scale: scale,
            background: CGColor(gray: 0, alpha: 1)
        )
    }

    /// The display as one sees it: rounded, with its cutout.
    private func glass(showing screen: CGImage, _ shape: ScreenshotShape) -> CGImage? {
        let context = CGContext(
            pixelWidth: screen.width,
            pixelHeight: screen.height,
            scale: device.scale,
            isOpaque: shape != .display
        )
        guard let context else { return nil }
        let area = CGRect(
            x: 0,
            y: 0,
            width: CGFloat(screen.width) / device.scale,
            height: CGFloat(screen.height) / device.scale
        )
        if device.displayCornerRadius > 0 {
            let size = screenSize
            let outline = CGRect(origin: .zero, size: size)
            context.addPath(UIBezierPath(roundedRect: outline, cornerRadius: device.displayCornerRadius).cgPath)
            context.clip()
        }
        context.drawUpright(screen, in: area)
        return context.takeImage()
    }
}
