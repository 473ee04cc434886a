import Foundation

/// Names what is shown enlarged where there are no views for it, and hears of the end.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the finger is lifted, with the item under it or nil. Optional; a control gets its touch.
    ///
    /// - Parameter point: In the bounds space of the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )
    /// The item at a point of the bounds space of the interaction's view. Optional; the deepest view there that shows
    /// itself enlarged.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// The controller in whose window the panel stands. Optional; that of the interaction's view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Optional; a control gets its touch.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { LargeContentPress.perform(item) }
    /// Optional; the deepest view there that shows itself enlarged.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.view?.largeContentItem(at: point) }
    /// Optional; that of the interaction's view.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.controllerInResponderChain ?? interaction.view?.window?.rootViewController
            ?? UIViewController()
    }
}
