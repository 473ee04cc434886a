import DeviceCatalog
import Foundation
import InterfaceBuilder
import UIKit

/// The safe area that the canvas gave a scene's root view.
struct CanvasInsets {
    let environment: CanvasEnvironment

    init(_ environment: CanvasEnvironment) { self.environment = environment }

    private var plain: UIEdgeInsets {
        guard let canvas = environment.canvas else { return .zero }
        let insets = canvas.safeAreaInsets(toolsVersion: environment.toolsVersion, orientation: environment.orientation)
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// A storyboard scene's insets.
    func insets(of controller: ObjectNode, root: ObjectNode, bars: CanvasBars) -> UIEdgeInsets {
        var insets = plain
        let metrics = controller.simulatedMetrics
        let size = root.frame?.size ?? environment.size
        let isSmaller = size.height < environment.size.height - 0.5 || size.width < environment.size.width - 0.5
        if bars.isEmbedded || metrics.isFreeform { return .zero }
        if let status = metrics.statusBar, !status.isPresent { insets.top = 0 }
        if bars.isPresented, isSmaller { insets.top = 0 }
        switch bars.navigationBar {
        case .none: break
        case .opaque: insets.top = 0
        case .translucent:
            guard let canvas = environment.canvas else { break }
            insets.top += canvas.navigationBarHeight(
                toolsVersion: environment.toolsVersion, hasLargeTitle: bars.hasLargeTitle)
        }
        if bars.hasBottomBar, let canvas = environment.canvas { insets.bottom += canvas.tabBarHeight }
        return insets
    }

    /// A xib's top view: the screen's insets where it has the canvas' size.
    func insets(ofXibRoot root: ObjectNode) -> UIEdgeInsets {
        if root.simulatedMetrics.isFreeform { return .zero }
        guard let size = root.frame?.size, size == environment.size else { return .zero }
        return plain
    }
}
