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
        if bars.isEmbedded { return embeddedInsets(metrics) }
        let size = root.frame?.size ?? environment.size
        if isSheet(size, metrics: metrics, bars: bars) { return sheetInsets(size, bars: bars) }
        var insets = plain
        if hidesStatusBar(metrics) { insets.top = 0 }
        if metrics.isFreeform, environment.canvas != nil {
            insets.bottom = reach(of: insets.bottom, height: size.height)
        }
        let isLowered = environment.canvas != nil && (root.frame?.minY ?? 0) > 0.5
        let place = RootPlace(isLowered: isLowered, missing: missingHeight(size, metrics: metrics))
        let above = bars.navigationBar == .none ? 0 : navigationBarHeight(hasLargeTitle: bars.hasLargeTitle)
        let below = bottomBarHeight(bars)
        let beside = place.barsBeside(top: (above, insets.top), bottom: (below, insets.bottom))
        switch bars.navigationBar {
        case .none: if isLowered { insets.top = 0 }
        case .opaque: insets.top = 0
        case .translucent: insets.top = beside.top ? 0 : insets.top + above
        }
        if below > 0 { insets.bottom = beside.bottom ? 0 : insets.bottom + below }
        return insets
    }

    /// What the canvas, or the scene's own size, is higher than the root, in points.
    private func missingHeight(_ size: CGSize, metrics: SimulatedMetrics) -> CGFloat {
        if metrics.isFreeform { return max(0, (metrics.freeformSize?.height ?? size.height) - size.height) }
        return environment.canvas == nil ? 0 : environment.size.height - size.height
    }

    /// The canvas shows what is embedded on a screen of its own.
    private func embeddedInsets(_ metrics: SimulatedMetrics) -> UIEdgeInsets {
        let hasInsets = environment.document.usesSafeAreas || environment.has(.insetsInEmbeddedScenes)
        return metrics.isFreeform || !hasInsets ? .zero : plain
    }

    /// What is left of a bottom inset, in points, on a root that begins at the top of the canvas.
    private func reach(of inset: CGFloat, height: CGFloat) -> CGFloat {
        max(0, inset - max(0, environment.size.height - height))
    }

    /// Beside a sensor housing nothing changes when the status bar goes (SA-7).
    private func hidesStatusBar(_ metrics: SimulatedMetrics) -> Bool {
        guard let status = metrics.statusBar, !status.isPresent else { return false }
        return !environment.has(.keepsInsetsWithoutStatusBar) && plain.bottom == 0
    }

    private func isSheet(_ size: CGSize, metrics: SimulatedMetrics, bars: CanvasBars) -> Bool {
        guard environment.canvas != nil else { return false }
        if let destination = metrics.destination, destination.hasPrefix("modal") { return true }
        return bars.isPresented && environment.has(.lowersSheets) && !metrics.isFreeform
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
        var insets = screenInsets(in: .portrait)
        if isInside {
            insets.bottom = 0
            if !environment.has(.topInsetInFreeformXibs) { insets.top = 0 }
        }
        return insets
    }

    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
}
