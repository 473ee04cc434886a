import CoreGraphics

/// A picture that is drawn by code, at any size.
protocol PhotoScene {
    /// The space that it is drawn in: y down, its aspect ratio is the photo's.
    static var designSize: CGSize { get }
    /// Draws it, and beyond the edges as far as it likes.
    static func draw(with brush: SceneBrush)
}
