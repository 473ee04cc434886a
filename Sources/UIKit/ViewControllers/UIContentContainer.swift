/// What adapts its content to a size and to traits: view controllers and presentation controllers (TR-12).
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// Points; zero for no wish.
    var preferredContentSize: CGSize { get }
    /// Called by a child that changed its wish.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Never called.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Points that a child will have when this container has `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before a change of size; the new one in points, in the container's own space (TR-13).
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before a change of size classes or scale, ahead of the change of size (TR-11).
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}
