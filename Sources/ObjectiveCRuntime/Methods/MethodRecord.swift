import Foundation
import Synchronization

/// What a `Method` or an `IMP` points to here: a class and a name. Swift's own methods can't be taken or exchanged.
final class MethodRecord: Sendable {
    let selector: Selector

    private init(_ selector: Selector) { self.selector = selector }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let selector: Selector
        let isClassMethod: Bool
    }

    /// Kept for ever, as Objective-C keeps its methods.
    private static let records = Mutex<[Key: MethodRecord]>([:])

    /// The same pointer each time for the same method.
    static func pointer(to selector: Selector, of type: AnyClass, isClassMethod: Bool) -> OpaquePointer {
        let key = Key(type: ObjectIdentifier(type), selector: selector, isClassMethod: isClassMethod)
        let record = records.withLock { records in
            if let known = records[key] { return known }
            let record = MethodRecord(selector)
            records[key] = record
            return record
        }
        return OpaquePointer(Unmanaged.passUnretained(record).toOpaque())
    }

    /// The record behind a pointer of ``pointer(to:of:isClassMethod:)``.
    static func at(_ pointer: OpaquePointer) -> MethodRecord {
        Unmanaged<MethodRecord>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}
