import Foundation
import SwiftRuntime

/// Properties that can be read and set by name: key-value coding for what classes list.
@MainActor
package final class KeyedProperties {
    package static let shared = KeyedProperties()

    /// Reads and sets one property of any object of its class.
    package struct Accessor {
        package let type: Any.Type
        package let get: @MainActor (AnyObject) -> Any?
        /// False when the value isn't of the property's type.
        package let set: @MainActor (AnyObject, Any?) -> Bool
    }

    private var registered: [ObjectIdentifier: [String: Accessor]] = [:]

    /// Set by UIKit: keeps what is set on an appearance's stand-in, and says whether it was one.
    package var keepForInstances: (@MainActor (_ object: AnyObject, _ key: String, _ value: Any?) -> Bool)?

    private init() {}

    /// Lists a property under a name, for a class and its subclasses.
    package func register<Root: AnyObject, Value>(
        _ key: String,
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        register(key, of: Root.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Lists a property under a name that the class has no other one for.
    package func registerIfNew<Root: AnyObject, Value>(
        _ key: String,
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        if registered[ObjectIdentifier(Root.self)]?[key] == nil { register(key, path) }
    }

    /// Lists a property that can't be set, to be walked through by a key path: `layer`.
    package func register<Root: AnyObject, Value>(reading key: String, _ path: KeyPath<Root, Value>) {
        register(reading: key, of: Root.self, get: { $0[keyPath: path] })
    }

    /// Lists a property that can't be set by a closure.
    package func register<Root: AnyObject, Value>(
        reading key: String,
        of type: Root.Type,
        get: @escaping @MainActor (Root) -> Value
    ) {
        registered[ObjectIdentifier(type), default: [:]][key] = Accessor(
            type: Value.self,
            get: Self.getter(get),
            set: { _, _ in false }
        )
    }

    /// Lists a property by its two closures.
    package func register<Root: AnyObject, Value>(
        _ key: String,
        of type: Root.Type,
        get: @escaping @MainActor (Root) -> Value,
        set: @escaping @MainActor (Root, Value) -> Void
    ) {
        registered[ObjectIdentifier(type), default: [:]][key] = Accessor(
            type: Value.self,
            get: Self.getter(get),
            set: { object, value in
                guard let root = object as? Root,
                    let value = (value as Any) as? Value ?? value.flatMap({ KeyedValue.converted($0, to: Value.self) })
                else { return false }
                set(root, value)
                return true
            }
        )
    }

    /// Calls a getter as it is: `map` would take it for a function of no actor, which asks for the main thread.
    private static func getter<Root: AnyObject, Value>(
        _ get: @escaping @MainActor (Root) -> Value
    ) -> @MainActor (AnyObject) -> Any? {
        { object in
            guard let root = object as? Root else { return nil }
            return get(root)
        }
    }

    /// Lists a property of any object of a class by closures that look at types themselves.
    package func register(
        _ key: String,
        of type: AnyClass,
        holding value: Any.Type,
        get: @escaping @MainActor (AnyObject) -> Any?,
        set: @escaping @MainActor (AnyObject, Any?) -> Bool
    ) {
        registered[ObjectIdentifier(type), default: [:]][key] = Accessor(type: value, get: get, set: set)
    }

    /// What an object's class, or the nearest superclass, lists under a name.
    package func accessor(for key: String, of object: AnyObject) -> Accessor? {
        accessor(for: key, ofClass: type(of: object))
    }

    /// What a class, or the nearest superclass, lists under a name.
    func accessor(for key: String, ofClass type: AnyClass) -> Accessor? {
        PortedMembers.lock.lock()
        defer { PortedMembers.lock.unlock() }
        PortedMembers.registerOnce()
        var next: AnyClass? = type
        while let type = next {
            PortedMembers.registerGeneric(type)
            if let accessor = registered[ObjectIdentifier(type)]?[key] { return accessor }
            next = _getSuperclass(type)
        }
        return nil
    }

    /// What an object holds under a name; nil when it has no such property or holds nothing.
    package func value(forKey key: String, of object: AnyObject) -> Any? {
        if let accessor = accessor(for: key, of: object) { return Self.unwrapped(accessor.get(object)) }
        // No closures on this path: they would ask which thread this is, and objects are read on any.
        guard let property = StoredProperties.of(object).properties[key] else { return nil }
        return Self.unwrapped(StoredProperties.read(property, of: object))
    }

    /// Sets what an object holds under a name; false when it has no such property or the value doesn't fit it.
    func set(_ value: Any?, forKey key: String, on object: AnyObject) -> Bool {
        if let accessor = accessor(for: key, of: object) { return accessor.set(object, value) }
        guard let property = StoredProperties.of(object).properties[key] else { return false }
        return StoredProperties.write(value, to: property, of: object)
    }

    /// The name under which an object has a key: `isOn` also answers to `on`.
    func readableName(_ key: String, of object: AnyObject) -> String? {
        let properties = StoredProperties.of(object).properties
        for name in [key, "is\(Self.capitalized(key))"]
        where accessor(for: name, of: object) != nil || properties[name] != nil { return name }
        return nil
    }

    /// The same for setting; the setter of `isOn` is `setIsOn:`, but `setOn:` in UIKit.
    func settableName(_ key: String, of object: AnyObject) -> String? {
        readableName(key, of: object)
    }

    /// A key with its first letter in upper case.
    static func capitalized(_ key: String) -> String {
        key.prefix(1).uppercased() + key.dropFirst()
    }

    /// Ends the program in UIKit's words.
    static func undefinedKey(_ method: String, _ key: String, of object: NSObject) -> Never {
        let address = String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
        fatalError(
            "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
                + "'[<\(Swift.type(of: object)) 0x\(address)> \(method)]: "
                + "this class is not key value coding-compliant for the key \(key).'"
        )
    }

    /// A value without the optionals around it.
    package nonisolated static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
