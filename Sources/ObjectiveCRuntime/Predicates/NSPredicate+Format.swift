import Foundation

// In an extension of a protocol, where an initializer may say which object it makes.
extension CustomStringConvertible where Self: NSPredicate {
    /// What a format says, as Foundation documents its syntax; without subqueries.
    ///
    /// The place of a variable, `$NAME`, is filled by `evaluate(with:substitutionVariables:)`. A comparison is an
    /// `NSComparisonPredicate`, what `AND`, `OR` and `NOT` combine an `NSCompoundPredicate`.
    ///
    /// A format that can't be read ends the program, as Foundation's exception would.
    /// - Parameter args: Values for `%@`, `%d` and their like, names for `%K`.
    public init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 as Any })
    }

    /// What a format says, with its arguments in an array.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let values = (arguments ?? []).map { KeyedProperties.unwrapped($0) }
        let predicate = PredicateParser.condition(predicateFormat, values).predicate
        guard let made = predicate as? Self else {
            preconditionFailure("\(Self.self) can't be made of the format \"\(predicateFormat)\"")
        }
        self = made
    }
}

extension PredicateCondition {
    /// The condition as Foundation's object of it.
    fileprivate var predicate: NSPredicate {
        switch self {
        case .constant(let value): NSPredicate(value: value)
        case .not(let condition): NSCompoundPredicate(notPredicateWithSubpredicate: condition.predicate)
        case .and(let conditions): NSCompoundPredicate(andPredicateWithSubpredicates: conditions.map(\.predicate))
        case .or(let conditions): NSCompoundPredicate(orPredicateWithSubpredicates: conditions.map(\.predicate))
        case .comparison(let left, let comparison, let right, let modifier, let options):
            ComparisonContent(left, comparison, right, modifier, options).predicate
        }
    }
}

extension NSSortDescriptor {
    /// Sorts by what objects have under a key path.
    public convenience init(key: String?, ascending: Bool) {
        let path = PredicateValue.path(key ?? "")
        nonisolated(unsafe) let keyPath = path
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            PredicateValue.order(keyPath.of(one), keyPath.of(other)) ?? .orderedSame
        }
    }

    /// Sorts by what objects have under a key path, as a method of theirs compares it.
    ///
    /// - Parameter selector: One of NSString's, or a method of the app's that takes the other value and answers with a
    ///   `ComparisonResult`; nil compares as `compare(_:)` does.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        nonisolated(unsafe) let path = PredicateValue.path(key ?? "")
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            let values = (path.of(one), path.of(other))
            return selector.flatMap { $0.comparison(of: values.0, with: values.1) }
                ?? PredicateValue.order(values.0, values.1) ?? .orderedSame
        }
    }
}

extension Selector {
    /// What the method says of two values; nil where either is missing or has no such method.
    fileprivate func comparison(of one: Any?, with other: Any?) -> ComparisonResult? {
        guard let one, let other else { return nil }
        if let text = PredicateValue.text(one), let second = PredicateValue.text(other) {
            switch name {
            case "caseInsensitiveCompare:": return text.caseInsensitiveCompare(second)
            case "localizedCompare:": return text.localizedCompare(second)
            case "localizedCaseInsensitiveCompare:": return text.localizedCaseInsensitiveCompare(second)
            case "localizedStandardCompare:": return text.localizedStandardCompare(second)
            default: break
            }
        }
        guard let object = one as? NSObject, object.responds(to: self) else { return nil }
        nonisolated(unsafe) let argument: Any? = other
        let result = object.onMainActor { ActionTable.shared.result(of: self, on: $0, with: [argument]) }
        return result as? ComparisonResult
    }
}
