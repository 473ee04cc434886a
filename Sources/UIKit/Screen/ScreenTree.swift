import CoreGraphics
import Platform
import QuartzCore

/// The layers of all that a screen shows: the app's windows, and above them what the system draws.
///
/// What paints, follows or records the screen looks at ``root`` and finds everything below it:
///
///     root          the display, black
///     ├ app         the screen that the app has: a part of the display in a letterbox
///     │ ├ …         windows, the keyboard's among them, the farthest first
///     ├ …           the system's parts: status bar, home indicator, cutout
///     ├ tool tip    while there is one
///     └ pointer     while there is one
@MainActor
package final class ScreenTree {
    /// The display as it is held; its bounds are in points.
    package let root = CALayer()
    /// Its bounds space is the app's screen space.
    package let app = CALayer()
    /// Above the app, the farthest first.
    private var systemParts: [SystemPart] = []
    /// Above all but the pointer.
    private var toolTip: CALayer?
    /// Above all.
    private var pointer: CALayer?

    /// Something that the system shows above the app.
    package struct SystemPart {
        package let layer: CALayer
        /// Where a tap on the app's screen reaches it, in the app's screen space; nil or null: nowhere.
        package let tapArea: (() -> CGRect)?
        /// Called after the app had the tap.
        package let tapped: () -> Void

        package init(layer: CALayer, tapArea: (() -> CGRect)? = nil, tapped: @escaping () -> Void = {}) {
            (self.layer, self.tapArea, self.tapped) = (layer, tapArea, tapped)
        }
    }

    init() {
        root.backgroundColor = CGColor(gray: 0, alpha: 1)
        for layer in [root, app] { layer.anchorPoint = .zero }
        root.setTrees([app])
        // Last: what is on a screen changes with an animation.
        root.isDisplayRoot = true
    }

    /// Puts a part above all others.
    package func addSystemPart(_ part: SystemPart) {
        systemParts.append(part)
        showTrees()
    }

    /// Shows a pointer above all, or none.
    func showPointer(_ layer: CALayer?) {
        pointer = layer
        showTrees()
    }

    /// Shows words beside the pointer, or none.
    func showToolTip(_ layer: CALayer?) {
        toolTip = layer
        showTrees()
    }

    private func showTrees() {
        root.setTrees([app] + systemParts.map(\.layer) + [toolTip, pointer].compactMap { $0 })
    }

    /// Gives display and app their places.
    ///
    /// - Parameters:
    ///   - display: Points, as the display is held.
    ///   - frame: Where the app's screen lies on it, in points of the display.
    ///   - screen: The app's screen, in points of its own.
    package func layOut(display: CGSize, app frame: CGRect, screen: CGSize) {
        let whole = CGRect(origin: .zero, size: display)
        root.setGeometry(bounds: whole, position: .zero, transform: CATransform3DIdentity)
        let factors = CGSize(
            width: screen.width > 0 ? frame.width / screen.width : 1,
            height: screen.height > 0 ? frame.height / screen.height : 1
        )
        app.setGeometry(
            bounds: CGRect(origin: .zero, size: screen),
            position: frame.origin,
            transform: CATransform3DMakeScale(factors.width, factors.height, 1)
        )
        app.masksToBounds = frame.size != display
    }

    /// Shows these windows' layers and no others, the farthest first.
    func show(_ windows: [CALayer]) { app.setTrees(windows) }

    /// The nearest of the system's parts that takes a tap at a point of the app's screen.
    func systemPart(at point: CGPoint) -> SystemPart? {
        systemParts.last { part in !part.layer.isHidden && part.tapArea?().contains(point) ?? false }
    }
}

extension CALayer {
    /// Sets the geometry without actions, as a host does that no app sees.
    fileprivate func setGeometry(bounds: CGRect, position: CGPoint, transform: CATransform3D) {
        guard bounds != self.bounds || position != self.position || transform != self.transform else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (self.bounds, self.position, self.transform) = (bounds, position, transform)
        CATransaction.commit()
    }
}
