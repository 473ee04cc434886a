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
}
