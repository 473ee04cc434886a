import UIKit

/// The screen as game engines want it: pixels, with the origin at the bottom left and y up.
struct EngineScreen: Equatable {
    /// Pixels.
    let size: CGSize
    /// Where nothing covers the picture, in pixels.
    let safeArea: CGRect

    /// - Parameter view: The root view of a full-screen controller.
    init(of view: UIView) {
        let scale = view.traitCollection.displayScale
        let (bounds, insets) = (view.bounds, view.safeAreaInsets)
        size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        safeArea = CGRect(
            x: insets.left * scale,
            y: insets.bottom * scale,
            width: (bounds.width - insets.left - insets.right) * scale,
            height: (bounds.height - insets.top - insets.bottom) * scale
        )
    }

    /// The safe area's corners as parts of the screen, 0…1: what engines call anchors.
    var anchors: (min: CGPoint, max: CGPoint) {
        (
            CGPoint(x: safeArea.minX / size.width, y: safeArea.minY / size.height),
            CGPoint(x: safeArea.maxX / size.width, y: safeArea.maxY / size.height)
        )
    }
}
