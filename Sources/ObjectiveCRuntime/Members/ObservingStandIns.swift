import Foundation

// What ported source calls for key-value observing, as long as there is none: nobody observes, so nothing is told.
// Goes when key-value observing comes.

extension NSObjectProtocol where Self: NSObject {
    /// Tells observers that a property is about to change; there are none.
    public func willChangeValue(forKey key: String) {}

    /// Tells observers that a property has changed; there are none.
    public func didChangeValue(forKey key: String) {}
}

extension PortedMembers {
    /// The name of what a key path leads to.
    public static func keyPath(_ key: String, _ path: AnyKeyPath) {}
}
