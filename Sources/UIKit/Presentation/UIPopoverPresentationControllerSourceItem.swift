import Foundation

/// What a popover may stand beside (iOS 16).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where the item is seen, in a view's bounds space; nil while it isn't in the view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The bounds, in another view's bounds space; nil in different windows.
    public func frame(in referenceView: UIView) -> CGRect? {
        window === referenceView.window ? convert(bounds, to: referenceView) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// That of the item's button; nil while no bar shows the item.
    public func frame(in referenceView: UIView) -> CGRect? { view?.frame(in: referenceView) }
}

extension UIMenuLeaf {
    /// The sender, for a popover to stand beside; nil while the element does nothing, and for senders without a place.
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}
