import Platform

/// Would draw a view as a picture; there is none here.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// What would be drawn.
    public var content: Content
    /// The space for it, in points.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels in a point.
    public var scale: CGFloat = 1
    /// Whether nothing shines through.
    public var isOpaque = false
    /// By how many colors.
    public var colorMode = ColorRenderingMode.nonLinear
    /// Of a view.
    public init(content: Content) { self.content = content }
    /// The picture: nil, as views of SwiftUI aren't drawn.
    public var uiImage: UIImage? {
        AbsentFeature.report("ImageRenderer.uiImage", "views of SwiftUI aren't drawn; there is no picture")
        return nil
    }
    /// The picture: nil, as views of SwiftUI aren't drawn.
    public var cgImage: CGImage? { uiImage?.cgImage }
}
