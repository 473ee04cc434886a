import InterfaceBuilder
import UIKit

/// The layout margins that the canvas gave root views, of scenes and of xibs alike: the system's for a controller.
@MainActor
struct CanvasRootMargins {
    let environment: CanvasEnvironment

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
        if !environment.document.usesSafeAreas, environment.has(.safeAreaInMarginsByChoice) {
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

    /// Gives the cell that a xib consists of, and its content view, a root's margins at the sides (IB-24).
    ///
    /// Table cells have their own (``CanvasCellMargins``).
    func apply(toCell root: UIView, _ node: ObjectNode, of instance: NibInstance) {
        guard node.elementName == "collectionViewCell" || node.elementName == "collectionReusableView" else { return }
        var holders = [(node, root)]
        if let content = node.object(forKey: "contentView"), let cell = root as? UICollectionViewCell {
            holders.append((content, cell.contentView))
        }
        let side = sideMargin(width: root.bounds.width, hasController: false)
        for (node, view) in holders
        where node.insets("layoutMargins") == nil && node.directionalInsets("directionalLayoutMargins") == nil {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: Self.plain,
                leading: side,
                bottom: Self.plain,
                trailing: side
            )
        }
    }

    private func sideMargin(width: CGFloat, hasController: Bool) -> CGFloat {
        if !hasController, environment.has(.plainXibMargins) { return Self.plain }
        let isWide = width >= Self.wideFrom && !environment.has(.narrowRootMargins)
        return isWide ? Self.wide : Self.narrow
    }
}
