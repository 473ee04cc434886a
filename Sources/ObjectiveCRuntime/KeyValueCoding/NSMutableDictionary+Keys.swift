import Foundation

extension NSMutableDictionary {
    /// The value of a key that is only known to be copied, as keys are on iOS.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? AnyHashable else { preconditionFailure("a key of NSMutableDictionary has no hash") }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
