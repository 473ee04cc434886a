import Foundation

/// A view as it is dragged, with the place that it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Of a view that may be in no window, from a place.
    public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }
    /// Of a view in a window, from where it is.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        if view.window == nil {
            UIKitException.raise(
                .internalInconsistency,
                "UIDragPreviewTarget requires that the container view is in a window, but it is not. (container: \(view))"
            )
        }
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center, transform: view.transform)
        super.init(view: view, parameters: parameters, target: target)
    }
    /// Of a view in a window, from where it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// The same view, to another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        let parameters = parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters()
        return UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Of an address, at a place.
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        let preview = UIDragPreview(for: url, title: title)
        self.init(view: preview.view, parameters: preview.parameters, target: target)
    }
}
