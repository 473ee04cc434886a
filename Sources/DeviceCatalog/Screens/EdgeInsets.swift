import Foundation

/// Distances from the four edges of a screen, in points; not negative.
public struct EdgeInsets: Hashable, Sendable {
    /// Points from the top edge of the interface as it stands.
    public var top: CGFloat
    /// Points from the left edge, in both reading directions.
    public var left: CGFloat
    /// Points from the bottom edge.
    public var bottom: CGFloat
    /// Points from the right edge, in both reading directions.
    public var right: CGFloat

    /// No distance on any edge.
    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// The order is UIKit's: top, left, bottom, right.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
