import Foundation

/// Foundation's objects whose names are what they hold, not properties.
protocol KeyedContainer {
    func contained(forKey key: String) -> Any?
    /// False where nothing can be set so.
    func contain(_ value: Any?, forKey key: String) -> Bool
}

extension UserDefaults: KeyedContainer {
    func contained(forKey key: String) -> Any? { object(forKey: key) }
    func contain(_ value: Any?, forKey key: String) -> Bool {
        set(value, forKey: key)
        return true
    }
}

extension NSDictionary: KeyedContainer {
    func contained(forKey key: String) -> Any? { object(forKey: key) }
    /// Nothing takes the entry away.
    func contain(_ value: Any?, forKey key: String) -> Bool {
        guard let dictionary = self as? NSMutableDictionary else { return false }
        if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
        return true
    }
}

/// An array asks each of its objects.
extension NSArray: KeyedContainer {
    func contained(forKey key: String) -> Any? {
        map { ($0 as AnyObject as? NSObject)?.value(forKey: key) ?? NSNull() } as NSArray
    }
    func contain(_ value: Any?, forKey key: String) -> Bool {
        for object in self { (object as AnyObject as? NSObject)?.setValue(value, forKey: key) }
        return true
    }
}

/// A set asks each of its objects, and leaves out nothing.
extension NSSet: KeyedContainer {
    func contained(forKey key: String) -> Any? {
        NSSet(array: compactMap { ($0 as AnyObject as? NSObject)?.value(forKey: key) })
    }
    func contain(_ value: Any?, forKey key: String) -> Bool {
        for object in self { (object as AnyObject as? NSObject)?.setValue(value, forKey: key) }
        return true
    }
}
