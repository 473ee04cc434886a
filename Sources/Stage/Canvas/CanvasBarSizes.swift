import DeviceCatalog
import InterfaceBuilder
import UIKit

/// The content heights of bars that stand in a scene's views, which are plain views on the canvas.
///
/// Of the ten such bars without a height of their own in the corpora five toolbars and three navigation bars are 44 high, a
/// navigation bar of Xcode 26 is 54, and a toolbar at the bottom of a screen with a home indicator is 49.
@MainActor
struct CanvasBarSizes {
    let environment: CanvasEnvironment

    private static let standard: CGFloat = 44
    private static let aboveHomeIndicator: CGFloat = 49

    func apply(to instance: NibInstance) {
        for (node, view) in instance.views {
            switch node.elementName {
            case "navigationBar": view.holdContentHeight(navigationBarHeight)
            case "toolbar": view.holdContentHeight(toolbarHeight(of: view))
            case "tabBar": view.holdContentHeight(environment.canvas?.tabBarHeight ?? Self.aboveHomeIndicator)
            default: break
            }
        }
    }

    private var navigationBarHeight: CGFloat {
        environment.canvas?.navigationBarHeight(toolsVersion: environment.toolsVersion) ?? Self.standard
    }

    private func toolbarHeight(of view: UIView) -> CGFloat {
        let insets = environment.canvas?.safeAreaInsets(
            toolsVersion: environment.toolsVersion,
            orientation: environment.orientation
        )
        let standsInRoot = view.superview.map { $0.superview == nil } ?? false
        return standsInRoot && (insets?.bottom ?? 0) > 0 ? Self.aboveHomeIndicator : Self.standard
    }
}
