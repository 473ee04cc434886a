import Foundation

/// A device that Interface Builder lays documents out on: `<device id="retina6_12" …>`.
public struct Canvas: Sendable, Hashable, Identifiable {
    /// "retina6_12".
    public let id: String
    /// Upright, in points.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// A device with that screen: "iPhone 15 Pro". The television's isn't in the catalog.
    public let deviceName: String

    /// The canvas' size in points; landscape swaps width and height.
    public func size(in orientation: InterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }
}
