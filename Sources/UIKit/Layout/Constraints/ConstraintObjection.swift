import Foundation

/// Why something is no constraint (AL-1), in UIKit's words.
enum ConstraintObjection: Equatable {
    case constantIsNotFinite(CGFloat)
    case multiplierIsNotFinite(CGFloat)
    case itemIsNoView
    case locationIsConstant
    case directionsAreMixed
    case attributesDontPair

    /// Of a constraint between two attributes; nil when it is one.
    init?(
        _ one: NSLayoutConstraint.Attribute,
        _ two: NSLayoutConstraint.Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        if !multiplier.isFinite {
            self = .multiplierIsNotFinite(multiplier)
        } else if !constant.isFinite {
            self = .constantIsNotFinite(constant)
        } else if two == .notAnAttribute || multiplier == 0 {
            guard !one.isSize, one != .notAnAttribute else { return nil }
            self = .locationIsConstant
        } else if one.isSize, two.isSize {
            return nil
        } else if one.isSize != two.isSize || one.axis != two.axis || one == .notAnAttribute {
            self = .attributesDontPair
        } else if one.isDirectional && two.isAbsolute || one.isAbsolute && two.isDirectional {
            self = .directionsAreMixed
        } else {
            return nil
        }
    }

    /// The exception that UIKit raises.
    @MainActor var exceptionName: UIKitException.Name {
        switch self {
        case .constantIsNotFinite, .multiplierIsNotFinite: .internalInconsistency
        case .itemIsNoView, .locationIsConstant, .directionsAreMixed, .attributesDontPair: .invalidArgument
        }
    }

    /// What is wrong, whatever constraint it is about.
    var sentence: String {
        switch self {
        case .constantIsNotFinite(let constant):
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(Self.number(constant))"
        case .multiplierIsNotFinite(let multiplier):
            "Multiplier is not finite!  That's illegal.  multiplier:\(Self.number(multiplier))"
        case .itemIsNoView: "Constraint items must each be a view or layout guide."
        case .locationIsConstant:
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        case .directionsAreMixed:
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        case .attributesDontPair: "Invalid pairing of layout attributes."
        }
    }

    /// As `%g` writes it: "nan", "-inf".
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    /// The exception's reason.
    @MainActor
    func reason(about constraint: NSLayoutConstraint) -> String {
        switch self {
        case .multiplierIsNotFinite: return sentence
        case .constantIsNotFinite:
            let anchors = [
                constraint.firstItem.map { NSLayoutAnchor<AnyObject>.text(of: $0, constraint.firstAttribute) },
                constraint.secondItem.map { NSLayoutAnchor<AnyObject>.text(of: $0, constraint.secondAttribute) },
            ]
            return "\(sentence) firstAnchor:\(anchors[0] ?? "(null)") secondAnchor:\(anchors[1] ?? "(null)")"
        case .itemIsNoView, .locationIsConstant, .directionsAreMixed, .attributesDontPair:
            let item = constraint.firstItem.map { String(describing: $0) } ?? "(null)"
            return "NSLayoutConstraint for \(item): \(sentence)"
        }
    }
}
