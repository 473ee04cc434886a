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
/// What stands for nothing in a collection.
public typealias CFNull = NSNull
/// The one that stands for nothing.
public let kCFNull: CFNull! = NSNull()

/// The least number of 16 bits, as C's headers name it.
public let INT16_MIN: Int32 = Int32(Int16.min)
/// The least number of 32 bits, as C's headers name it.
public let INT32_MIN: Int32 = .min
/// The least number of 64 bits, as C's headers name it.
public let INT64_MIN: Int64 = .min
/// The largest number of 64 bits, as C's headers name it.
public let INT64_MAX: Int64 = .max
/// The largest number of 64 bits without a sign, as C's headers name it.
public let UINT64_MAX: UInt64 = .max
