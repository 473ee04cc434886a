import CoreGraphics
import Foundation

/// Where a lifted view comes from, or goes to.
@MainActor
open class UIPreviewTarget: NSObject {
    /// The view that the place is in.
    open private(set) var container: UIView
    /// Where the preview's center is, in points of the container's coordinate space.
    open private(set) var center: CGPoint
    /// How the preview is turned and scaled there.
    open private(set) var transform: CGAffineTransform

    /// A place in a view.
    ///
    /// - Parameters:
    ///   - container: Has to be in a window when the preview is shown.
    ///   - center: In points of the container's coordinate space.
    ///   - transform: None by default.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}
