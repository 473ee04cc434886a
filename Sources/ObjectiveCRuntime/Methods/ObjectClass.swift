/// Makes an object one of another class, whose objects have as much room: a subclass without stored properties.
///
/// - Returns: The class that it was of; nil for no object, and where the class's objects need another room, in which case
///   nothing changes.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let obj else { return nil }
    let object = obj as AnyObject
    let before: AnyClass = type(of: object)
    guard instanceSize(of: before) == instanceSize(of: cls) else { return nil }
    // An object begins with its class.
    Unmanaged.passUnretained(object).toOpaque().storeBytes(
        of: unsafeBitCast(cls, to: UnsafeRawPointer.self),
        as: UnsafeRawPointer.self
    )
    return before
}

/// A class's record: kind, superclass, flags and address point, then the size, on systems without Objective-C.
private func instanceSize(of cls: AnyClass) -> UInt32 {
    unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
}
