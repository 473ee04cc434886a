import Foundation
import UIKit

/// Where the app's screen lies in a picture of the display, which shows all of it but for letterboxed apps, or of a part.
@MainActor
struct DisplayPlace {
    /// What of the display the picture shows, in points, as the interface stands.
    let area: CGRect
    private let tree: ScreenTree

    /// - Parameter cutout: The part of the app's screen that the picture shows; nil for the whole display.
    init(cutout: CGRect? = nil) {
        let tree = UIScreen.main.tree
        self.tree = tree
        // Outside of a device nobody has given the display its size: the screen is all there is.
        let bounds = tree.root.bounds
        let whole = CGRect(origin: .zero, size: bounds.isEmpty ? UIScreen.main.bounds.size : bounds.size)
        guard let cutout else {
            area = whole
            return
        }
        // To whole points, so that the picture has whole pixels.
        area = tree.app.convert(cutout, to: tree.root).integral.intersection(whole)
    }

    /// A rectangle of the app's screen in the picture: x, y, width, height in points with at most three decimals.
    func numbers(_ rect: CGRect) -> [Double] {
        let placed = tree.app.convert(rect, to: tree.root).offsetBy(dx: -area.minX, dy: -area.minY)
        return Hierarchy.Rect(placed).numbers.map(ThreeDecimals.rounded)
    }
}
