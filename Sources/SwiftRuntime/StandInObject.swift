/// Makes an object of a class without running any code of that class.
///
/// An instance of a superclass, `origin`, is widened: it gets room for the stored properties that come below `origin`
/// (all zero), and a class record of its own, a subclass of `type` in which every member that `origin` declares is
/// `origin`'s again. So casts to `type` hold, while neither its initializers, nor what it overrides, nor observers of
/// its properties run. Casts to a final class fail, as the compiler compares records there; such a reference is made
/// without a check.
package enum StandInObject {
    /// Lives on for good, as does its class record: a few hundred bytes.
    ///
    /// - Parameters:
    ///   - plain: An instance of `origin`, of that very class.
    ///   - type: A subclass of `origin`.
    package static func make(of type: AnyClass, from plain: AnyObject, of origin: AnyClass) -> AnyObject {
        let (narrow, wide) = (ClassRecord(origin), ClassRecord(type))
        let classes = UnsafeMutableRawPointer.allocate(byteCount: wide.byteCount, alignment: 16)
        classes.copyMemory(from: wide.start, byteCount: wide.byteCount)
        let record = classes + (wide.address - wide.start)
        record.storeBytes(of: wide.address, toByteOffset: ClassRecord.superclassOffset, as: UnsafeRawPointer.self)
        let members = ClassRecord.membersOffset
        (record + members).copyMemory(
            from: narrow.address + members,
            byteCount: narrow.end - (narrow.address + members)
        )

        let header = 2 * MemoryLayout<UInt>.size
        let object = UnsafeMutableRawPointer.allocate(byteCount: wide.instanceByteCount, alignment: 16)
        object.initializeMemory(as: UInt8.self, repeating: 0, count: wide.instanceByteCount)
        let model = UnsafeRawPointer(Unmanaged.passRetained(plain).toOpaque())
        (object + header).copyMemory(from: model + header, byteCount: narrow.instanceByteCount - header)
        object.storeBytes(of: UnsafeRawPointer(record), as: UnsafeRawPointer.self)
        object.storeBytes(of: freshReferenceCount, toByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
        return Unmanaged<AnyObject>.fromOpaque(object).retain().takeUnretainedValue()
    }

    /// The second word of an object that was just made.
    private static var freshReferenceCount: UInt {
        let fresh = Fresh()
        return withExtendedLifetime(fresh) {
            UnsafeRawPointer(Unmanaged.passUnretained(fresh).toOpaque())
                .load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
        }
    }

    private final class Fresh {}
}
