import Foundation

/// The stored properties of a class and its superclasses, to be written by name.
///
/// There is no key-value coding without Objective-C, but the runtime's reflection knows where each property lies.
package struct StoredProperties {
    /// One stored property.
    package struct Property {
        package let type: Any.Type
        /// From the object's beginning, in bytes.
        package let offset: Int
        /// False for `weak` and `unowned`.
        package let isStrong: Bool
    }

    /// By name; a subclass's hides its superclass's.
    package private(set) var properties: [String: Property] = [:]

    @MainActor private static var cache: [ObjectIdentifier: StoredProperties] = [:]

    /// Those of an object's class, read once per class.
    @MainActor package static func of(_ object: AnyObject) -> StoredProperties {
        let actual: AnyClass = type(of: object)
        let key = ObjectIdentifier(actual)
        if let known = cache[key] { return known }
        let made = StoredProperties(reading: actual)
        cache[key] = made
        return made
    }

    init(reading type: AnyClass) {
        for index in 0..<recursiveChildCount(type) {
            var field = FieldMetadata()
            let childType = recursiveChildMetadata(type, index: index, fieldMetadata: &field)
            defer { field.free?(field.name) }
            guard let name = field.name, field.isVariable else { continue }
            properties[String(cString: name)] = Property(
                type: childType,
                offset: recursiveChildOffset(type, index: index),
                isStrong: field.isStrong
            )
        }
    }

    /// The properties that a class itself declares, in the order of their places.
    package static func own(of type: AnyClass) -> [(name: String, property: Property)] {
        let inherited = _getSuperclass(type).map { StoredProperties(reading: $0).properties } ?? [:]
        let own = StoredProperties(reading: type).properties.filter { inherited[$0.key]?.offset != $0.value.offset }
        return own.map { ($0.key, $0.value) }.sorted { $0.1.offset < $1.1.offset }
    }

    /// Stores a value; false when its type isn't the property's, nor its ``TwinClass``. Property observers don't run.
    package static func write(_ value: Any?, to property: Property, of object: AnyObject) -> Bool {
        let place = Unmanaged.passUnretained(object).toOpaque() + property.offset
        func store<T>(_ type: T.Type) -> Bool {
            guard let value = (value as Any) as? T else { return storeTwin(value, as: type, in: property, at: place) }
            if property.isStrong {
                place.assumingMemoryBound(to: T.self).pointee = value
            } else {
                storeWeakly(value, at: place)
            }
            return true
        }
        return _openExistential(property.type, do: store)
    }

    /// What a strong property holds.
    package static func read(_ property: Property, of object: AnyObject) -> Any? {
        let place = Unmanaged.passUnretained(object).toOpaque() + property.offset
        func load<T>(_ type: T.Type) -> Any? {
            property.isStrong ? place.assumingMemoryBound(to: T.self).pointee : nil
        }
        return _openExistential(property.type, do: load)
    }

    /// Stores an object of the class that another module compiled of the same source.
    private static func storeTwin(
        _ value: Any?,
        as type: Any.Type,
        in property: Property,
        at place: UnsafeMutableRawPointer
    ) -> Bool {
        guard let value, Swift.type(of: value) is AnyClass,
            let wanted = ((type as? any OptionalValue.Type)?.wrapped ?? type) as? AnyClass
        else { return false }
        let object = value as AnyObject
        guard TwinClass.isTwin(Swift.type(of: object), of: wanted) else { return false }
        if property.isStrong {
            place.assumingMemoryBound(to: AnyObject?.self).pointee = object
        } else {
            place.assumingMemoryBound(to: WeakReference.self).pointee.object = object
        }
        return true
    }

    /// A weak reference is one word that the runtime looks after; what follows it, for a protocol, are its tables.
    private static func storeWeakly<T>(_ value: T, at place: UnsafeMutableRawPointer) {
        let word = MemoryLayout<UnsafeRawPointer>.size
        withUnsafeBytes(of: value) { bytes in
            for offset in stride(from: word, to: bytes.count, by: 1) {
                place.storeBytes(of: bytes[offset], toByteOffset: offset, as: UInt8.self)
            }
        }
        var object: AnyObject?
        if case let some as AnyObject? = value as Any?, !isNil(value) { object = some }
        place.assumingMemoryBound(to: WeakReference.self).pointee.object = object
    }

    private static func isNil<T>(_ value: T) -> Bool {
        guard let optional = value as? any OptionalValue else { return false }
        return optional.isNone
    }

    /// Laid out as a weak property is.
    private struct WeakReference {
        weak var object: AnyObject?
    }
}

/// An optional of any type.
private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    var isNone: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var isNone: Bool {
        if case .none = self { true } else { false }
    }
}

/// What the runtime tells of a stored property.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
    _ type: Any.Type,
    index: Int,
    fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int
