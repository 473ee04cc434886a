import Foundation
import SwiftRuntime

/// Connects outlets: sets properties of objects by name.
///
/// What ``KeyedProperties`` lists for the class goes first, then stored properties. Deviation: `didSet` of a stored
/// outlet doesn't run, and a computed one must be listed.
@MainActor
package enum OutletWriter {
    /// Sets an outlet; false when the object has none of that name, or of another class.
    package static func set(_ value: AnyObject?, forKey key: String, on object: AnyObject) -> Bool {
        if let accessor = KeyedProperties.shared.accessor(for: key, of: object), accessor.set(object, value) {
            return true
        }
        // What a setter's type refuses may still be laid out as the property's class is (PR-34).
        guard let property = StoredProperties.of(object).properties[key] else { return false }
        return StoredProperties.write(value, to: property, of: object)
    }

    /// Adds to an outlet collection, `[UILabel]!`; false when there is none of that name, or of another class.
    package static func append(_ value: AnyObject, toKey key: String, on object: AnyObject) -> Bool {
        if let accessor = KeyedProperties.shared.accessor(for: key, of: object) {
            return accessor.set(object, elements(of: accessor.get(object)) + [value])
        }
        guard let property = StoredProperties.of(object).properties[key] else { return false }
        let present = elements(of: StoredProperties.read(property, of: object))
        return StoredProperties.write(present + [value], to: property, of: object)
    }

    private static func elements(of value: Any?) -> [AnyObject] {
        value as? [AnyObject] ?? []
    }
}
