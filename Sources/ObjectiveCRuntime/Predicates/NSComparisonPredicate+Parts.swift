import Foundation

// Foundation for Linux has the classes and says of their members that they are unavailable. Nothing makes an object of
// them here, so what asks a predicate whether it is one of them hears no, and none of these members is ever reached.

@available(*, deprecated, message: "Foundation for Linux makes no such object")
extension NSComparisonPredicate {
    /// What stands before the operator.
    ///
    /// - Note: No effect here: predicates of a format don't tell of what they are made, and are none of this class.
    public var leftExpression: NSExpression { preconditionFailure(unmade) }
    /// What stands behind the operator.
    ///
    /// - Note: No effect here: predicates of a format don't tell of what they are made, and are none of this class.
    public var rightExpression: NSExpression { preconditionFailure(unmade) }
}

@available(*, deprecated, message: "Foundation for Linux makes no such object")
extension NSExpression {
    /// What kind of value the expression is.
    ///
    /// - Note: No effect here: no object of this class can be made.
    public var expressionType: NSExpression.ExpressionType { preconditionFailure(unmade) }
}

private let unmade = "Foundation for Linux makes no such object"
