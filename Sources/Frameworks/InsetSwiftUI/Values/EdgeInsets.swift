/// Distances from the edges, in points.
public struct EdgeInsets: Animatable, Equatable, Sendable {
    /// One of them.
    public var top, leading, bottom, trailing: CGFloat
    /// Each.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// None.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// UIKit's.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    /// SwiftUI's.
    public init(_ insets: EdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
