import DeviceCatalog
import Foundation
import InterfaceBuilder
import UIKit

/// The safe area that the canvas gave a scene's root view.
struct CanvasInsets {
    let environment: CanvasEnvironment

    init(_ environment: CanvasEnvironment) { self.environment = environment }

    private var plain: UIEdgeInsets { screenInsets(in: environment.orientation) }

    private func screenInsets(in orientation: InterfaceOrientation) -> UIEdgeInsets {
        guard let canvas = environment.canvas else {
            // Bars of such documents are 44 and 49 points high.
            let top: CGFloat = environment.has(.noStatusBarWithoutDevice) ? 0 : 20
            return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        }
        let insets = canvas.safeAreaInsets(toolsVersion: environment.toolsVersion, orientation: orientation)
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// A storyboard scene's insets.
    func insets(of controller: ObjectNode, root: ObjectNode, bars: CanvasBars) -> UIEdgeInsets {
        let metrics = controller.simulatedMetrics
        // The canvas shows what is embedded on a screen of its own.
        if bars.isEmbedded { return metrics.isFreeform || !environment.document.usesSafeAreas ? .zero : plain }
        let size = root.frame?.size ?? environment.size
        if isSheet(size, metrics: metrics, bars: bars) { return sheetInsets(size, bars: bars) }
        var insets = plain
        // What the canvas is higher than the root.
        let missing = metrics.isFreeform || environment.canvas == nil ? 0 : environment.size.height - size.height
        if hidesStatusBar(metrics) { insets.top = 0 }
        if metrics.isFreeform, environment.canvas != nil {
            insets.bottom = max(0, insets.bottom - max(0, environment.size.height - size.height))
        }
        switch bars.navigationBar {
        case .none: break
        case .opaque: insets.top = 0
        case .translucent:
            let bar = navigationBarHeight(hasLargeTitle: bars.hasLargeTitle)
            let isBelowBar = isEqual(missing, bar) || isEqual(missing, insets.top + bar)
            insets.top = isBelowBar ? 0 : insets.top + bar
        }
        let bottomBar = bottomBarHeight(bars)
        if bottomBar > 0 {
            let isAboveBar = isEqual(missing, bottomBar) || isEqual(missing, insets.bottom + bottomBar)
            insets.bottom = isAboveBar ? 0 : insets.bottom + bottomBar
        }
        return insets
    }

    private func isEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }

    /// Beside a sensor housing nothing changes when the status bar goes (SA-7).
    private func hidesStatusBar(_ metrics: SimulatedMetrics) -> Bool {
        guard let status = metrics.statusBar, !status.isPresent else { return false }
        return !environment.has(.keepsInsetsWithoutStatusBar) && plain.bottom == 0
    }

    private func isSheet(_ size: CGSize, metrics: SimulatedMetrics, bars: CanvasBars) -> Bool {
        guard environment.canvas != nil else { return false }
        if let destination = metrics.destination, destination.hasPrefix("modal") { return true }
        return bars.isPresented && !metrics.isFreeform
            && (size.height < environment.size.height - 0.5 || size.width < environment.size.width - 0.5)
    }

    /// A sheet begins below the top of the canvas, by what its root is lower; only doubled insets reach into it.
    private func sheetInsets(_ size: CGSize, bars: CanvasBars) -> UIEdgeInsets {
        var insets = plain
        insets.top =
            environment.has(.doubledInsets) ? max(0, insets.top - max(0, environment.size.height - size.height)) : 0
        switch bars.navigationBar {
        case .none: break
        case .opaque: insets.top = 0
        case .translucent:
            let gap = environment.canvas?.sheetBarGap(toolsVersion: environment.toolsVersion) ?? 0
            insets.top = gap + navigationBarHeight(hasLargeTitle: bars.hasLargeTitle)
        }
        if environment.has(.noIndicatorInSheets) { insets.bottom = 0 }
        insets.bottom += bottomBarHeight(bars)
        return insets
    }

    private func navigationBarHeight(hasLargeTitle: Bool) -> CGFloat {
        guard let canvas = environment.canvas else { return 44 }
        return canvas.navigationBarHeight(toolsVersion: environment.toolsVersion, hasLargeTitle: hasLargeTitle)
    }

    private func bottomBarHeight(_ bars: CanvasBars) -> CGFloat {
        switch bars.bottomBar {
        case .none: 0
        case .tabBar: environment.canvas?.tabBarHeight ?? 49
        case .toolbar:
            environment.has(.tallToolbars) ? environment.canvas?.tabBarHeight ?? 49 : 44
        }
    }

    /// A xib's top view has the screen's insets, whatever size it has, but for one of a size of its own that finds room
    /// inside the screen.
    func insets(ofXibRoot root: ObjectNode) -> UIEdgeInsets {
        if Self.cells.contains(root.elementName) { return .zero }
        let metrics = root.simulatedMetrics
        if let status = metrics.statusBar, !status.isPresent, !environment.has(.keepsInsetsWithoutStatusBar) {
            return .zero
        }
        guard metrics.isFreeform, let canvas = environment.canvas, let size = root.frame?.size else { return plain }
        let isInside = size.width <= canvas.size.width + 0.5 && size.height < canvas.size.height - 0.5
        // A size of its own is upright on a canvas that lies.
        return isInside ? .zero : screenInsets(in: .portrait)
    }

    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
}
