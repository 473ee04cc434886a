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
    /// The app's picture is kept: the next one costs what has become different since.
    /// - Parameter shape: Default: the whole rectangle, as in iOS's own screenshots.
    public func screenshot(_ shape: ScreenshotShape = .rectangle) -> CGImage {
        makeCurrent()
        finishTurn()
        let painter = currentPainter
        repaintedAreas = painter.paint(WindowList.inPaintOrder.map(\.layer))
        let screen = CGRect(origin: .zero, size: screenSize)
        if shape == .rectangle {
            systemDrawings(on: screen).forEach(painter.drawAbove)
            guard let image = painter.takeImage() else { preconditionFailure("a bitmap always makes an image") }
            return image
        }
        guard let app = painter.takeImage(), let image = glass(showing: app, on: screen, shape) else {
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
        let drawings = systemDrawings(on: CGRect(origin: .zero, size: screenSize))
        guard let file = currentPainter.pngData(of: WindowList.inPaintOrder.map(\.layer), above: drawings) else {
            preconditionFailure("a bitmap always makes a file")
        }
        return file
    }

    /// The screen as it is held, in points.
    private var screenSize: CGSize {
        device.idiom == .mac ? booted.sceneFrame.size : device.size(in: InterfaceOrientation(orientation))
    }

    /// The painter of the last picture, while the screen is the same.
    private var currentPainter: LayerPainter {
        let format = pictureFormat
        if let screenPainter, screenPainter.format == format { return screenPainter }
        guard let painter = LayerPainter(format) else {
            preconditionFailure("the catalog has no screen that is too large for a bitmap")
        }
        screenPainter = painter
        return painter
    }

    /// The app's windows on black, on a letterbox' screen where there is one.
    private var pictureFormat: LayerPainter.Format {
        let (size, scale) = (screenSize, device.scale)
        var format = LayerPainter.Format(
            pixelWidth: Int((size.width * scale).rounded()),
            pixelHeight: Int((size.height * scale).rounded()),
            scale: scale,
            background: CGColor(gray: 0, alpha: 1)
        )
        guard let letterbox else { return format }
        let held = InterfaceOrientation(orientation)
        format.frame = letterbox.frame(in: held)
        format.factors = letterbox.factors(in: held)
        return format
    }

    // MARK: The system's drawings

    /// What the system draws above the app, each in its own strip of the screen.
    private func systemDrawings(on screen: CGRect) -> [LayerPainter.Overlay] {
        var drawings: [LayerPainter.Overlay] = []
        let bar = statusBar(on: screen)
        if bar.height > 0 {
            let strip = CGRect(x: 0, y: 0, width: screen.width, height: bar.maxY)
            drawings.append(
                .init(frame: strip) { context in
                    self.drawing(in: context) { self.drawStatusBar(bar, screen: screen) }
                }
            )
        }
        guard showsHomeIndicator else { return drawings }
        let strip = HomeIndicator.frame(on: device, screen: screen).insetBy(dx: -1, dy: -1)
        drawings.append(
            .init(frame: strip) { context in
                self.drawing(in: context) { self.drawHomeIndicator(in: context, screen: screen) }
            }
        )
        return drawings
    }

    /// The display as one sees it: rounded, with its cutout.
    private func glass(showing app: CGImage, on screen: CGRect, _ shape: ScreenshotShape) -> CGImage? {
        let context = CGContext(
            pixelWidth: app.width,
            pixelHeight: app.height,
            scale: device.scale,
            isOpaque: shape != .display
        )
        guard let context else { return nil }
        if let outline = displayOutline(of: screen) {
            context.addPath(outline)
            context.clip()
        }
        context.drawUpright(
            app,
            in: CGRect(
                x: 0,
                y: 0,
                width: CGFloat(app.width) / device.scale,
                height: CGFloat(app.height) / device.scale
            )
        )
        drawing(in: context) {
            let bar = statusBar(on: screen)
            if bar.height > 0 { drawStatusBar(bar, screen: screen) }
            if showsHomeIndicator { drawHomeIndicator(in: context, screen: screen) }
            guard let cutout = device.cutout, let frame = device.cutoutFrame(in: InterfaceOrientation(orientation))
            else { return }
            UIColor.black.setFill()
            cutout.shape(in: frame, screen: screen).fill()
        }
        return context.takeImage()
    }

    private func drawing(in context: CGContext, _ draw: () -> Void) {
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
    }

    /// The rounded glass; nil for square corners.
    private func displayOutline(of screen: CGRect) -> CGPath? {
        guard device.displayCornerRadius > 0 else { return nil }
        return UIBezierPath(roundedRect: screen, cornerRadius: device.displayCornerRadius).cgPath
    }

    private func drawStatusBar(_ bar: CGRect, screen: CGRect) {
        StatusBarDrawing(
            device: device,
            width: screen.width,
            height: bar.height,
            isDark: statusBarTextIsLight || letterbox.map { !$0.screen.hasHomeIndicator } ?? false,
            contents: statusBar
        ).draw()
    }

    private var showsHomeIndicator: Bool { device.hasHomeIndicator && !hidesHomeIndicator }

    /// The display's own status bar while the app's screen has one.
    private func statusBar(on screen: CGRect) -> CGRect {
        let bar = UIApplication.shared.statusBarFrame
        guard letterbox != nil, bar.height > 0 else { return bar }
        let held = InterfaceOrientation(orientation)
        return device.statusBarFrame(os: os, orientation: held, isHidden: false)
    }

    /// ST-1: the controller's wish; by default the text is light on dark interfaces.
    private var statusBarTextIsLight: Bool {
        guard let owner = StatusBarOwner.current(for: .style) else { return true }
        return switch StatusBarOwner.style {
        case .lightContent: true
        case .darkContent: false
        case .default: Quirk.statusBarsFollowInterfaceStyle.holds && owner.traitCollection.userInterfaceStyle == .dark
        }
    }

    /// Hidden by the controller's wish only while nobody touches the screen; pictures are taken then.
    private var hidesHomeIndicator: Bool {
        StatusBarOwner.current(for: .homeIndicator)?.prefersHomeIndicatorAutoHidden ?? false
    }

    private func drawHomeIndicator(in context: CGContext, screen: CGRect) {
        let frame = HomeIndicator.frame(on: device, screen: screen)
        let isDark = HomeIndicator.isOnDark(frame, in: context, scale: device.scale)
        // HI-2: at an edge whose first swipe is the app's it is dim; how dim isn't known.
        let alpha = StatusBarOwner.deferredEdges.contains(.bottom) ? HomeIndicator.dimmedAlpha : 1
        UIColor(white: isDark ? 0.99 : 0, alpha: alpha).setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: frame.height / 2).fill()
    }
}

extension Cutout {
    /// The opening's outline on the turned screen; a notch begins beyond the edge, so that its outer corners are square.
    @MainActor
    fileprivate func shape(in frame: CGRect, screen: CGRect) -> UIBezierPath {
        let radius = cornerRadius > 0 ? cornerRadius : min(frame.width, frame.height) * (kind == .notch ? 0.62 : 0.5)
        guard kind == .notch else { return UIBezierPath(roundedRect: frame, cornerRadius: radius) }
        var reaching = frame
        if frame.minY <= 0, frame.width > frame.height {
            reaching = CGRect(x: frame.minX, y: -radius, width: frame.width, height: frame.maxY + radius)
        }
        if frame.minX <= 0 {
            reaching = CGRect(x: -radius, y: frame.minY, width: frame.maxX + radius, height: frame.height)
        }
        if frame.maxX >= screen.maxX { reaching.size.width = frame.width + radius }
        return UIBezierPath(roundedRect: reaching, cornerRadius: radius)
    }
}
