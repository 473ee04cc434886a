import Foundation

// In an extension of the protocol, as a class can't declare what an extension of its superclass has.
extension NSObjectProtocol where Self: NSObject {
    /// What the object holds under a name; asks `value(forUndefinedKey:)` where it has none.
    ///
    /// Of `UserDefaults` a default; of an array or a set what each element holds. Every object has itself under `self`.
    public func value(forKey key: String) -> Any? {
        if key == "self" { return self }
        if let elements = PredicateValue.elements(of: self) { return KeyedCollection.value(of: elements, key[...]) }
        // Those of Foundation are read on any thread.
        if let container = self as? any KeyedContainer { return container.contained(forKey: key) }
        return onMainActor { object in
            if let value = ActionTable.shared.override(of: "valueForKey:", on: object, with: [key]) {
                return KeyedProperties.unwrapped(value)
            }
            let keys = KeyedProperties.shared
            if let name = keys.readableName(key, of: object) { return keys.value(forKey: name, of: object) }
            for selector in [Selector(key), Selector("get\(KeyedProperties.capitalized(key))")]
            where ActionTable.shared.responds(object, to: selector) {
                return ActionTable.shared.result(of: selector, on: object, with: []).flatMap(KeyedProperties.unwrapped)
            }
            return object.value(forUndefinedKey: key)
        }
    }

    /// What the last key of a path finds, from object to object: `layer.cornerRadius`. An array or a set on the way
    /// answers for its elements, and by operators for all of them: `items.@sum.price`.
    public func value(forKeyPath keyPath: String) -> Any? {
        var rest = keyPath[...]
        var value: Any? = self
        while !rest.isEmpty {
            guard let object = value.map({ $0 as AnyObject }) as? NSObject else { return nil }
            if let elements = PredicateValue.elements(of: object) { return KeyedCollection.value(of: elements, rest) }
            let key = rest.prefix { $0 != "." }
            value = object.value(forKey: String(key))
            rest = rest.dropFirst(key.count + 1)
        }
        return value
    }

    /// An array whose changes go to the array that the object holds under a name, and to those who observe it.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(self, key) }

    /// The same for the last key of a path.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
        let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject
        return (owner ?? self).mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// What the class itself answers to under a name: `UIApplication.value(forKeyPath: "shared")`.
    public static func value(forKey key: String) -> Any? {
        unisolated { ActionTable.shared.classAction(Selector(key), of: self)?() }
    }

    /// The same for the first key of a path, and what its object holds under the others.
    public static func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first, let value = value(forKey: first) else { return nil }
        return keys.count == 1 ? value : (value as? NSObject)?.value(forKeyPath: keys[1])
    }

    /// Sets what the object holds under a name; numbers become what the property holds.
    public func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let value = value
        if let container = self as? any KeyedContainer, container.contain(value, forKey: key) { return }
        onMainActor { object in
            if ActionTable.shared.override(of: "setValue:forKey:", on: object, with: [value, key]) != nil { return }
            let keys = KeyedProperties.shared
            if let name = keys.settableName(key, of: object), keys.set(value, forKey: name, on: object) { return }
            let setter = Selector("set\(KeyedProperties.capitalized(key)):")
            if ActionTable.shared.perform(setter, on: object, with: value) { return }
            object.setValue(value, forUndefinedKey: key)
        }
    }

    /// Sets the property that the last key of a path names.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: String(keyPath[..<dot])).map { $0 as AnyObject } as? NSObject
        owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets the values of several names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    /// The values of some names, nothing as `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }

    /// Called for a name that nothing has; ends the program, as UIKit's exception would.
    public func value(forUndefinedKey key: String) -> Any? {
        onMainActor { object in
            if let value = ActionTable.shared.override(of: "valueForUndefinedKey:", on: object, with: [key]) {
                return KeyedProperties.unwrapped(value)
            }
            KeyedProperties.undefinedKey("valueForUndefinedKey:", key, of: object)
        }
    }

    /// Called for a name that nothing has, or a value that doesn't fit it; ends the program, as UIKit's exception would.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        nonisolated(unsafe) let value = value
        onMainActor { object in
            let arguments = [value, key]
            if ActionTable.shared.override(of: "setValue:forUndefinedKey:", on: object, with: arguments) != nil {
                return
            }
            KeyedProperties.undefinedKey("setValue:forUndefinedKey:", key, of: object)
        }
    }
}
