import Foundation

/// A constraint that the visual format language can say, in that language: UIKit's logs prefer it to equations.
@MainActor
struct VisualConstraint {
    let text: String
    /// The view that `|` stands for.
    private(set) var superview: UIView?

    /// Nil for a constraint that has no visual form: sizes, centers, baselines, guides, multipliers, and distances whose
    /// first item isn't the farther one.
    init?(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem as? UIView else { return nil }
        let attribute = constraint.firstAttribute
        guard let second = constraint.secondItem as? UIView, constraint.multiplier == 1,
            Self.isUpright(first, second, attribute)
        else { return nil }
        let pair = (attribute, constraint.secondAttribute)
        let space = Self.space(constraint.constant, constraint.relation, constraint.priority)
        let orientation = Self.orientation(of: attribute)
        let (one, two) = ("[\(ConstraintDescription.name(of: first))]", "[\(ConstraintDescription.name(of: second))]")
        switch pair {
        case (.leading, .leading) where second === first.superview, (.left, .left) where second === first.superview,
            (.top, .top) where second === first.superview:
            (text, superview) = ("\(orientation)|\(space)\(one)", second)
        case (.trailing, .trailing) where first === second.superview, (.right, .right) where first === second.superview,
            (.bottom, .bottom) where first === second.superview:
            (text, superview) = ("\(orientation)\(two)\(space)|", first)
        case (.leading, .trailing), (.left, .right), (.top, .bottom):
            text = "\(orientation)\(two)\(space)\(one)"
        default: return nil
        }
    }

    /// Horizontal forms read from leading to trailing, or from left to right between views that do.
    private static func isUpright(_ first: UIView, _ second: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Bool
    {
        guard attribute.isAbsolute else { return true }
        return [first, second].allSatisfy { $0.effectiveUserInterfaceLayoutDirection == .leftToRight }
    }

    private static func orientation(of attribute: NSLayoutConstraint.Attribute) -> String {
        attribute.axis == .vertical ? "V:" : "H:"
    }

    /// `-(8)-`, `-(>=8@750)-`, `-(0)-`.
    private static func space(
        _ constant: CGFloat,
        _ relation: NSLayoutConstraint.Relation,
        _ priority: UILayoutPriority
    ) -> String {
        "-(\(length(constant, relation, priority)))-"
    }

    private static func length(
        _ constant: CGFloat,
        _ relation: NSLayoutConstraint.Relation,
        _ priority: UILayoutPriority
    ) -> String {
        let sign = relation == .equal ? "" : ConstraintDescription.sign(of: relation)
        let suffix = priority == .required ? "" : "@\(ConstraintDescription.number(priority))"
        return sign + ViewDescription.number(constant == 0 ? 0 : constant) + suffix
    }
}
