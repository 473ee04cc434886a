import Foundation
import Platform

/// A constraint in one line, as UIKit's logs show it.
@MainActor
package struct ConstraintDescription {
    let constraint: NSLayoutConstraint

    init(of constraint: NSLayoutConstraint) { self.constraint = constraint }

    /// `<NSLayoutConstraint:0x… 'name' V:|-(8)-[UILabel:0x…'Text']   (active, names: '|':UIView:0x… )>`.
    var text: String {
        let implied = constraint as? ImpliedConstraint
        var line = "<\(implied?.className ?? ViewDescription.className(of: constraint))"
        line += ":\(ViewDescription.address(of: constraint))"
        if let identifier = constraint.identifier { line += " '\(identifier)'" }
        if let implied {
            let names = implied.container.map { ", names: '|':\(Self.name(of: $0)) " } ?? ""
            return line + " \(implied.formula)   (active\(names))>"
        }
        guard constraint.hasItsItems else { return line + " (an item has gone)>" }
        let visual = VisualConstraint(constraint)
        line += " " + (visual?.text ?? equation)
        var state = [constraint.isActive ? "active" : "inactive"]
        if let superview = visual?.superview {
            state.append("names: '|':\(Self.name(of: superview)) ")
        }
        return line + "   (\(state.joined(separator: ", ")))>"
    }

    /// The constraint as an equation, with its identifier before it: for people, not for logs.
    var words: String {
        (constraint.identifier.map { "'\($0)' " } ?? "") + (constraint.hasItsItems ? equation : "an item has gone")
    }

    /// `first.attribute == 2*second.attribute + 8 @750`.
    private var equation: String {
        guard let first = constraint.firstItem else { return "" }
        var text = "\(Self.name(of: first)).\(constraint.firstAttribute.name) \(Self.sign(of: constraint.relation)) "
        let constant = ViewDescription.number(abs(constraint.constant))
        if let second = constraint.secondItem {
            if constraint.multiplier != 1 { text += "\(ViewDescription.number(constraint.multiplier))*" }
            text += "\(Self.name(of: second)).\(constraint.secondAttribute.name)"
            if constraint.constant != 0 { text += " \(constraint.constant < 0 ? "-" : "+") \(constant)" }
        } else {
            text += "\(constraint.constant < 0 ? "-" : "")\(constant)"
        }
        if constraint.priority != .required { text += " @\(Self.number(constraint.priority))" }
        return text
    }

    package static func sign(of relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    static func number(_ priority: UILayoutPriority) -> String { ViewDescription.number(CGFloat(priority.rawValue)) }

    /// Gives items other names than logs do, while an explanation is written.
    @WorldState static var naming: ((AnyObject) -> String)?

    /// `UILabel:0x…'Text'`, `UILayoutGuide:0x…'identifier'`.
    static func name(of item: AnyObject) -> String {
        if let naming { return naming(item) }
        return label(of: item, address: ":\(ViewDescription.address(of: item))")
    }

    /// `UILabel'Text'`, `UILayoutGuide'identifier'`.
    static func label(of item: AnyObject, address: String = "") -> String {
        var name = "\(ViewDescription.className(of: item))\(address)"
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { name += "'\(guide.identifier)'" }
        if let text = text(of: item) { name += "'\(text)'" }
        return name
    }

    /// What a label or button shows, cut as in UIKit's logs.
    private static func text(of item: AnyObject) -> String? {
        guard let text = (item as? UIView)?.textForLogs, !text.isEmpty else { return nil }
        return text.count > maximumTextLength ? text.prefix(maximumTextLength) + "..." : text
    }

    /// Characters.
    private static let maximumTextLength = 21
}
