import Foundation

extension NSPredicate {
    /// What a format says, as Foundation documents its syntax; without functions and subqueries.
    ///
    /// The place of a variable, `$NAME`, is filled by `evaluate(with:substitutionVariables:)`.
    ///
    /// A format that can't be read ends the program, as Foundation's exception would.
    /// - Parameter args: Values for `%@`, `%d` and their like, names for `%K`.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 as Any })
    }

    /// What a format says, with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let values = (arguments ?? []).map { KeyedProperties.unwrapped($0) }
        nonisolated(unsafe) let condition = PredicateParser.condition(predicateFormat, values)
        self.init(block: { object, variables in condition.holds(for: object, variables: variables ?? [:]) })
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
