import Foundation
import SwiftRuntime

extension KeyedProperties {
    /// Lists a property of a class's table.
    func register(_ property: DocumentAttribute.Property, of type: AnyClass) {
        register(property.key, of: type, holding: property.type, get: property.get, set: property.set)
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
}
