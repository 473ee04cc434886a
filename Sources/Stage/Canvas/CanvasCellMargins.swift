import InterfaceBuilder
import UIKit

/// The layout margins that the canvas gave the content views of table cells, by the Xcode that wrote the document.
///
/// Counted from constraints to margin attributes between stored frames. Xcode 11 and before measure a cell by its own
/// width; later the canvas' screen decides, however wide the cell is: 339 points of a xib on a screen of 393 have 20, 800
/// on a screen of 375 have 16. Only a xib's cell of 320 points, the library's width, stays narrow on any screen. Beside an
/// accessory the content view ends early with the plain 8 points.
@MainActor
struct CanvasCellMargins {
    let environment: CanvasEnvironment

    /// From this width on, in points, the sides are wide (TV-8).
    private static let wideFrom: CGFloat = 390
    /// Points; cells that are no wider are narrow on wide screens too.
    private static let alwaysNarrowUntil: CGFloat = 320
    private static let plain: CGFloat = 8
    private static let narrow: CGFloat = 16
    private static let wide: CGFloat = 20
    private static let close: CGFloat = 15

    /// Points above and below.
    private var vertical: CGFloat {
        if environment.has(.plainCellMargins) { return Self.plain }
        return environment.has(.highCellMargins) ? 15 : 11
    }

    /// Whether the screen is that of a phone with a home button; on others close margins are not seen.
    private var isSmallScreen: Bool {
        environment.canvas != nil && environment.size.width < Self.wideFrom && environment.scale < 3
    }

    /// Whether the screen lets cells be wide.
    private var isWideScreen: Bool {
        let width = environment.size.width
        return environment.has(.narrowCellMarginsOn390) ? width > Self.wideFrom : width >= Self.wideFrom
    }

    /// Points at the sides of a cell of a width in points.
    private func side(ofCell width: CGFloat) -> CGFloat {
        if environment.has(.plainCellMargins) { return Self.plain }
        if environment.has(.closeCellMarginsOnSmallScreens), isSmallScreen { return Self.close }
        let isByScreen = environment.canvas != nil && environment.has(.cellMarginsByScreen)
        let isWide = isByScreen ? isWideScreen && width > Self.alwaysNarrowUntil : width >= Self.wideFrom
        return isWide ? Self.wide : Self.narrow
    }

    /// Sets the margins of the cells, and of every content view that the document leaves to the system.
    func apply(to instance: NibInstance) {
        for (node, view) in instance.views where node.elementName == "tableViewCellContentView" {
            guard let cell = view.superview else { continue }
            let side = side(ofCell: cell.bounds.width)
            let hasAccessory = view.bounds.width < cell.bounds.width - 1
            let margins = NSDirectionalEdgeInsets(
                top: vertical,
                leading: side,
                bottom: vertical,
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
