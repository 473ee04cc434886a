import CoreGraphics
import DeviceCatalog
import Foundation
import Platform
import QuartzCore
import UIKit

/// What the system shows on a device's display: status bar, home indicator, and the cutout where a picture shows the glass.
@MainActor
final class SystemScreen {
    private let statusBar = StatusBarLayer()
    private let homeIndicator = HomeIndicatorLayer()
    private let cutout = CAShapeLayer()
    private let tree: ScreenTree

    /// Adds the layers to the screen of the present world.
    init() {
        tree = UIScreen.main.tree
        cutout.fillColor = UIColor.black.cgColor
        cutout.isHidden = true
        tree.addSystemPart(
            ScreenTree.SystemPart(layer: statusBar, tapArea: { UIApplication.shared.statusBarFrame }) {
                UIScrollView.statusBarWasTapped()
            }
        )
        tree.addSystemPart(ScreenTree.SystemPart(layer: homeIndicator))
        tree.addSystemPart(ScreenTree.SystemPart(layer: cutout))
    }

    /// Shows what app and device want now.
    func update(for simulator: Simulator) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let screen = CGRect(origin: .zero, size: simulator.screenSize)
        let held = InterfaceOrientation(simulator.orientation)
        let appScreen = UIScreen.main.bounds.size
        tree.layOut(
            display: screen.size,
            app: simulator.letterbox?.frame(in: held) ?? CGRect(origin: .zero, size: appScreen),
            screen: appScreen
        )
        statusBar.drawing = statusBarDrawing(for: simulator, screen: screen)
        homeIndicator.look = indicatorLook(for: simulator, screen: screen)
    }

    /// Runs a closure while the display's cutout is to be seen.
    func showingCutout<Result>(of simulator: Simulator, _ body: () -> Result) -> Result {
        let held = InterfaceOrientation(simulator.orientation)
        guard let shape = simulator.device.cutout, let frame = simulator.device.cutoutFrame(in: held) else {
            return body()
        }
        let screen = CGRect(origin: .zero, size: simulator.screenSize)
        let outline = shape.shape(in: frame, screen: screen).cgPath
        func show(_ isShown: Bool) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            cutout.path = outline
            cutout.isHidden = !isShown
            CATransaction.commit()
        }
        show(true)
        defer { show(false) }
        return body()
    }

    // MARK: Parts

    private func statusBarDrawing(for simulator: Simulator, screen: CGRect) -> StatusBarDrawing? {
        let letterbox = simulator.letterbox
        let bar = statusBarFrame(for: simulator)
        guard bar.height > 0 else { return nil }
        return StatusBarDrawing(
            device: simulator.device,
            width: screen.width,
            height: bar.height,
            bottom: bar.maxY,
            isDark: textIsLight || letterbox.map { !$0.screen.hasHomeIndicator } ?? false,
            isInCall: simulator.isInCall,
            contents: simulator.statusBar
        )
    }

    /// The display's own status bar while the app's screen has one.
    private func statusBarFrame(for simulator: Simulator) -> CGRect {
        let bar = UIApplication.shared.statusBarFrame
        guard simulator.letterbox != nil, bar.height > 0 else { return bar }
        let held = InterfaceOrientation(simulator.orientation)
        return simulator.device.statusBarFrame(os: simulator.os, orientation: held, isHidden: false)
    }

    /// ST-1: the controller's wish; by default the text is light on dark interfaces.
    private var textIsLight: Bool {
        guard let owner = StatusBarOwner.current(for: .style) else { return true }
        return switch StatusBarOwner.style {
        case .lightContent: true
        case .darkContent: false
        case .default: Quirk.statusBarsFollowInterfaceStyle.holds && owner.traitCollection.userInterfaceStyle == .dark
        }
    }

    /// HI-2: at an edge whose first swipe is the app's the indicator is dim; how dim isn't known.
    ///
    /// Hidden by the controller's wish only while nobody touches the screen; pictures are taken then.
    private func indicatorLook(for simulator: Simulator, screen: CGRect) -> HomeIndicatorLayer.Look? {
        let hides = StatusBarOwner.current(for: .homeIndicator)?.prefersHomeIndicatorAutoHidden ?? false
        guard simulator.device.hasHomeIndicator, !hides else { return nil }
        return HomeIndicatorLayer.Look(
            frame: HomeIndicator.frame(on: simulator.device, screen: screen),
            alpha: StatusBarOwner.deferredEdges.contains(.bottom) ? HomeIndicator.dimmedAlpha : 1,
            scale: simulator.device.scale
        )
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
