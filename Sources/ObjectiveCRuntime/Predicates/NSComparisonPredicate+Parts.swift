import Foundation

// Foundation for Linux has the class and says of its members that they are unavailable. Objects of it are predicates with
// a block, which hold beside them what they compare.

/// What a comparison is made of.
final class ComparisonContent {
    let (left, right): (PredicateValue, PredicateValue)
    let comparison: PredicateCondition.Operator
    let modifier: String?
    let options: String.CompareOptions

    init(
        _ left: PredicateValue,
        _ comparison: PredicateCondition.Operator,
        _ right: PredicateValue,
        _ modifier: String?,
        _ options: String.CompareOptions
    ) {
        (self.left, self.right, self.comparison) = (left, right, comparison)
        (self.modifier, self.options) = (modifier, options)
    }

    /// An address to find it by.
    nonisolated(unsafe) static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    /// A predicate of Foundation's class for comparisons.
    var predicate: NSPredicate {
        nonisolated(unsafe) let condition = PredicateCondition.comparison(
            left,
            comparison,
            right,
            modifier: modifier,
            options
        )
        let predicate = NSPredicate { object, variables in condition.holds(for: object, variables: variables ?? [:]) }
        // By its name: whoever writes the class is warned.
        if let type = _typeByName("10Foundation21NSComparisonPredicateC") as? AnyClass {
            object_setClass(predicate, type)
        }
        objc_setAssociatedObject(predicate, Self.key, self, .OBJC_ASSOCIATION_RETAIN)
        return predicate
    }
}

@available(*, deprecated, message: "Foundation for Linux has no initializer of its own")
extension CustomStringConvertible where Self: NSComparisonPredicate {
    /// Compares the values of two expressions; an operator that asks for a method of the app's ends the program.
    public init(
        leftExpression lhs: NSExpression,
        rightExpression rhs: NSExpression,
        modifier: NSComparisonPredicate.Modifier,
        type: NSComparisonPredicate.Operator,
        options: NSComparisonPredicate.Options = []
    ) {
        guard let comparison = PredicateCondition.Operator.types.first(where: { $0.value == type })?.key else {
            preconditionFailure("NSInvalidArgumentException: a predicate of this operator needs a selector")
        }
        var search: String.CompareOptions = []
        if options.contains(.caseInsensitive) { search.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { search.insert(.diacriticInsensitive) }
        let words: [NSComparisonPredicate.Modifier: String] = [.all: "ALL", .any: "ANY"]
        let content = ComparisonContent(lhs.content, comparison, rhs.content, words[modifier], search)
        guard let made = content.predicate as? Self else {
            preconditionFailure("a predicate of a subclass can't be made without Foundation's initializers")
        }
        self = made
    }
}

@available(*, deprecated, message: "Foundation for Linux has no members of its own")
extension NSComparisonPredicate {
    private var content: ComparisonContent? {
        objc_getAssociatedObject(self, ComparisonContent.key) as? ComparisonContent
    }

    /// What stands before the operator.
    public var leftExpression: NSExpression { .of(content?.left ?? .constant(nil)) }

    /// What stands behind the operator.
    public var rightExpression: NSExpression { .of(content?.right ?? .constant(nil)) }

    /// Whether all or any of the left value's elements are compared.
    public var comparisonPredicateModifier: NSComparisonPredicate.Modifier {
        switch content?.modifier {
        case nil: .direct
        case "ALL": .all
        default: .any
        }
    }

    /// The operator.
    public var predicateOperatorType: NSComparisonPredicate.Operator {
        content.flatMap { PredicateCondition.Operator.types[$0.comparison] } ?? .equalTo
    }

    /// Whether case and marks of letters count.
    public var options: NSComparisonPredicate.Options {
        var options: NSComparisonPredicate.Options = []
        if content?.options.contains(.caseInsensitive) == true { options.insert(.caseInsensitive) }
        if content?.options.contains(.diacriticInsensitive) == true { options.insert(.diacriticInsensitive) }
        return options
    }
}

@available(*, deprecated, message: "Foundation for Linux has no members of its own")
extension PredicateCondition.Operator {
    fileprivate static let types: [Self: NSComparisonPredicate.Operator] = [
        .equal: .equalTo, .unequal: .notEqualTo, .less: .lessThan, .lessOrEqual: .lessThanOrEqualTo,
        .greater: .greaterThan, .greaterOrEqual: .greaterThanOrEqualTo, .begins: .beginsWith, .ends: .endsWith,
        .contains: .contains, .like: .like, .matches: .matches, .isIn: .in, .between: .between,
    ]
}
