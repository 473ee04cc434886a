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
    /// - Parameter shape: Default: the whole rectangle, as in iOS's own screenshots.
    public func screenshot(_ shape: ScreenshotShape = .rectangle) -> CGImage {
        makeCurrent()
        finishTurn()
        let held = InterfaceOrientation(orientation)
        let size = device.idiom == .mac ? booted.sceneFrame.size : device.size(in: held)
        let scale = device.scale
        let isOpaque = shape != .display
        guard
            let context = CGContext(
                pixelWidth: Int((size.width * scale).rounded()),
                pixelHeight: Int((size.height * scale).rounded()),
                scale: scale,
                isOpaque: isOpaque
            )
        else { preconditionFailure("the catalog has no screen that is too large for a bitmap") }
        let screen = CGRect(origin: .zero, size: size)
        let outline = displayOutline(of: screen, shape)
        context.saveGState()
        if let outline { context.addPath(outline); context.clip() }
        context.setFillColor(UIColor.black.cgColor)
        context.fill(screen)
        paintApp(in: context, orientation: held)
        drawSystem(in: context, screen: screen, shape)
        context.restoreGState()
        guard let image = context.takeImage() else { preconditionFailure("a bitmap always makes an image") }
        return image
    }

    /// The app's windows, on a letterbox' screen where there is one.
    private func paintApp(in context: CGContext, orientation: InterfaceOrientation) {
        context.saveGState()
        defer { context.restoreGState() }
        var factor: CGFloat = 1
        if let letterbox {
            let frame = letterbox.frame(in: orientation)
            let factors = letterbox.factors(in: orientation)
            factor = factors.width
            context.clip(to: frame)
            context.translateBy(x: frame.minX, y: frame.minY)
            context.scaleBy(x: factors.width, y: factors.height)
        }
        let renderer = LayerRenderer(context: context, scale: device.scale * factor)
        for window in WindowList.inPaintOrder { renderer.paint(window.layer) }
    }

    /// The rounded glass; nil for a rectangle.
    private func displayOutline(of screen: CGRect, _ shape: ScreenshotShape) -> CGPath? {
        guard shape != .rectangle, device.displayCornerRadius > 0 else { return nil }
        return UIBezierPath(roundedRect: screen, cornerRadius: device.displayCornerRadius).cgPath
    }

    /// What the system draws above the app.
    private func drawSystem(in context: CGContext, screen: CGRect, _ shape: ScreenshotShape) {
        let bar = statusBar(on: screen)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        if bar.height > 0 {
            StatusBarDrawing(
                device: device,
                os: os,
                width: screen.width,
                height: bar.height,
                isDark: statusBarTextIsLight || letterbox.map { !$0.screen.hasHomeIndicator } ?? false,
                contents: statusBar
            ).draw()
        }
        if device.hasHomeIndicator, !hidesHomeIndicator { drawHomeIndicator(in: context, screen: screen) }
        guard shape != .rectangle, let cutout = device.cutout,
            let frame = device.cutoutFrame(in: InterfaceOrientation(orientation))
        else { return }
        UIColor.black.setFill()
        cutout.shape(in: frame, screen: screen).fill()
    }

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
        case .default: os >= 13 && owner.traitCollection.userInterfaceStyle == .dark
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
