/// A place that the called writes an object to; there is no autoreleasing here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
