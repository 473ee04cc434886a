import CoreGraphics

/// Hears how hard a finger presses a view. From iOS 10.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
    /// Asked as a finger begins to press; optional, true.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Called while the press becomes harder.
    ///
    /// - Parameters:
    ///   - transitionProgress: 0…1.
    ///   - ended: Whether the preview is complete.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool
    )
    /// Called while the press becomes harder still; optional.
    ///
    /// - Parameters:
    ///   - transitionProgress: 0…1.
    ///   - ended: Whether the press is complete.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    )
    /// Called when the finger has left before the end.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// Optional; true.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Optional; does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) {}
}
