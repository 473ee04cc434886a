import InterfaceBuilder
import UIKit

/// The layout margins that the canvas gave the content views of table cells, by the Xcode that wrote the document.
///
/// Counted from constraints to margin attributes between stored frames. Xcode 12 and before, and xibs always, measure a
/// cell by its own width; in later storyboards the canvas' screen decides, however wide the table is (320 points of a
/// xib on a screen of 414 have 16, 343 of a storyboard 20, and 800 on a screen of 375 have 16). Beside an accessory the
/// content view ends early with the plain 8 points.
@MainActor
struct CanvasCellMargins {
    let environment: CanvasEnvironment

    /// From this width on, in points, the sides are wide (TV-8).
    private static let wideFrom: CGFloat = 390
    private static let plain: CGFloat = 8

    /// Points above and below, and at the sides of a narrow and of a wide cell.
    private var metrics: (vertical: CGFloat, narrow: CGFloat, wide: CGFloat) {
        if environment.has(.plainCellMargins) { return (Self.plain, Self.plain, Self.plain) }
        let isClose = environment.has(.closeCellMarginsOnSmallScreens) && isSmallScreen
        return (environment.has(.highCellMargins) ? 15 : 11, isClose ? 15 : 16, 20)
    }

    /// Whether the screen is that of a phone with a home button; on others close margins are not seen.
    private var isSmallScreen: Bool { environment.size.width < Self.wideFrom && environment.scale < 3 }

    /// The width that decides for all cells; nil where each cell's own does.
    private var decidingWidth: CGFloat? {
        let isByScreen =
            environment.document.kind != .xib && environment.canvas != nil && environment.has(.cellMarginsByScreen)
        return isByScreen ? environment.size.width : nil
    }

    /// Sets the margins of the cells, and of every content view that the document leaves to the system.
    func apply(to instance: NibInstance) {
        for (node, view) in instance.views where node.elementName == "tableViewCellContentView" {
            guard let cell = view.superview else { continue }
            let isWide = (decidingWidth ?? cell.bounds.width) >= Self.wideFrom
            let side = isWide ? metrics.wide : metrics.narrow
            let hasAccessory = view.bounds.width < cell.bounds.width - 1
            let margins = NSDirectionalEdgeInsets(
                top: metrics.vertical,
                leading: side,
                bottom: metrics.vertical,
                trailing: hasAccessory ? Self.plain : side
            )
            if node.insets("layoutMargins") == nil, node.directionalInsets("directionalLayoutMargins") == nil {
                view.preservesSuperviewLayoutMargins = false
                view.insetsLayoutMarginsFromSafeArea = false
                view.directionalLayoutMargins = margins
            } else if view.preservesSuperviewLayoutMargins {
                // Margins of the document's own are kept at least as large as the cell's (LM-5).
                cell.insetsLayoutMarginsFromSafeArea = false
                cell.directionalLayoutMargins = margins
            }
        }
    }
}
