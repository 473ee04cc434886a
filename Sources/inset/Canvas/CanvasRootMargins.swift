import InterfaceBuilder
import UIKit

/// The layout margins that the canvas gave root views, of scenes and of xibs alike: the system's for a controller.
@MainActor
struct CanvasRootMargins {
    let environment: CanvasEnvironment

    /// Before Xcode 7 every root had the narrow side margin, also on the 600-point canvas (LM-13).
    private static let firstWithWideMargins = 8000
    /// Before Xcode 7 the root of a xib, which no controller owns, had a plain view's margins.
    private static let firstWithSystemMarginsInXibs = 8000
    /// Before Xcode 11 the safe area counted in a root's margins only where the document uses safe areas.
    private static let firstWithSafeMarginsAlways = 14800
    private static let plain: CGFloat = 8
    private static let narrow: CGFloat = 16
    private static let wide: CGFloat = 20
    /// The canvas is wide before UIKit is (LM-6): roots 393 wide have 16 points at the sides, those of 400 have 20.
    private static let wideFrom: CGFloat = 400

    /// Elements that are laid out on their own but never are a controller's view.
    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    /// - Parameter controller: Whose root it is; nil in a xib.
    func apply(to root: UIView, _ node: ObjectNode, of controller: UIViewController?) {
        guard !Self.cells.contains(node.elementName) else { return }
        let side = sideMargin(width: root.bounds.width, hasController: controller != nil)
        controller?.viewRespectsSystemMinimumLayoutMargins = false
        // What is around the root has no margins to preserve.
        root.preservesSuperviewLayoutMargins = false
        if !environment.document.usesSafeAreas, environment.toolsVersion < Self.firstWithSafeMarginsAlways {
            root.insetsLayoutMarginsFromSafeArea = false
        }
        let own = root.assignedLayoutMargins ?? .zero
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: own.top,
            leading: max(side, own.leading),
            bottom: own.bottom,
            trailing: max(side, own.trailing)
        )
    }

    private func sideMargin(width: CGFloat, hasController: Bool) -> CGFloat {
        if !hasController, environment.toolsVersion < Self.firstWithSystemMarginsInXibs { return Self.plain }
        let isWide = width >= Self.wideFrom && environment.toolsVersion >= Self.firstWithWideMargins
        return isWide ? Self.wide : Self.narrow
    }
}
