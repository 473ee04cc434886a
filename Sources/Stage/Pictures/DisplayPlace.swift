import Foundation
import UIKit

/// Where the app's screen lies on the display, which shows all of it but for letterboxed apps.
@MainActor
struct DisplayPlace {
    /// The display's size in points, as the interface stands.
    let display: CGSize
    private let tree = UIScreen.main.tree

    init() {
        // Outside of a device nobody has given the display its size: the screen is all there is.
        let bounds = tree.root.bounds
        display = bounds.isEmpty ? UIScreen.main.bounds.size : bounds.size
    }

    /// A rectangle of the app's screen on the display: x, y, width, height in points with at most three decimals.
    func numbers(_ rect: CGRect) -> [Double] {
        let placed = tree.app.convert(rect, to: tree.root)
        return Hierarchy.Rect(placed).numbers.map(ThreeDecimals.rounded)
    }
}
