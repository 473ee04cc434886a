/// Lets Foundation compare objects of classes that are not its own.
///
/// On Linux, Core Foundation decides by the eight bytes behind an object's header whether the object is one of its own,
/// and stops the program where they look like type 0. Attributed strings compare the values of neighboring runs so. A
/// class whose objects are attribute values has this as its first stored property; it stands for a type that doesn't exist.
package struct FoundationValueTag: Sendable {
    private let bits: UInt = 0x1_FF00

    package init() {}
}
