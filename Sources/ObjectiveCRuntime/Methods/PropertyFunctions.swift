import Foundation
import Synchronization

/// A property of a class, as Objective-C's runtime hands it out.
public typealias objc_property_t = OpaquePointer

/// The property of that name, of a class or its superclasses; nil where objects hold nothing under the name.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    guard let cls else { return nil }
    let key = String(cString: name)
    let listed = unisolated { KeyedProperties.shared.accessor(for: key, ofClass: cls) }.map { $0.type }
    guard listed != nil || class_getInstanceVariable(cls, name) != nil else { return nil }
    return PropertyRecord.pointer(to: key, of: cls, holding: listed)
}

/// The property's name.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
    UnsafePointer(PropertyRecord.at(property).name)
}

/// What Objective-C's compiler writes of a property, as far as Swift's types tell: `Tq,N`, `T@"NSString",N`.
///
/// Whether an object is held weakly isn't known.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
    UnsafePointer(PropertyRecord.at(property).attributes)
}

/// What an `objc_property_t` points to. Kept for ever, as Objective-C keeps its own.
private final class PropertyRecord: @unchecked Sendable {
    // Unchecked: everything is constant, the texts' memory included.
    let name: UnsafeMutablePointer<CChar>
    let attributes: UnsafeMutablePointer<CChar>

    private init(_ name: String, holding type: Any.Type?) {
        self.name = strdup(name)
        attributes = strdup("T\(type.map(Self.encoding) ?? "@"),N")
    }

    private static func encoding(of type: Any.Type) -> String {
        switch type {
        case is Bool.Type: "B"
        case is Int.Type: "q"
        case is UInt.Type: "Q"
        case is Double.Type, is CGFloat.Type: "d"
        case is Float.Type: "f"
        case is String.Type, is String?.Type: "@\"NSString\""
        case let type as AnyClass: "@\"\(NSStringFromClass(type))\""
        default: "@"
        }
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    private static let records = Mutex<[Key: PropertyRecord]>([:])

    /// The same pointer each time for the same property.
    static func pointer(to name: String, of owner: AnyClass, holding type: Any.Type?) -> objc_property_t {
        let record = records.withLock { records in
            let key = Key(type: ObjectIdentifier(owner), name: name)
            if let known = records[key] { return known }
            let record = PropertyRecord(name, holding: type)
            records[key] = record
            return record
        }
        return OpaquePointer(Unmanaged.passUnretained(record).toOpaque())
    }

    /// The record behind a pointer of ``pointer(to:of:holding:)``.
    static func at(_ pointer: objc_property_t) -> PropertyRecord {
        Unmanaged<PropertyRecord>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}
