import Foundation

/// What a dictionary holds under a key.
///
/// - Parameter key: The address of an object: `Unmanaged.passUnretained(key).toOpaque()`.
/// - Returns: The address of an object, nil where there is none. Deviation: an object of its own, which is never freed, as
///   dictionaries here hold values.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let theDict, let key else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    guard let value = theDict.object(forKey: object) else { return nil }
    return UnsafeRawPointer(Unmanaged.passRetained(foundationObject(value)).toOpaque())
}

/// How many keys a dictionary has.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// A value as the object that holds it beside Objective-C.
private func foundationObject(_ value: Any) -> AnyObject {
    switch value {
    case let dictionary as [AnyHashable: Any]: NSDictionary(dictionary: dictionary)
    case let list as [Any]: NSArray(array: list)
    case let text as String: NSString(string: text)
    case let data as Data: NSData(data: data)
    case let number as NSNumber: number
    case let number as Double: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    default: value as AnyObject
    }
}
