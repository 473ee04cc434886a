import Foundation

/// A constraint in one line, as UIKit's logs show it.
@MainActor
struct ConstraintDescription {
    let constraint: NSLayoutConstraint

    init(of constraint: NSLayoutConstraint) { self.constraint = constraint }

    /// `<NSLayoutConstraint:0x… 'name' UILabel:0x….leading == UIView:0x….leading + 20   (active)>`.
    var text: String {
        var line = "<\(ViewDescription.className(of: constraint)):\(ViewDescription.address(of: constraint))"
        if let identifier = constraint.identifier { line += " '\(identifier)'" }
        line += " " + equation
        if constraint.priority != .required { line += " @\(ViewDescription.number(CGFloat(constraint.priority.rawValue)))" }
        line += constraint.isActive ? "   (active)" : "   (inactive)"
        return line + ">"
    }

    /// `first.attribute == 2*second.attribute + 8`.
    private var equation: String {
        guard let first = constraint.firstItem else { return "(a view that has gone)" }
        var text = "\(Self.name(of: first)).\(constraint.firstAttribute.name) \(relation)"
        let constant = ViewDescription.number(abs(constraint.constant))
        guard let second = constraint.secondItem else {
            return text + " \(constraint.constant < 0 ? "-" : "")\(constant)"
        }
        text += " "
        if constraint.multiplier != 1 { text += "\(ViewDescription.number(constraint.multiplier))*" }
        text += "\(Self.name(of: second)).\(constraint.secondAttribute.name)"
        if constraint.constant != 0 { text += " \(constraint.constant < 0 ? "-" : "+") \(constant)" }
        return text
    }

    private var relation: String {
        switch constraint.relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// `UILabel:0x…'Text'`, `UILayoutGuide:0x…'identifier'`.
    static func name(of item: AnyObject) -> String {
        var name = "\(ViewDescription.className(of: item)):\(ViewDescription.address(of: item))"
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { name += "'\(guide.identifier)'" }
        if let label = item as? UILabel, let text = label.text { name += "'\(text.prefix(20))'" }
        return name
    }
}
