import Foundation

/// Shows a document's editor out of its tile in the browser, and takes it back there.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// How far the document is loaded; nil for no sign of it.
    open var loadingProgress: Progress?
    /// The part of the editor that comes out of the tile; nil for the whole editor. Not kept.
    open weak var targetView: UIView?
    private weak var browser: UIDocumentBrowserViewController?
    private let tile: () -> UIView?

    init(_ browser: UIDocumentBrowserViewController, tile: @escaping () -> UIView?) {
        self.browser = browser
        self.tile = tile
    }

    /// Seconds: 0.4; not measured.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    /// Lets the editor come out of the tile, or go back into it.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let opens =
            transitionContext.viewController(forKey: .from) === browser
            || transitionContext.view(forKey: .to) != nil && transitionContext.viewController(forKey: .to) !== browser
        let key: UITransitionContextViewKey = opens ? .to : .from
        guard let editor = transitionContext.view(forKey: key),
            let controller = transitionContext.viewController(forKey: opens ? .to : .from)
        else { return transitionContext.completeTransition(true) }
        let whole = opens ? transitionContext.finalFrame(for: controller) : editor.frame
        if opens {
            editor.frame = whole
            container.addSubview(editor)
        } else if let other = transitionContext.view(forKey: .to) {
            container.insertSubview(other, belowSubview: editor)
        }
        let small = shrunk(whole, in: container)
        (editor.transform, editor.alpha) = opens ? (small, 0) : (.identity, 1)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { (editor.transform, editor.alpha) = opens ? (.identity, 1) : (small, 0) },
            completion: { _ in
                editor.transform = .identity
                editor.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }

    /// The editor at the tile's place and width; half its size where the tile isn't on the screen.
    private func shrunk(_ whole: CGRect, in container: UIView) -> CGAffineTransform {
        guard let tile = tile(), tile.window != nil, whole.width > 0 else {
            return CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        let place = tile.convert(tile.bounds, to: container)
        let scale = max(0.01, place.width / whole.width)
        return CGAffineTransform(translationX: place.midX - whole.midX, y: place.midY - whole.midY)
            .scaledBy(x: scale, y: scale)
    }
}
