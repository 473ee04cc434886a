import CoreGraphics

/// Holds more items than are seen; it is scrolled to the one that gets the focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// Where the seen part begins, in points.
    var contentOffset: CGPoint { get set }
    /// The size of everything, in points.
    var contentSize: CGSize { get }
    /// The size of the seen part, in points.
    var visibleSize: CGSize { get }
}
