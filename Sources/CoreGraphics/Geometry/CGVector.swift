import Foundation

/// A distance with a direction, in points.
public struct CGVector: Hashable, Sendable, Codable {
    /// Along x, in points.
    public var dx: CGFloat
    /// Along y, in points.
    public var dy: CGFloat

    /// No distance.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// From two lengths in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// From two lengths in points.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// From two lengths in points.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// No distance.
    public static let zero = CGVector()
}
