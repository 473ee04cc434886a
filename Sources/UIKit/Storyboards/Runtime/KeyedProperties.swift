import Foundation
import SwiftRuntime

/// Properties that can be read and set by name: key-value coding for what classes list.
@MainActor
package final class KeyedProperties {
    package static let shared = KeyedProperties()

    /// Reads and sets one property of any object of its class.
    struct Accessor {
        let type: Any.Type
        let get: @MainActor (AnyObject) -> Any?
        /// False when the value isn't of the property's type.
        let set: @MainActor (AnyObject, Any?) -> Bool
    }

    private var registered: [ObjectIdentifier: [String: Accessor]] = [:]

    private init() {}

    /// Lists a property under a name, for a class and its subclasses.
    package func register<Root: AnyObject, Value>(
        _ key: String,
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        register(key, of: Root.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Lists a property that can't be set, to be walked through by a key path: `layer`.
    package func register<Root: AnyObject, Value>(reading key: String, _ path: KeyPath<Root, Value>) {
        let get: @MainActor (AnyObject) -> Any? = { ($0 as? Root).map { $0[keyPath: path] } }
        registered[ObjectIdentifier(Root.self), default: [:]][key] = Accessor(
            type: Value.self,
            get: get,
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
            get: { ($0 as? Root).map(get) },
            set: { object, value in
                guard let root = object as? Root, let value = (value as Any) as? Value else { return false }
                set(root, value)
                return true
            }
        )
    }

    /// Lists a property of a class's table.
    func register(_ property: DocumentAttribute.Property, of type: AnyClass) {
        registered[ObjectIdentifier(type), default: [:]][property.key] = Accessor(
            type: property.type,
            get: property.get,
            set: property.set
        )
    }

    /// What an object's class, or the nearest superclass, lists under a name.
    func accessor(for key: String, of object: AnyObject) -> Accessor? {
        var next: AnyClass? = type(of: object)
        while let type = next {
            if let accessor = registered[ObjectIdentifier(type)]?[key] { return accessor }
            next = _getSuperclass(type)
        }
        return nil
    }

    /// Sets what a document gives to a key path (`layer.cornerRadius`), converted to the property's type; false when
    /// there is no such property, or the value doesn't fit it.
    package func set(_ value: RuntimeValue, forKeyPath path: String, on object: AnyObject) -> Bool {
        var keys = path.split(separator: ".").map(String.init)
        guard let last = keys.popLast(), keys.count < 16 else { return false }
        var target = object
        for key in keys {
            guard let next = self.value(forKey: key, of: target) as? AnyObject else { return false }
            target = next
        }
        if let accessor = accessor(for: last, of: target) {
            return value.converted(to: accessor.type).map { accessor.set(target, $0) } ?? false
        }
        guard let property = StoredProperties.of(target).properties[last],
            let converted = value.converted(to: property.type)
        else { return false }
        return StoredProperties.write(converted, to: property, of: target)
    }

    /// What an object holds under a name; nil when it has no such property or holds nothing.
    package func value(forKey key: String, of object: AnyObject) -> Any? {
        if let accessor = accessor(for: key, of: object) { return unwrapped(accessor.get(object)) }
        let property = StoredProperties.of(object).properties[key]
        return property.flatMap { unwrapped(StoredProperties.read($0, of: object)) }
    }

    /// A value without the optionals around it.
    private func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
