import Foundation

/// The kind of an object of CoreFoundation; to be compared with that of a function such as ``CFStringGetTypeID()``.
public typealias CFTypeID = UInt

/// The kinds of objects that the functions here tell apart; their raw values are those of no other system.
private enum ObjectKind: CFTypeID {
    case other = 1
    case null, boolean, number, string, data, date, array, dictionary, set, url, error, attributedString
}

/// An object of a kind that another module declares.
package protocol KindNaming: AnyObject {
    /// Of no other class, and greater than those of the kinds here.
    static var typeID: CFTypeID { get }
}

/// The kind of an object; all that CoreFoundation doesn't bridge are of one kind.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    if let object = cf as? any KindNaming { return type(of: object).typeID }
    let kind: ObjectKind =
        switch cf {
        case is NSNull: .null
        case let number as NSNumber: number.isBoolean ? .boolean : .number
        case is NSString: .string
        case is NSData: .data
        case is NSDate: .date
        case is NSArray: .array
        case is NSDictionary: .dictionary
        case is NSSet: .set
        case is NSURL: .url
        case is NSError: .error
        case is NSAttributedString: .attributedString
        default: .other
        }
    return kind.rawValue
}

extension NSNumber {
    /// Whether it was made of a truth, which is of one byte; literals and JSON make no other number of one byte.
    fileprivate var isBoolean: Bool { String(cString: objCType) == "c" && (intValue == 0 || intValue == 1) }
}

/// The kind of ``kCFNull``.
public func CFNullGetTypeID() -> CFTypeID { ObjectKind.null.rawValue }
/// The kind of truths.
public func CFBooleanGetTypeID() -> CFTypeID { ObjectKind.boolean.rawValue }
/// The kind of numbers that aren't truths.
public func CFNumberGetTypeID() -> CFTypeID { ObjectKind.number.rawValue }
/// The kind of strings.
public func CFStringGetTypeID() -> CFTypeID { ObjectKind.string.rawValue }
/// The kind of data.
public func CFDataGetTypeID() -> CFTypeID { ObjectKind.data.rawValue }
/// The kind of dates.
public func CFDateGetTypeID() -> CFTypeID { ObjectKind.date.rawValue }
/// The kind of arrays.
public func CFArrayGetTypeID() -> CFTypeID { ObjectKind.array.rawValue }
/// The kind of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { ObjectKind.dictionary.rawValue }
/// The kind of sets.
public func CFSetGetTypeID() -> CFTypeID { ObjectKind.set.rawValue }
/// The kind of addresses.
public func CFURLGetTypeID() -> CFTypeID { ObjectKind.url.rawValue }

/// How often an object is held, a number for logs only: the compiler holds and lets go as it likes.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex {
    guard let cf else { return 0 }
    return CFIndex(retainCount(Unmanaged.passUnretained(cf).toOpaque()))
}

/// Of Swift's runtime.
@_silgen_name("swift_retainCount")
private func retainCount(_ object: UnsafeMutableRawPointer) -> UInt

/// Whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    guard let first = cf1 as? NSObject else { return cf1 === cf2 }
    return first.isEqual(cf2)
}

/// A number that equal objects share.
public func CFHash(_ cf: CFTypeRef!) -> UInt {
    guard let object = cf as? NSObject else { return cf.map { UInt(bitPattern: ObjectIdentifier($0).hashValue) } ?? 0 }
    return UInt(bitPattern: object.hash)
}
