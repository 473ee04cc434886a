import CoreGraphics
import Foundation

/// A view as it is lifted out of the screen, with the place that it comes from or goes to.
@MainActor
open class UITargetedPreview: NSObject {
    /// What is shown; it may be in no window where there is a target.
    open private(set) var view: UIView
    /// How it is shown.
    open private(set) var parameters: UIPreviewParameters
    /// Where it comes from or goes to.
    open private(set) var target: UIPreviewTarget

    /// A view with a place of its own.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
        self.target = target
        super.init()
    }

    /// A view where it stands; it has to be in a window, else UIKit's exception is raised.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        if view.window == nil {
            UIKitException.raise(
                .internalInconsistency,
                "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(view))"
            )
        }
        let target = UIPreviewTarget(
            container: view.superview ?? view,
            center: view.center,
            transform: view.transform
        )
        self.init(view: view, parameters: parameters, target: target)
    }

    /// A whole view where it stands, on the system's background; it has to be in a window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The view's size, in points of its own coordinate space.
    open var size: CGSize { view.bounds.size }

    /// The same view with another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
        guard
            let preview = UITargetedPreview(view: view, parameters: parameters, target: newTarget) as? Self
        else { return self }
        return preview
    }
}
