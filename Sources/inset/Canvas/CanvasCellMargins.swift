import InterfaceBuilder
import UIKit

/// The layout margins that the canvas gave the content views of table cells, by the Xcode that wrote the document.
///
/// Counted from constraints to margin attributes between stored frames; the canvas measures a cell's margins by its own
/// width, and beside an accessory the content view ends early with the plain 8 points.
@MainActor
struct CanvasCellMargins {
    let toolsVersion: Int

    private static let firstOfXcode8 = 8000
    private static let firstOfXcode11 = 14800
    private static let firstOfXcode26 = 24000
    /// From this width on, in points, the sides are wide.
    private static let wideFrom: CGFloat = 380
    private static let plain: CGFloat = 8

    /// Points above and below, and at the sides of a narrow and of a wide cell.
    private var metrics: (vertical: CGFloat, narrow: CGFloat, wide: CGFloat) {
        switch toolsVersion {
        case ..<Self.firstOfXcode8: (8, 8, 8)
        case ..<Self.firstOfXcode11: (11, 8, 20)
        case ..<Self.firstOfXcode26: (11, 16, 20)
        default: (15, 16, 20)
        }
    }

    /// Sets the margins of every content view that the document leaves to the system.
    func apply(to instance: NibInstance) {
        for (node, view) in instance.views where node.elementName == "tableViewCellContentView" {
            guard node.insets("layoutMargins") == nil, node.directionalInsets("directionalLayoutMargins") == nil,
                let cell = view.superview
            else { continue }
            let isWide = cell.bounds.width >= Self.wideFrom
            let side = isWide ? metrics.wide : metrics.narrow
            let hasAccessory = view.bounds.width < cell.bounds.width - 1
            view.preservesSuperviewLayoutMargins = false
            view.insetsLayoutMarginsFromSafeArea = false
            let vertical = !isWide && toolsVersion < Self.firstOfXcode11 ? Self.plain : metrics.vertical
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: vertical,
                leading: side,
                bottom: vertical,
                trailing: hasAccessory ? Self.plain : side
            )
        }
    }
}
