import Foundation

/// A constraint that the visual format language can say, in that language: UIKit's logs prefer it to equations.
@MainActor
struct VisualConstraint {
    let text: String
    /// The view that `|` stands for.
    private(set) var superview: UIView?

    /// Nil for a constraint that has no visual form: other multipliers, centers, baselines, guides, equal sizes.
    init?(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem as? UIView else { return nil }
        let attribute = constraint.firstAttribute
        if constraint.secondItem == nil {
            guard attribute.isSize else { return nil }
            let length = Self.length(constraint.constant, constraint.relation, constraint.priority)
            text = "\(Self.orientation(of: attribute))[\(ConstraintDescription.name(of: first))(\(length))]"
            return
        }
        guard let second = constraint.secondItem as? UIView, constraint.multiplier == 1,
            Self.isUpright(first, second, attribute)
        else { return nil }
        let pair = (attribute, constraint.secondAttribute)
        let space = Self.space(constraint.constant, constraint.relation, constraint.priority)
        let turnedSpace = Self.space(-constraint.constant, constraint.relation.turned, constraint.priority)
        let orientation = Self.orientation(of: attribute)
        let (one, two) = ("[\(ConstraintDescription.name(of: first))]", "[\(ConstraintDescription.name(of: second))]")
        switch pair {
        case (.leading, .leading) where second === first.superview, (.left, .left) where second === first.superview,
            (.top, .top) where second === first.superview:
            (text, superview) = ("\(orientation)|\(space)\(one)", second)
        case (.leading, .leading) where first === second.superview, (.left, .left) where first === second.superview,
            (.top, .top) where first === second.superview:
            (text, superview) = ("\(orientation)|\(turnedSpace)\(two)", first)
        case (.trailing, .trailing) where first === second.superview, (.right, .right) where first === second.superview,
            (.bottom, .bottom) where first === second.superview:
            (text, superview) = ("\(orientation)\(two)\(space)|", first)
        case (.trailing, .trailing) where second === first.superview, (.right, .right) where second === first.superview,
            (.bottom, .bottom) where second === first.superview:
            (text, superview) = ("\(orientation)\(one)\(turnedSpace)|", second)
        case (.leading, .trailing), (.left, .right), (.top, .bottom):
            text = "\(orientation)\(two)\(space)\(one)"
        case (.trailing, .leading), (.right, .left), (.bottom, .top):
            text = "\(orientation)\(one)\(turnedSpace)\(two)"
        default: return nil
        }
    }

    /// Horizontal forms read from leading to trailing, or from left to right between views that do.
    private static func isUpright(_ first: UIView, _ second: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        guard attribute.isAbsolute else { return true }
        return !first.isConstraintRightToLeft && !second.isConstraintRightToLeft
    }

    private static func orientation(of attribute: NSLayoutConstraint.Attribute) -> String {
        let isVertical = attribute.axis == .vertical || attribute == .height
        return isVertical ? "V:" : "H:"
    }

    /// `-(8)-`, `-(>=8@750)-`, `-(0)-`.
    private static func space(
        _ constant: CGFloat, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority
    ) -> String {
        "-(\(length(constant, relation, priority)))-"
    }

    private static func length(
        _ constant: CGFloat, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority
    ) -> String {
        let sign = relation == .equal ? "" : ConstraintDescription.sign(of: relation)
        let suffix = priority == .required ? "" : "@\(ConstraintDescription.number(priority))"
        return sign + ViewDescription.number(constant == 0 ? 0 : constant) + suffix
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation with its sides exchanged.
    fileprivate var turned: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
