import DeviceCatalog
import Foundation
import InterfaceBuilder
import UIKit

/// The safe area that the canvas gave a scene's root view.
struct CanvasInsets {
    let environment: CanvasEnvironment

    init(_ environment: CanvasEnvironment) { self.environment = environment }

    /// Documents without a device: a status bar of 20 points up to Xcode 10, none later; bars of 44 and 49 points.
    private static let firstWithoutStatusBar = 14800
    /// From then on a toolbar takes as much room as a tab bar.
    private static let firstWithTallToolbar = 16000
    /// From then on a scene whose status bar is taken away keeps its safe area.
    private static let firstThatKeepsInsets = 21506

    private var plain: UIEdgeInsets {
        guard let canvas = environment.canvas else {
            let top: CGFloat = environment.toolsVersion < Self.firstWithoutStatusBar ? 20 : 0
            return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        }
        let insets = canvas.safeAreaInsets(toolsVersion: environment.toolsVersion, orientation: environment.orientation)
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// A storyboard scene's insets.
    func insets(of controller: ObjectNode, root: ObjectNode, bars: CanvasBars) -> UIEdgeInsets {
        var insets = plain
        let metrics = controller.simulatedMetrics
        let size = root.frame?.size ?? environment.size
        let isSmaller = size.height < environment.size.height - 0.5 || size.width < environment.size.width - 0.5
        if bars.isEmbedded { return .zero }
        if let status = metrics.statusBar, !status.isPresent, environment.toolsVersion < Self.firstThatKeepsInsets {
            insets.top = 0
        }
        if bars.isPresented, isSmaller, !metrics.isFreeform { insets.top = 0 }
        switch bars.navigationBar {
        case .none: break
        case .opaque: insets.top = 0
        case .translucent: insets.top += navigationBarHeight(hasLargeTitle: bars.hasLargeTitle)
        }
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
            environment.toolsVersion < Self.firstWithTallToolbar ? 44 : environment.canvas?.tabBarHeight ?? 49
        }
    }

    /// A xib's top view has the screen's insets, whatever size it has.
    func insets(ofXibRoot root: ObjectNode) -> UIEdgeInsets {
        if Self.cells.contains(root.elementName) { return .zero }
        if let status = root.simulatedMetrics.statusBar, !status.isPresent,
            environment.toolsVersion < Self.firstThatKeepsInsets
        {
            return .zero
        }
        return plain
    }

    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
}
