import Foundation

/// What a finger that rests on it shows enlarged, at accessibility text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown enlarged; for what doesn't grow with the text size. False by default.
    var showsLargeContentViewer: Bool { get }
    /// The words below the image.
    var largeContentTitle: String? { get }
    /// Drawn in the label color, as a template, unless its rendering mode says otherwise.
    var largeContentImage: UIImage? { get }
    /// Whether the image is drawn larger than it is; good for drawings and symbols. False by default.
    var scalesLargeContentImage: Bool { get }
    /// How far the image is moved in at each edge, in points, before it is enlarged. Zero by default.
    var largeContentImageInsets: UIEdgeInsets { get }
}
