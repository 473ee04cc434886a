import Foundation

/// A value that a document gives to a property by name: a user-defined runtime attribute.
package enum RuntimeValue {
    case none
    case bool(Bool)
    case number(Double)
    case string(String)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case color(UIColor)
    case image(UIImage)

    /// The value as a property of some type takes it; nil when it can't be one.
    ///
    /// As key-value coding does, numbers become any number or Bool, and Bools numbers.
    package func converted(to type: Any.Type) -> Any? {
        if let optional = type as? any OptionalType.Type {
            if case .none = self { return optional.nothing }
            return converted(to: optional.wrapped)
        }
        if let raw = type as? any RawRepresentable.Type, !(type is UIColor.Type) {
            return convertedRaw(to: raw)
        }
        return object(for: type) ?? number.flatMap { Self.number($0, as: type) }
    }

    private var number: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .number(let value): value
        case .none, .string, .point, .size, .rect, .range, .color, .image: nil
        }
    }

    private func object(for type: Any.Type) -> Any? {
        switch self {
        case .none: nil
        case .bool(let value): first(of: [value, NSNumber(value: value)], as: type)
        case .number(let value): first(of: [NSNumber(value: value)], as: type)
        case .string(let value): first(of: [value, value as NSString], as: type)
        case .point(let value): first(of: [value], as: type)
        case .size(let value): first(of: [value], as: type)
        case .rect(let value): first(of: [value], as: type)
        case .range(let value): first(of: [value], as: type)
        case .color(let value): first(of: [value, value.cgColor], as: type)
        case .image(let value): first(of: [value], as: type)
        }
    }

    /// The first of some values that is of a type.
    private func first(of values: [Any], as type: Any.Type) -> Any? {
        func cast<T>(_ type: T.Type) -> Any? {
            values.lazy.compactMap { $0 as? T }.first
        }
        return _openExistential(type, do: cast)
    }

    private static func number(_ value: Double, as type: Any.Type) -> Any? {
        if type == Double.self { return value }
        if type == CGFloat.self { return CGFloat(value) }
        if type == Float.self { return Float(value) }
        if type == Bool.self { return value != 0 }
        return (type as? any BinaryInteger.Type).flatMap { integer(value, as: $0) }
    }

    private static func integer<T: BinaryInteger>(_ value: Double, as type: T.Type) -> Any? {
        T(exactly: value.rounded(.towardZero))
    }

    private func convertedRaw<T: RawRepresentable>(to type: T.Type) -> Any? {
        (converted(to: T.RawValue.self) as? T.RawValue).flatMap(T.init(rawValue:))
    }
}

/// The type of an optional property.
private protocol OptionalType {
    static var wrapped: Any.Type { get }
    static var nothing: Any { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate static var nothing: Any { Self.none as Any }
}
