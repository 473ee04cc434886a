import CoreGraphics

/// Gives the controllers that are previewed, and opens them.
@available(iOS, deprecated: 13.0, message: "use UIContextMenuInteraction")
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// What is previewed of a place in the source view; nil for nothing.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Opens what was previewed, after a tap on the preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    )
}
