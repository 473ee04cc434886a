/// A class's record in memory, as Swift's runtime lays it out where there is no Objective-C
/// (github.com/swiftlang/swift, docs/ABI/TypeMetadata.rst, "Class metadata").
///
/// | byte | holds |
/// | --- | --- |
/// | 0, 8 | what kind of type it is; the superclass |
/// | 16, 20 | flags; where references to an instance point into it |
/// | 24, 28 | an instance's size and alignment |
/// | 32, 36 | the record's size; where references to the class point into it |
/// | 40, 48 | the compiler's description of the type; the destroyer of stored properties |
/// | 56 … | members: places of stored properties, and pointers to methods, the superclass's first |
struct ClassRecord {
    static let superclassOffset = 8
    static let membersOffset = 56

    /// Where references to the class point to.
    let address: UnsafeRawPointer

    init(_ type: AnyClass) {
        address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// Where the record begins, a little before ``address``.
    var start: UnsafeRawPointer { address - Int(address.load(fromByteOffset: 36, as: UInt32.self)) }
    /// Of the record, in bytes.
    var byteCount: Int { Int(address.load(fromByteOffset: 32, as: UInt32.self)) }
    var end: UnsafeRawPointer { start + byteCount }
    /// Of an instance, in bytes.
    var instanceByteCount: Int { Int(address.load(fromByteOffset: 24, as: UInt32.self)) }
    /// What the compiler wrote down for the type.
    var descriptor: UnsafeRawPointer? { address.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) }
}
