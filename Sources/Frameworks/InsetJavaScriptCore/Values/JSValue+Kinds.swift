import Foundation

extension JSValue {
    /// `JSType` of the engine's API.
    enum Kind: UInt32 {
        case undefined, null, boolean, number, string, object, symbol, bigInt
    }

    /// What it is; nil for what only newer engines know.
    var kind: Kind? { Kind(rawValue: symbols.valueGetType(context.jsGlobalContextRef, reference)) }

    /// Whether it is `undefined`.
    public var isUndefined: Bool { kind == .undefined }

    /// Whether it is `null`.
    public var isNull: Bool { kind == .null }

    /// Whether it is `true` or `false`.
    public var isBoolean: Bool { kind == .boolean }

    /// Whether it is a number.
    public var isNumber: Bool { kind == .number }

    /// Whether it is a string.
    public var isString: Bool { kind == .string }

    /// Whether it is an object; functions, arrays and dates are.
    public var isObject: Bool { kind == .object }

    /// Whether it is a symbol.
    public var isSymbol: Bool { kind == .symbol }

    /// Whether it is an array.
    public var isArray: Bool { symbols.valueIsArray(context.jsGlobalContextRef, reference) }

    /// Whether it is a date.
    public var isDate: Bool { symbols.valueIsDate(context.jsGlobalContextRef, reference) }

    /// Whether it is a value of the same kind and content, as `===` has it.
    public func isEqual(to value: Any!) -> Bool {
        let other = JSValue(context.reference(of: value), in: context)
        return symbols.valueIsStrictEqual(context.jsGlobalContextRef, reference, other.reference)
    }

    /// Whether it equals a value after both became of one kind, as `==` has it.
    public func isEqualWithTypeCoercion(to value: Any!) -> Bool {
        let other = JSValue(context.reference(of: value), in: context)
        return context.attempt { symbols.valueIsEqual($0, reference, other.reference, $1) } ?? false
    }

    /// Whether a function has made it with `new`, as `instanceof` has it.
    public func isInstance(of value: Any!) -> Bool {
        let constructor = JSValue(context.reference(of: value), in: context)
        guard constructor.isObject else { return false }
        return context.attempt {
            symbols.valueIsInstanceOfConstructor($0, reference, constructor.reference, $1)
        } ?? false
    }
}
