import Foundation

// Foundation for Linux has the class and says of its members that they are unavailable. What an expression is made of
// is held beside the object.

/// What an expression of Foundation's is made of.
package final class ExpressionContent {
    /// The value that it says.
    let value: PredicateValue

    init(_ value: PredicateValue) { self.value = value }

    /// An address to find it by.
    nonisolated(unsafe) fileprivate static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    /// What an expression says.
    static func value(of expression: AnyObject) -> PredicateValue {
        (objc_getAssociatedObject(expression, key) as? ExpressionContent)?.value ?? .constant(nil)
    }

    /// The value of an expression for an object or for several in an array; nil where it is none.
    package static func value(of expression: Any?, for object: Any?) -> Any? {
        KeyedProperties.unwrapped(expression as Any).flatMap { Self.value(of: $0 as AnyObject).boxed(object, [:]) }
    }

    /// Whether an expression makes one value of several objects: their sum, their number.
    package static func combines(_ expression: Any?) -> Bool {
        guard let expression = KeyedProperties.unwrapped(expression as Any),
            case .call(let function, _) = value(of: expression as AnyObject)
        else { return false }
        return function.combines
    }
}

// In an extension of a protocol, where an initializer may say which object it makes.
@available(*, deprecated, message: "Foundation for Linux has no initializer of its own")
extension CustomStringConvertible where Self: NSExpression {
    /// A value of numbers, texts, key paths, variables, operators and functions, as Foundation documents its syntax.
    ///
    /// A format that can't be read ends the program, as Foundation's exception would.
    /// - Parameter args: Values for `%@`, `%d` and their like, names for `%K`.
    public init(format expressionFormat: String, _ args: Any?...) {
        self.init(value: PredicateParser.value(expressionFormat, args.map { KeyedProperties.unwrapped($0 as Any) }))
    }

    /// A value of a format, with its arguments in an array.
    public init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(value: PredicateParser.value(expressionFormat, arguments.map { KeyedProperties.unwrapped($0) }))
    }

    /// Always the same value.
    public init(forConstantValue obj: Any?) { self.init(value: .constant(obj)) }

    /// What the object that it is asked with has under a key path.
    public init(forKeyPath keyPath: String) { self.init(value: .path(keyPath)) }

    /// What the context has under a name.
    public init(forVariable string: String) { self.init(value: .variable(string, path: "")) }

    /// What a function makes of the values of others.
    ///
    /// - Parameters:
    ///   - name: One of Foundation's functions, `sum:` or `divide:by:`; another one ends the program.
    ///   - parameters: The expressions that give its arguments.
    public init(forFunction name: String, arguments parameters: [Any]) {
        guard let function = ExpressionFunction(name: name, count: parameters.count) else {
            preconditionFailure("NSInvalidArgumentException: Unsupported function expression \(name)")
        }
        let arguments = parameters.map { ($0 as? NSExpression)?.content ?? .constant($0) }
        self.init(value: .call(function, arguments))
    }

    /// The values of several expressions.
    public init(forAggregate subexpressions: [Any]) {
        self.init(value: .list(subexpressions.map { ($0 as? NSExpression)?.content ?? .constant($0) }))
    }

    fileprivate init(value: PredicateValue) {
        let object = NSObject()
        // By its name, as whoever writes the class is refused.
        if let type = _typeByName("17ObjectiveCRuntime16FormatExpressionC") as? AnyClass {
            object_setClass(object, type)
        }
        objc_setAssociatedObject(object, ExpressionContent.key, ExpressionContent(value), .OBJC_ASSOCIATION_RETAIN)
        guard let made = object as? Self else {
            preconditionFailure("an expression of a subclass can't be made without Foundation's initializers")
        }
        self = made
    }
}

@available(*, deprecated, message: "Foundation for Linux has no members of its own")
extension NSExpression {
    static func of(_ value: PredicateValue) -> NSExpression { NSExpression(value: value) }

    var content: PredicateValue { ExpressionContent.value(of: self) }

    /// The object itself that the expression is asked with.
    public static func expressionForEvaluatedObject() -> NSExpression { NSExpression(value: .path("")) }

    /// The value for an object; numbers are `NSNumber`, and whole where all that they are made of is.
    ///
    /// - Parameter context: What stands for variables, by name without the sign.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for (name, value) in context ?? [:] { if let name = name as? String { variables[name] = value } }
        return content.boxed(object, variables)
    }

    /// What kind of value the expression is.
    public var expressionType: NSExpression.ExpressionType {
        switch content {
        case .constant: .constantValue
        case .path(let path): path.isEmpty ? .evaluatedObject : .keyPath
        case .variable(_, let path): path.isEmpty ? .variable : .function
        case .list: .aggregate
        case .call: .function
        }
    }

    /// The value of a constant.
    public var constantValue: Any? {
        if case .constant(let value) = content { value } else { nil }
    }

    /// The key path; empty where the expression is none.
    public var keyPath: String {
        if case .path(let path) = content { path } else { "" }
    }

    /// The variable's name; empty where the expression is none.
    public var variable: String {
        if case .variable(let name, _) = content { name } else { "" }
    }

    /// The function's name; empty where the expression is none.
    public var function: String {
        switch content {
        case .call(let function, _): function.rawValue
        case .variable(_, let path) where !path.isEmpty: "valueForKeyPath:"
        default: ""
        }
    }

    /// The expressions of a function's arguments; nil where the expression is no function.
    public var arguments: [NSExpression]? {
        if case .call(_, let values) = content { values.map { NSExpression(value: $0) } } else { nil }
    }
}

/// The class of all expressions, which no initializer makes.
@available(*, unavailable)
final class FormatExpression: NSExpression {
    override var description: String { ExpressionContent.value(of: self).description }
    override func isEqual(_ object: Any?) -> Bool { (object as? FormatExpression)?.description == description }
    override var hash: Int { description.hashValue }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension PredicateValue: CustomStringConvertible {
    /// The value for an object, numbers as objects.
    fileprivate func boxed(_ object: Any?, _ variables: [String: Any]) -> Any? {
        let result = of(object, variables)
        return switch result {
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        default: result
        }
    }

    /// The value as a format says it.
    var description: String {
        switch self {
        case .constant(let value):
            guard let value = KeyedProperties.unwrapped(value as Any) else { return "nil" }
            return Self.text(value).map { "\"\($0)\"" } ?? "\(value)"
        case .path(let path): return path.isEmpty ? "SELF" : path
        case .variable(let name, let path): return "$" + name + (path.isEmpty ? "" : "." + path)
        case .list(let values): return "{" + values.map(\.description).joined(separator: ", ") + "}"
        case .call(let function, let values):
            let operators: [ExpressionFunction: String] = [
                .add: "+", .subtract: "-", .multiply: "*", .divide: "/", .raise: "**", .bitwiseAnd: "&",
                .bitwiseOr: "|", .bitwiseXor: "^", .leftShift: "<<", .rightShift: ">>",
            ]
            guard let sign = operators[function], values.count == 2 else {
                return function.rawValue.dropLast() + "(" + values.map(\.description).joined(separator: ", ") + ")"
            }
            return "\(values[0]) \(sign) \(values[1])"
        }
    }
}
