import CoreGraphics
import Foundation

/// Says where the items of a branch are.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// The items whose frames meet a rectangle of the container's space, in points; those that can't have the focus too.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
