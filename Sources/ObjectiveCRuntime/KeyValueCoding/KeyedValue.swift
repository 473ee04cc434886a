import Foundation

/// Values as key-value coding hands them over: numbers become what the property holds.
enum KeyedValue {
    /// The value as one of a type; nil when it can't be one.
    static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let fitting = value as? Value { return fitting }
        if let optional = type as? any OptionalKind.Type { return wrapped(value, in: optional) as? Value }
        if let raw = type as? any RawRepresentable.Type { return represented(value, by: raw) as? Value }
        return number(value).flatMap { number($0, as: type) }
    }

    private static func wrapped<Kind: OptionalKind>(_ value: Any, in type: Kind.Type) -> Any? {
        converted(value, to: Kind.Wrapped.self)
    }

    private static func represented<Kind: RawRepresentable>(_ value: Any, by type: Kind.Type) -> Any? {
        converted(value, to: Kind.RawValue.self).flatMap(Kind.init(rawValue:))
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        default: nil
        }
    }

    private static func number<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
        if type == Bool.self { return number.boolValue as? Value }
        if type == Double.self { return number.doubleValue as? Value }
        if type == Float.self { return number.floatValue as? Value }
        if type == CGFloat.self { return CGFloat(number.doubleValue) as? Value }
        if type == NSNumber.self { return number as? Value }
        return (type as? any FixedWidthInteger.Type).flatMap { integer(number, as: $0) as? Value }
    }

    private static func integer<Integer: FixedWidthInteger>(_ number: NSNumber, as type: Integer.Type) -> Any {
        Integer(truncatingIfNeeded: number.int64Value)
    }
}

/// The type of an optional property.
private protocol OptionalKind {
    associatedtype Wrapped
}

extension Optional: OptionalKind {}
