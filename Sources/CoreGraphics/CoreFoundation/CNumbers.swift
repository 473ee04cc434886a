import Foundation

/// A number as Objective-C's interfaces take it.
public typealias NSInteger = Int
/// A number from zero on as Objective-C's interfaces take it; an `Int` in Swift, too.
public typealias NSUInteger = Int
/// What a function of the system returns; zero for success.
public typealias OSStatus = Int32
/// Success.
public let noErr: OSStatus = 0
/// A truth, bridged to `NSNumber`.
public typealias CFBoolean = NSNumber
/// Truth.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// Falsehood.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
