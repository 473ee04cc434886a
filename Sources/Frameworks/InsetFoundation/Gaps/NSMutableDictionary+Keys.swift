import Foundation

extension NSMutableDictionary {
    /// The value of a key of Objective-C's kind; nil takes it away. Foundation's own here takes hashable keys alone.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? AnyHashable else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
