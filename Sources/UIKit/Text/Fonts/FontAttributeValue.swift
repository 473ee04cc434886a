import Foundation

/// Values of a font descriptor's attributes, as Objective-C has them.
///
/// There a dictionary holds objects, so that Swift reads one number as `CGFloat`, `Double`, `Int` or `NSNumber`, and one
/// name as `String` or as its own type (TX-19).
enum FontAttributeValue {
    /// A value as a number's or a string's object; what is neither stays as it is.
    static func object(_ value: Any) -> Any {
        switch value {
        case let name as NSString: name
        case let number as NSNumber: number
        case let weight as UIFont.Weight: NSNumber(value: Double(weight.rawValue))
        case let width as UIFont.Width: NSNumber(value: Double(width.rawValue))
        case let traits as [UIFontDescriptor.TraitKey: Any]: traits.mapValues(object)
        default: value
        }
    }

    /// A number of any kind; nil for what is none.
    static func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }
}

/// `attributes[.textStyle]` is a string that is read as either type.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
    /// The name as an object.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// Used by `as!`.
    public static func _forceBridgeFromObjectiveC(_ name: NSString, result: inout UIFont.TextStyle?) {
        result = UIFont.TextStyle(rawValue: String._unconditionallyBridgeFromObjectiveC(name))
    }

    /// Used by `as?`; every name is one.
    public static func _conditionallyBridgeFromObjectiveC(_ name: NSString, result: inout UIFont.TextStyle?) -> Bool {
        _forceBridgeFromObjectiveC(name, result: &result)
        return true
    }

    /// Used where Objective-C returns an object; none is a name without letters.
    public static func _unconditionallyBridgeFromObjectiveC(_ name: NSString?) -> UIFont.TextStyle {
        UIFont.TextStyle(rawValue: String._unconditionallyBridgeFromObjectiveC(name))
    }
}
