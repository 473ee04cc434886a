import Foundation
import Platform
import Synchronization

private let names = Mutex<[ObjectIdentifier: UInt]>([:])

/// A class's name with its module, as bytes that end with zero and stay where they are; "nil" for no class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    names.withLock { names in
        let key = cls.map { ObjectIdentifier($0) } ?? ObjectIdentifier(Never.self)
        let address = names[key] ?? UInt(bitPattern: strdup(cls.map { String(reflecting: $0) } ?? "nil"))
        names[key] = address
        guard let name = UnsafePointer<CChar>(bitPattern: address) else {
            preconditionFailure("there is no memory left for the name of a class")
        }
        return name
    }
}

/// A class of a name below another one.
///
/// - Returns: Nil, as for a name that is taken: Swift makes no classes while a program runs. That is said once.
public func objc_allocateClassPair(
    _ superclass: AnyClass?,
    _ name: UnsafePointer<CChar>,
    _ extraBytes: Int
) -> AnyClass? {
    AbsentFeature.report("objc_allocateClassPair", "no classes can be made while a program runs; it answers nil")
    return nil
}

/// Completes a class that `objc_allocateClassPair` made.
///
/// - Note: No effect here: there is no such class.
public func objc_registerClassPair(_ cls: AnyClass) {}

/// Ends a class that `objc_allocateClassPair` made.
///
/// - Note: No effect here: there is no such class.
public func objc_disposeClassPair(_ cls: AnyClass) {}
