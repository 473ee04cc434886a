import CoreGraphics
import Foundation

/// Where a pointer is in a view.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// In points of the view's bounds space.
    open private(set) var location: CGPoint
    /// The modifier keys that are down; always empty here.
    open private(set) var modifiers: UIKeyModifierFlags = []

    init(location: CGPoint) { self.location = location }
}
