import CoreGraphics

/// A view whose content can be previewed.
@available(iOS, deprecated: 13.0, message: "use UIContextMenuInteraction")
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The gesture that opens the preview; others may wait for its failure.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who gives the previewed controllers; not kept.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp behind the preview, in its points. Default: its bounds.
    var sourceRect: CGRect { get set }
}
