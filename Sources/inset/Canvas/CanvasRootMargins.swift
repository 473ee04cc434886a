import InterfaceBuilder
import UIKit

/// The layout margins that the canvas gave root views, of scenes and of xibs alike: the system's for a controller.
@MainActor
struct CanvasRootMargins {
    let environment: CanvasEnvironment

    /// Before Xcode 7 every root had the narrow side margin, also on the 600-point canvas (LM-13).
    private static let firstWithWideMargins = 8000
    private static let narrow: CGFloat = 16
    private static let wide: CGFloat = 20
    private static let wideFrom: CGFloat = 414

    /// Elements that are laid out on their own but never are a controller's view.
    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    /// - Parameter controller: Whose root it is; nil in a xib.
    func apply(to root: UIView, _ node: ObjectNode, of controller: UIViewController?) {
        guard !Self.cells.contains(node.elementName) else { return }
        let isWide = root.bounds.width >= Self.wideFrom && environment.toolsVersion >= Self.firstWithWideMargins
        let side = isWide ? Self.wide : Self.narrow
        controller?.viewRespectsSystemMinimumLayoutMargins = false
        let own = root.assignedLayoutMargins ?? .zero
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: own.top,
            leading: max(side, own.leading),
            bottom: own.bottom,
            trailing: max(side, own.trailing)
        )
    }
}
