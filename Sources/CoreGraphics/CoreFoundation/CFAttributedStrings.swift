import Foundation

/// A text with the same attributes throughout.
///
/// - Parameters:
///   - alloc: Without effect.
///   - attributes: By their names, `kCTFontAttributeName` and its like; nil: none.
/// - Returns: Nil without a text.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator?,
    _ str: CFString!,
    _ attributes: CFDictionary!
) -> CFAttributedString! {
    guard let str else { return nil }
    var values: [NSAttributedString.Key: Any] = [:]
    for (name, value) in attributes ?? NSDictionary() { values[NSAttributedString.Key("\(name)")] = value }
    return NSAttributedString(string: "\(str)", attributes: values)
}

/// The characters of a text.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! {
    aStr.map { NSString(string: $0.string) }
}

/// How many UTF-16 units a text has.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }

/// The kind of texts with attributes.
public func CFAttributedStringGetTypeID() -> CFTypeID { CFGetTypeID(NSAttributedString(string: "")) }
