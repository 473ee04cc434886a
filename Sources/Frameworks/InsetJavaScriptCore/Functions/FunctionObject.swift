/// A Swift function that was cast to `AnyObject`, as iOS code does with blocks.
final class FunctionObject {
    let function: Any
    init(_ function: Any) { self.function = function }
}

/// A function as an object that scripts can be given: on iOS a block is one, here it is put into one.
public func unsafeBitCast<Result>(_ function: @escaping () -> Result, to type: AnyObject.Protocol) -> AnyObject {
    FunctionObject(function)
}

/// A function of one argument as an object that scripts can be given.
public func unsafeBitCast<A, Result>(_ function: @escaping (A) -> Result, to type: AnyObject.Protocol) -> AnyObject {
    FunctionObject(function)
}

/// A function of two arguments as an object that scripts can be given.
public func unsafeBitCast<A, B, Result>(
    _ function: @escaping (A, B) -> Result,
    to type: AnyObject.Protocol
) -> AnyObject {
    FunctionObject(function)
}

/// A function of three arguments as an object that scripts can be given.
public func unsafeBitCast<A, B, C, Result>(
    _ function: @escaping (A, B, C) -> Result,
    to type: AnyObject.Protocol
) -> AnyObject {
    FunctionObject(function)
}

/// A function of four arguments as an object that scripts can be given.
public func unsafeBitCast<A, B, C, D, Result>(
    _ function: @escaping (A, B, C, D) -> Result,
    to type: AnyObject.Protocol
) -> AnyObject {
    FunctionObject(function)
}
