import Foundation
import SwiftRuntime
import Synchronization

/// A stored property of a class, as Objective-C's runtime hands it out.
public typealias Ivar = OpaquePointer

/// The stored properties that a class itself declares, in the order of their places; those of UIKit's classes are Inset's.
///
/// Properties that can't be changed (`let`) aren't listed.
/// - Parameter outCount: Is set to their number.
/// - Returns: A list that the caller frees; nil where there are none.
public func class_copyIvarList(
    _ cls: AnyClass?,
    _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
    let own = cls.map { type in
        StoredProperties.own(of: type).map { IvarRecord.pointer(to: $0.property, named: $0.name, of: type) }
    }
    let ivars = own ?? []
    outCount?.pointee = UInt32(ivars.count)
    guard !ivars.isEmpty, let memory = malloc(ivars.count * MemoryLayout<Ivar>.stride) else { return nil }
    let list = memory.bindMemory(to: Ivar.self, capacity: ivars.count)
    list.initialize(from: ivars, count: ivars.count)
    return list
}

/// The stored property of that name, of a class or its superclasses; nil where there is none that can be changed.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
    let name = String(cString: name)
    var type: AnyClass? = cls
    while let current = type {
        if let found = StoredProperties.own(of: current).first(where: { $0.name == name }) {
            return IvarRecord.pointer(to: found.property, named: name, of: current)
        }
        type = _getSuperclass(current)
    }
    return nil
}

/// The property's name.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { IvarRecord.at(v).name }

/// From the object's beginning, in bytes.
public func ivar_getOffset(_ v: Ivar) -> Int { IvarRecord.at(v).property.offset }

/// Nil: types are Swift's.
public func ivar_getTypeEncoding(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// What an object holds in a property; nil for a weak one.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? {
    obj.flatMap { StoredProperties.read(IvarRecord.at(ivar).property, of: $0 as AnyObject) }
}

/// What an `Ivar` points to. Kept for ever, as Objective-C keeps its own.
private final class IvarRecord: @unchecked Sendable {
    // Unchecked: everything is constant, the name's memory included.
    let name: UnsafePointer<CChar>?
    let property: StoredProperties.Property

    private init(_ name: String, _ property: StoredProperties.Property) {
        self.name = strdup(name).map { UnsafePointer($0) }
        self.property = property
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    private static let records = Mutex<[Key: IvarRecord]>([:])

    /// The same pointer each time for the same property.
    static func pointer(to property: StoredProperties.Property, named name: String, of type: AnyClass) -> Ivar {
        let record = records.withLock { records in
            let key = Key(type: ObjectIdentifier(type), name: name)
            if let known = records[key] { return known }
            let record = IvarRecord(name, property)
            records[key] = record
            return record
        }
        return OpaquePointer(Unmanaged.passUnretained(record).toOpaque())
    }

    /// The record behind a pointer of ``pointer(to:named:of:)``.
    static func at(_ pointer: Ivar) -> IvarRecord {
        Unmanaged<IvarRecord>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}

/// Compares texts of C; as on iOS, of pointers that aren't known to be there, as names from the runtime are.
public func strcmp(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Int32 {
    guard let first, let second else { preconditionFailure("strcmp: a text isn't there") }
    return Glibc.strcmp(first, second)
}
