import Foundation

/// What a delegate is asked that is only known by its protocol; each is an object of `NSObject`'s.
extension NSObjectProtocol {
    private var object: NSObject? { self as AnyObject as? NSObject }

    /// Whether the object is of a class or of one that inherits from it.
    @_disfavoredOverload
    public func isKind(of aClass: AnyClass) -> Bool { object?.isKind(of: aClass) ?? false }

    /// Whether the object is of a class itself.
    @_disfavoredOverload
    public func isMember(of aClass: AnyClass) -> Bool { object?.isMember(of: aClass) ?? false }

    /// Whether the object lists an action of that name.
    @_disfavoredOverload
    public func responds(to aSelector: Selector?) -> Bool { object?.responds(to: aSelector) ?? false }

    /// Calls an action; its result is handed back where it is an object.
    @_disfavoredOverload @discardableResult
    public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { object?.perform(aSelector) }

    /// Calls an action with one argument; its result is handed back where it is an object.
    @_disfavoredOverload @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
        self.object?.perform(aSelector, with: object)
    }
}
