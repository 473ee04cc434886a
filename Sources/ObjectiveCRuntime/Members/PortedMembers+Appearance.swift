import Foundation

extension PortedMembers {
    /// What a setter of a `dynamic` property asks first: whether it was called on what `appearance()` returned.
    ///
    /// Then the value is kept for the instances, and the setter's own code doesn't run: Objective-C's proxy has none.
    /// - Parameters:
    ///   - object: The setter's.
    ///   - key: The property's name.
    ///   - value: What it was set to.
    nonisolated public static func keepsForInstances<Value>(_ object: AnyObject, _ key: String, _ value: Value) -> Bool
    {
        nonisolated(unsafe) let (object, value) = (object, value)
        return unisolated {
            registerOnce()
            return KeyedProperties.shared.keepForInstances?(object, key, value) ?? false
        }
    }
}
