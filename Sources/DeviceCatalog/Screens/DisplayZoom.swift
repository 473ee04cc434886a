import Foundation

/// The screen that apps see while Display Zoom enlarges everything.
public struct DisplayZoom: Hashable, Sendable {
    /// Upright, in points.
    public let size: CGSize
    /// Rendered pixels a point.
    public let scale: CGFloat
    /// The insets of a plain full-screen view controller in portrait; nil where they aren't known.
    public let portraitSafeAreaInsets: EdgeInsets?
    /// The safe area in landscape.
    public let landscapeSafeAreaInsets: EdgeInsets?
}
