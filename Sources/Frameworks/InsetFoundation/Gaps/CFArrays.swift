import Foundation

/// How many values an array has.
public func CFArrayGetCount(_ theArray: NSArray!) -> Int { theArray?.count ?? 0 }

/// Where a value of an array lies, for `unsafeBitCast` to its class.
///
/// The array holds its objects. A value that it keeps as Swift's, as a string, is made an object that stays for good.
///
/// - Parameter idx: From 0 to less than the array's count.
public func CFArrayGetValueAtIndex(_ theArray: NSArray!, _ idx: Int) -> UnsafeRawPointer! {
    guard let value = theArray?.object(at: idx) else { return nil }
    let object = value as AnyObject
    let held = type(of: value) is AnyClass ? Unmanaged.passUnretained(object) : Unmanaged.passRetained(object)
    return UnsafeRawPointer(held.toOpaque())
}
