import Synchronization

/// Which object of ours stands for one of the engine's; it isn't kept.
final class KnownObjects<Object: AnyObject>: Sendable {
    private struct Entry: @unchecked Sendable { weak var object: Object? }
    private let entries = Mutex<[UInt: Entry]>([:])

    func object(for reference: OpaquePointer) -> Object? {
        entries.withLock { $0[UInt(bitPattern: reference)] }?.object
    }

    func set(_ object: Object, for reference: OpaquePointer) {
        let entry = Entry(object: object)
        entries.withLock { $0[UInt(bitPattern: reference)] = entry }
    }

    /// Forgets an object that ends, unless another has taken its place.
    func forget(_ reference: OpaquePointer) {
        entries.withLock { entries in
            if entries[UInt(bitPattern: reference)]?.object == nil { entries[UInt(bitPattern: reference)] = nil }
        }
    }
}
