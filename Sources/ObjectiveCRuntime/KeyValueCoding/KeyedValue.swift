import Foundation

/// Values as key-value coding and properties that say `@NSManaged` hand them over: numbers become what the property holds.
package enum KeyedValue {
    /// A value as one of a type; nil when it can't be one.
    package static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let fitting = value as? Value { return fitting }
        if let optional = type as? any OptionalKind.Type {
            // A cast makes an empty optional of nothing: not what was asked to be stored.
            return wrapped(value, in: optional).flatMap { $0 as? Value }
        }
        if let set = type as? any KeyedSet.Type { return (value as? NSSet).map(set.init(keyed:)) as? Value }
        if let number = number(value), let found = self.number(number, as: type) { return found }
        if let box = value as? NSValue, let found = geometry(box, as: type) { return found }
        if let raw = type as? any RawRepresentable.Type { return represented(value, by: raw) as? Value }
        return nil
    }

    /// What is read where nothing is kept: nil, zero, false, an empty text or collection.
    package static func empty<Value>(_ type: Value.Type) -> Value? {
        if let optional = type as? any OptionalKind.Type { return none(of: optional) as? Value }
        if let zero = number(0, as: type) { return zero }
        if let set = type as? any KeyedSet.Type { return set.init(keyed: NSSet()) as? Value }
        if let raw = type as? any RawRepresentable.Type { return represented(0, by: raw) as? Value }
        return NSSet() as? Value ?? NSOrderedSet() as? Value ?? "" as? Value
    }

    /// A value without the optionals around it; sets of Swift's become those of Foundation, enumerations their values.
    package static func stored<Value>(_ value: Value) -> Any? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { stored($0.value) } }
        return switch value {
        case let set as any KeyedSet: set.keyed
        case let number as any FixedWidthInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
        case let raw as any RawRepresentable where !(raw is NSObject): stored(raw.rawValue)
        default: value
        }
    }

    /// What a box of geometry holds, where that is wanted.
    private static func geometry<Value>(_ box: NSValue, as type: Value.Type) -> Value? {
        let kind = String(cString: box.objCType)
        func holds(_ other: NSValue) -> Bool { kind == String(cString: other.objCType) }
        if type == CGRect.self, holds(NSValue(rect: .zero)) { return box.rectValue as? Value }
        if type == CGPoint.self, holds(NSValue(point: .zero)) { return box.pointValue as? Value }
        if type == CGSize.self, holds(NSValue(size: .zero)) { return box.sizeValue as? Value }
        return nil
    }

    private static func wrapped<Kind: OptionalKind>(_ value: Any, in type: Kind.Type) -> Any? {
        converted(value, to: Kind.Wrapped.self)
    }

    private static func none<Kind: OptionalKind>(of type: Kind.Type) -> Any { Kind.nothing }

    private static func represented<Kind: RawRepresentable>(_ value: Any, by type: Kind.Type) -> Any? {
        converted(value, to: Kind.RawValue.self).flatMap(Kind.init(rawValue:))
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
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
        if type == NSDecimalNumber.self { return NSDecimalNumber(decimal: number.decimalValue) as? Value }
        if type == Decimal.self { return number.decimalValue as? Value }
        return (type as? any FixedWidthInteger.Type).flatMap { integer(number, as: $0) as? Value }
    }

    private static func integer<Integer: FixedWidthInteger>(_ number: NSNumber, as type: Integer.Type) -> Any {
        Integer(truncatingIfNeeded: number.int64Value)
    }
}

/// The type of an optional property.
private protocol OptionalKind {
    associatedtype Wrapped
    static var nothing: Self { get }
}

extension Optional: OptionalKind {
    static var nothing: Self { nil }
}

/// A set of Swift's that stands for several objects.
private protocol KeyedSet {
    init(keyed: NSSet)
    var keyed: NSSet { get }
}

extension Set: KeyedSet {
    init(keyed: NSSet) { self = Set(keyed.allObjects.compactMap { $0 as? Element }) }
    var keyed: NSSet { NSSet(array: Array(self)) }
}
