/// What happens when a layer's property changes, or when a layer enters or leaves the tree.
public protocol CAAction {
    /// - Parameters:
    ///   - event: The property's name, or `kCAOnOrderIn`, `kCAOnOrderOut`, `kCATransition`.
    ///   - anObject: The layer.
    ///   - dict: More about the event; nil here.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: it stands for "no action", and ends the search for one.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that comes into a tree or is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its tree or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a layer's transition.
public let kCATransition = "transition"
