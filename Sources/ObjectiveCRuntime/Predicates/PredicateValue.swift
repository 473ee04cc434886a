import Foundation

/// One side of a comparison.
enum PredicateValue {
    /// A value that stands in the format, or one of its arguments.
    case constant(Any?)
    /// What the object has under a path; the object itself where that is empty.
    case path(String)
    /// What the caller puts in the place of `$NAME`, and a path from there.
    case variable(String, path: String)
    /// Several of them.
    case list([PredicateValue])
    /// What a function makes of others.
    case call(ExpressionFunction, [PredicateValue])

    /// The value for an object.
    func of(_ object: Any?, _ variables: [String: Any] = [:]) -> Any? {
        switch self {
        case .constant(let value): return value
        case .list(let values): return values.map { $0.of(object, variables) }
        case .call(let function, let values): return function.of(values.map { $0.of(object, variables) })
        case .variable(let name, let path):
            guard let value = variables[name] else {
                preconditionFailure(
                    "NSInvalidArgumentException: Can't get value for '\(name)' in bindings \(variables)."
                )
            }
            return Self.value(of: value, path[...])
        case .path(let path): return Self.value(of: object, path[...])
        }
    }

    private static func value(of object: Any?, _ path: Substring) -> Any? {
        guard !path.isEmpty, let object = KeyedProperties.unwrapped(object as Any) else { return object }
        let key = path.prefix { $0 != "." }
        let rest = path.dropFirst(key.count + 1)
        if key.caseInsensitiveCompare("self") == .orderedSame { return value(of: object, rest) }
        if let elements = elements(of: object) {
            if key == "@count" { return value(of: elements.count, rest) }
            return elements.map { value(of: $0, path) }
        }
        if let text = object as? String, key == "length" { return text.utf16.count }
        if let dictionary = object as? [AnyHashable: Any] { return value(of: dictionary[String(key)], rest) }
        return (object as? NSObject).flatMap { value(of: $0.value(forKey: String(key)), rest) }
    }

    /// The elements of a collection; nil where it is none.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let value as [Any]: value
        case let value as NSArray: value.map { $0 }
        case let value as Set<AnyHashable>: value.map(\.base)
        case let value as NSSet: value.map { $0 }
        case let value as NSOrderedSet: value.map { $0 }
        case let value as ClosedRange<Int>: Array(value)
        default: nil
        }
    }

    /// The order of two values; nil where they can't be compared.
    static func order(_ one: Any?, _ other: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        let (one, other) = (present(one), present(other))
        if let one = text(one), let other = text(other) { return one.compare(other, options: options) }
        if let one = number(one), let other = number(other) {
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
        if one == nil, other == nil { return .orderedSame }
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else {
            return (one as AnyObject) === (other as AnyObject) ? .orderedSame : nil
        }
        return one == other ? .orderedSame : nil
    }

    /// A value outside of all optionals; nil where there is none, which `NSNull` says, too.
    private static func present(_ value: Any?) -> Any? {
        KeyedProperties.unwrapped(value).flatMap { $0 is NSNull ? nil : $0 }
    }

    /// The text of a string of either kind.
    static func text(_ value: Any?) -> String? {
        value as? String ?? (value as? NSString).map { $0 as String } ?? (value as? UUID)?.uuidString
    }

    /// What a value is as a number; nil where it is none.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Date: value.timeIntervalSinceReferenceDate
        case let value as NSDate: value.timeIntervalSinceReferenceDate
        default: nil
        }
    }
}
